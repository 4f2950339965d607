// /settings/api-tokens: API tokens, shown once.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconKey, IconPlus } from '#web/ui/icons.ts'
import { Suspense, useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { ApiToken } from '#contract/identity/auth/api-tokens.ts'
import { isSample } from '#contract/identity/auth/sample-accounts.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useAuthApi, useSession } from '#web/foundation/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useFocusAfterRemoval, useFocusRecovery } from '#web/ui/focus/after-removal.ts'
import { Note } from '#web/ui/Note.tsx'
import { Part } from '#web/ui/Part.tsx'
import { Empty } from '#web/ui/States.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './ApiTokensPage.module.css'
import { NewSecret } from './NewSecret.tsx'
import { areaNames } from './scope-names.ts'

const CreateTokenDialog = lazyComponent(async () => (await import('./CreateTokenDialog.tsx')).CreateTokenDialog)

export async function loader(args: LoaderFunctionArgs) {
  const { api, authApi, signal } = loaderContext(args)
  const [tokens, factors, { data }] = await Promise.all([
    authApi.apiTokens({ signal }),
    authApi.factors({ signal }),
    api.businesses.mine({ signal }),
  ])
  const businesses = data.map(({ businessID, general: { companyName } }) => ({ businessID, companyName }))
  return { tokens, hasPassword: factors.hasPassword, businesses, now: Date.now() }
}

export const meta: Meta = ({ i18n }) => ({ title: t(i18n)`API tokens`, description: '', noindex: true })

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { tokens, hasPassword, businesses, now } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const session = useSession()
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<{ secret: string; token: ApiToken }>()
  const nameOf = (id: string) => businesses.find(({ businessID }) => businessID === id)?.companyName
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t`API tokens`}</h1>
        <Button look="main" icon={IconPlus} onClick={() => setCreating(true)}>
          <Trans>Create a token</Trans>
        </Button>
      </header>
      <p className="muted">
        <Trans>
          A token lets a program act for you, or for one of your companies, within the scopes you choose.{' '}
          <Link className="link" to={paths.developers('token')}>
            How to use it
          </Link>
        </Trans>
      </p>
      {session && isSample(session.userID) && (
        <Note look="info">
          <p>{t`This is a sample account: its tokens are everybody's and last a day.`}</p>
        </Note>
      )}
      {created && (
        <NewSecret secret={created.secret}>
          <Trans>«{created.token.name}» is ready. Copy the token now: it is not shown again.</Trans>
        </NewSecret>
      )}
      <div ref={useFocusAfterRemoval()}>
        {tokens.length === 0 ? (
          <Empty icon={IconKey} title={t`No tokens yet`}>
            <Trans>Create one for each program, so that you can revoke it alone.</Trans>
          </Empty>
        ) : (
          <Part id="tokens" title={<Trans>Your tokens</Trans>}>
            <ul>
              {tokens.map((token) => (
                <TokenRow
                  key={token.id}
                  token={token}
                  business={token.businessID === null ? undefined : (nameOf(token.businessID) ?? t`a former company`)}
                  expired={Date.parse(token.expiresAt) <= now}
                  onRevoked={() => {
                    if (created?.token.id === token.id) setCreated(undefined)
                    void revalidate()
                  }}
                />
              ))}
            </ul>
          </Part>
        )}
      </div>
      {creating && (
        <Suspense>
          <CreateTokenDialog
            businesses={businesses}
            hasPassword={hasPassword}
            onClose={() => setCreating(false)}
            onCreated={(one) => {
              setCreating(false)
              setCreated(one)
              void revalidate()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

type RowProps = { token: ApiToken; business: string | undefined; expired: boolean; onRevoked: () => void }

/** Programs that use the token stop at once. */
function TokenRow({ token, business, expired, onRevoked }: RowProps) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const api = useAuthApi()
  const { showSuccess, showError } = useToasts()
  const [asked, setAsked] = useState(false)
  useFocusRecovery()
  const { id, name, ending, scopes, createdAt, expiresAt, usedAt } = token
  const allowed = scopes.map((scope) => {
    const [area, kind] = scope.split(':') as [keyof typeof areaNames, 'read' | 'write']
    const title = i18n._(areaNames[area].title)
    return kind === 'read' ? t`${title} (read)` : t`${title} (read and write)`
  })
  async function revoke(): Promise<void> {
    try {
      await api.revokeApiToken({ params: { id } })
      showSuccess(t`«${name}» is revoked.`)
      onRevoked()
    } catch (error) {
      showError(error)
    }
  }
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <b className="semi">{name}</b>
          <code className="muted">wbn_…{ending}</code>
          {business && <Badge>{business}</Badge>}
          {expired && <Badge look="warn">{t`expired`}</Badge>}
        </p>
        <p className="small">{allowed.join(' · ')}</p>
        <p className="muted small">
          <Trans>
            created {formats.date(createdAt)} · expires {formats.date(expiresAt)}
          </Trans>{' '}
          <Text>·</Text> {usedAt ? <Trans>last used {formats.dateTime(usedAt)}</Trans> : <Trans>never used</Trans>}
        </p>
      </div>
      <div className="row">
        {asked ? (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button takes the place of the one pressed */}
            <Button look="danger" autoFocus onClick={() => void revoke()}>{t`Revoke now`}</Button>
            <Button look="ghost" onClick={() => setAsked(false)}>{t`Cancel`}</Button>
          </>
        ) : (
          <Button aria-label={t`Revoke the token ${name}`} onClick={() => setAsked(true)}>{t`Revoke`}</Button>
        )}
      </div>
    </li>
  )
}
