// Introduction of the reference.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import styles from './DevelopersPage.module.css'
import { Guides } from './Guides.tsx'

export function Introduction() {
  const { t } = useLingui()
  const { apiUrl, authUrl, origin, paths } = useSite()
  const api = new URL(apiUrl, origin).href
  const auth = new URL(`${authUrl}/auth`, origin).href
  return (
    <div className={`prose ${styles.intro}`}>
      <p>
        <Trans>
          All calls are below <code>{api}</code> and answer JSON: <code>{'{ "success": true, "data": … }'}</code>, or{' '}
          <code>{'{ "success": false, "error": { "name", "message", "fields"? } }'}</code> with the HTTP status of the
          refusal.
        </Trans>
      </p>
      <p>
        <Trans>
          The language of names follows <code>Accept-Language</code>. The whole description as OpenAPI 3.1:{' '}
          <a className="link" href={`${apiUrl}/openapi.json`}>
            {api}/openapi.json
          </a>
        </Trans>
      </p>
      <h2 id="token">{t`How to get a token`}</h2>
      <p>
        <Trans>
          Calls marked as signed in need a token. Programs use an API token, created in your{' '}
          <a className="link" href={paths.apiTokens()}>
            settings
          </a>
          , in the header <code>Authorization: Bearer</code>: it makes the calls that are marked with one of its scopes,
          and those open to strangers. Who may write may read.
        </Trans>
      </p>
      <ScrollArea as="pre">{`curl '${api}/business/profile/my-list' \\\n  -H "Authorization: Bearer $WBN_TOKEN"`}</ScrollArea>
      <p>
        <Trans>
          Every answer says how many requests are left: <code>ratelimit-limit</code>, <code>ratelimit-remaining</code>,{' '}
          <code>ratelimit-reset</code> (seconds). After 429 wait for <code>Retry-After</code>. A write that is sent
          again with the same <code>Idempotency-Key</code> is done once.
        </Trans>
      </p>
      <h3>{t`Sessions`}</h3>
      <p>
        <Trans>
          All other calls need the session of a person, whose token travels in <code>x-auth-token</code>. Logging in
          answers an address with a one-time token, which is valid for 60 seconds; it is exchanged for a session. The
          token of the session is valid for 15 minutes, its refresh token for 30 days.
        </Trans>
      </p>
      <ScrollArea as="pre">{tokenCommands(auth)}</ScrollArea>
      <Guides api={api} />
    </div>
  )
}

function tokenCommands(auth: string): string {
  const json = "-H 'content-type: application/json'"
  return [
    `curl -c cookies '${auth}/login' ${json} \\\n  -d '{"email":"anna@example.com","password":"…"}'`,
    '# { "success": true, "data": { "redirect": "…/SetID?token=ONE-TIME-TOKEN&continue=…" } }',
    `curl -b cookies '${auth}/get-session' ${json} \\\n  -d '{"token":"ONE-TIME-TOKEN"}'`,
    '# { "success": true, "data": { "token", "tokenExpire", "refreshToken", "refreshTokenExpire", "userID" } }',
    `curl -X POST '${auth}/refresh-token' -H "x-auth-token: $REFRESH_TOKEN"`,
  ].join('\n')
}
