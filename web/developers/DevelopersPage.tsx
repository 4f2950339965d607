// /developers: API reference, generated from the OpenAPI document.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, useSite, type Meta } from '#web/app/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { callsOf, type CallShown, type Description } from './calls.ts'
import styles from './DevelopersPage.module.css'

async function description(apiUrl: string, authUrl: string): Promise<Description> {
  if (!import.meta.env.SSR) return (await fetch(`${apiUrl}/openapi.json`)).json() as Promise<Description>
  const [{ openapiOf }, { contract }, { streams }, { authContract }] = await Promise.all([
    import('#contract/openapi.ts'),
    import('#contract/contract.ts'),
    import('#contract/events.ts'),
    import('#contract/auth/auth.ts'),
  ])
  const beside = [{ contract: authContract, server: `${authUrl}/auth` }]
  return openapiOf({ contract, server: apiUrl, streams }, beside) as Description
}

export async function loader(args: LoaderFunctionArgs) {
  const { apiUrl, authUrl, cacheTags } = loaderContext(args)
  cacheTags('contract')
  return { groups: callsOf(await description(apiUrl, authUrl)) }
}

export const meta: Meta<typeof loader> = ({ i18n, data, operator }) => ({
  title: t(i18n)`API reference`,
  description: t(
    i18n,
  )`Every call of the ${operator.name} API with its parameters, answers and refusals: ${data.groups.map(({ capability }) => capability).join(', ')}.`,
})

export function Component() {
  const { t } = useLingui()
  const { groups } = useLoaderData<typeof loader>()
  const { apiUrl } = useSite()
  return (
    <div className="wrap">
      <h1>{t`API reference`}</h1>
      <div className={styles.page}>
        <nav className={styles.index} aria-label={t`Calls`}>
          {groups.map(({ capability, calls }) => (
            <div key={capability}>
              <h2>{capability}</h2>
              <ul>
                {calls.map(({ id, method, path }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <b>{method}</b> {path}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div>
          <div className={`prose ${styles.intro}`}>
            <p>
              <Trans>
                All calls stand below <code>{apiUrl}</code> and answer JSON:{' '}
                <code>{'{ "success": true, "data": … }'}</code>, or{' '}
                <code>{'{ "success": false, "error": { "name", "message", "fields"? } }'}</code> with the HTTP status of
                the refusal.
              </Trans>
            </p>
            <p>
              <Trans>
                The token of a signed-in person travels in the header <code>x-auth-token</code>. The language of names
                follows <code>Accept-Language</code>. The whole description as OpenAPI 3.1:{' '}
                <a className="link" href={`${apiUrl}/openapi.json`}>
                  {apiUrl}/openapi.json
                </a>
              </Trans>
            </p>
          </div>
          {groups.map(({ capability, calls }) => (
            <section key={capability}>
              <h2 className={styles.capability}>{capability}</h2>
              {calls.map((call) => (
                <Call key={call.id} call={call} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Call({ call }: { call: CallShown }) {
  const { t } = useLingui()
  return (
    <article id={call.id} className={styles.call}>
      <h3>
        <span className={styles.method}>{call.method}</span> <code>{call.path}</code>{' '}
        {call.signedIn && <Badge look="warn">{t`signed in`}</Badge>}
      </h3>
      <p>{call.summary}</p>
      {call.parameters.length > 0 && (
        <dl className={styles.parameters}>
          {call.parameters.map(({ name, place, required, type, remark }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{type}</code>{' '}
                <span className="muted">
                  {place}
                  {required && ` · ${t`required`}`}
                  {remark && ` · ${remark}`}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {call.body && (
        <details open>
          <summary>{t`Body`}</summary>
          <pre tabIndex={0}>{call.body}</pre>
        </details>
      )}
      {call.answer && (
        <details>
          <summary>{t({ message: 'Answer', comment: 'what an API call answers' })}</summary>
          <pre tabIndex={0}>{call.answer}</pre>
        </details>
      )}
      <p className="small muted">{call.errors.map(({ status, names }) => `${status} ${names}`).join(' · ')}</p>
    </article>
  )
}
