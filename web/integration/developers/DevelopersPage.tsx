// /developers: introduction, guides, groups of calls.
import { t } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Form, useLoaderData, useNavigate, useSubmit, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { useSite, type Meta } from '#web/foundation/page.ts'
import { Field } from '#web/ui/controls/Field.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { found } from './calls.ts'
import { Changes } from './Changes.tsx'
import { readGroups } from './description.ts'
import styles from './DevelopersPage.module.css'
import { Introduction } from './Introduction.tsx'

const mostWords = 100

export async function loader(args: LoaderFunctionArgs) {
  const words = (new URL(args.request.url).searchParams.get('q') ?? '').slice(0, mostWords)
  const groups = await readGroups(args)
  const hits = words.trim() === '' ? undefined : found(groups, words)
  return {
    words,
    groups: groups.map(({ capability, calls }) => ({ capability, count: calls.length })),
    hits: hits?.flatMap(({ capability, calls }) =>
      calls.map(({ id, method, path, summary }) => ({ capability, id, method, path, summary })),
    ),
  }
}

export const meta: Meta<typeof loader> = ({ i18n, data, operator }) => ({
  title: t(i18n)`API reference`,
  description: t(
    i18n,
  )`Every call of the ${operator.name} API with its parameters, answers and refusals: ${data.groups.map(({ capability }) => capability).join(', ')}.`,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { groups, hits, words } = useLoaderData<typeof loader>()
  const submit = useSubmit()
  useCallAnchors(groups)
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return (
    <div className="wrap">
      <h1>{t`API reference`}</h1>
      <div className={styles.overview}>
        <section aria-labelledby="calls">
          <h2 id="calls">{t`Calls`}</h2>
          <search>
            <Form method="get">
              <Field
                label={t`Find a call`}
                name="q"
                type="search"
                placeholder="product, GET, /social…"
                maxLength={mostWords}
                defaultValue={words}
                onChange={(event) => void submit(event.currentTarget.form, { replace: true, preventScrollReset: true })}
              />
            </Form>
          </search>
          <LiveRegion className="small muted">
            <Plural value={hits?.length ?? count} one="# call" other="# calls" />
          </LiveRegion>
          {hits ? (
            <ul className={styles.hits}>
              {hits.map(({ capability, id, method, path, summary }) => (
                <li key={id}>
                  <Link className="link" to={paths.developerCalls(capability, id)}>
                    <b>{method}</b> {path}
                  </Link>
                  <span className="small muted">{summary}</span>
                </li>
              ))}
            </ul>
          ) : (
            <ul className={styles.groups}>
              {groups.map((group) => (
                <li key={group.capability}>
                  <Link className="link" to={paths.developerCalls(group.capability)}>
                    {group.capability}
                  </Link>{' '}
                  <span className="small muted num">{group.count}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <Introduction />
        <Changes />
      </div>
    </div>
  )
}

/** Old links lead to the group's page. */
function useCallAnchors(groups: readonly { capability: string }[]): void {
  const { paths } = useSite()
  const navigate = useNavigate()
  useEffect(() => {
    function follow(): void {
      const id = location.hash.slice(1)
      const [capability = ''] = id.split('.')
      if (groups.some((group) => group.capability === capability))
        void navigate(paths.developerCalls(capability, id), { replace: true })
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [groups, navigate, paths])
}
