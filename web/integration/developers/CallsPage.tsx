// /developers/{capability}: the calls of one group.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { Refusal } from '#kit/refusal.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { inLowerCase } from '#web/foundation/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Call } from './Call.tsx'
import { readGroups } from './description.ts'
import styles from './DevelopersPage.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { params } = loaderContext(args)
  const groups = await readGroups(args)
  const group = groups.find(({ capability }) => inLowerCase(capability) === params['capability'])
  if (!group) throw new Refusal('NotFound', 'No such calls')
  return { ...group, others: groups.map(({ capability }) => capability) }
}

export const meta: Meta<typeof loader> = ({ i18n, data: { capability, calls }, operator, paths }) => ({
  title: t(i18n)`API reference: ${capability}`,
  description: t(i18n)`Calls of the ${operator.name} API with parameters, examples, answers and refusals: ${calls
    .slice(0, 6)
    .map(({ id }) => id)
    .join(', ')}.`,
  path: paths.developerCalls(capability),
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { capability, calls, others } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[{ name: t`API reference`, href: paths.developers() }, { name: capability }]}
      />
      <h1>{capability}</h1>
      <div className={styles.page}>
        <nav className={styles.index} aria-label={t`Calls`}>
          <ul>
            {others.map((other) => (
              <li key={other}>
                <Link to={paths.developerCalls(other)} aria-current={other === capability ? 'page' : undefined}>
                  {other}
                </Link>
                {other === capability && (
                  <ul>
                    {calls.map(({ id, method, path }) => (
                      <li key={id}>
                        <a href={`#${id}`}>
                          <b>{method}</b> {path}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </div>
      </div>
    </div>
  )
}
