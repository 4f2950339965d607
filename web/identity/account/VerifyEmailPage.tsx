// /auth/verify-email: notice of the link, and verification by it.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import { Password } from '#contract/identity/auth/account-fields.ts'
import { Refusal } from '#kit/refusal.ts'
import { shownEmail } from '#kit/hosts.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { useAuthApi } from '#web/foundation/session.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { PasswordField } from '#web/foundation/form/PasswordField.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { useHydrated } from '#web/foundation/form/use-hydrated.ts'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Note } from '#web/ui/Note.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import styles from './AccountForm.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { ContinueForm } from './ContinueForm.tsx'
import { entryOf } from './entry.ts'
import { rememberedEmail } from './remembered.ts'
import { SendAgain } from './SendAgain.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { url } = loaderContext(args)
  return { ...entryOf(url), sent: url.searchParams.has('sent') }
}

export const meta: Meta<typeof loader> = ({ i18n, operator }) => ({
  title: t(i18n)`Verify your e-mail address`,
  description: t(i18n)`Show ${operator.name} that your e-mail address is yours.`,
  noindex: true,
})

type State = 'sent' | 'opened' | 'password' | 'verified' | 'failed'
const schema = z.object({ password: Password })

export function Component() {
  const { t } = useLingui()
  const { token, done, failed } = useLoaderData<typeof loader>()
  const asksPassword = token && failed?.name === 'Forbidden'
  const [state, setState] = useState<State>(
    asksPassword ? 'password' : failed ? 'failed' : done ? 'verified' : token ? 'opened' : 'sent',
  )
  return (
    <AccountFrame
      title={t`Verify your e-mail address`}
      claim={{
        title: t`Companies know who writes to them.`,
        text: t`Only people with a verified address can send requests.`,
      }}
    >
      {state === 'opened' && <LinkOpened token={token!} onDone={setState} />}
      {state === 'password' && <PasswordNeeded token={token!} onDone={setState} />}
      {state !== 'opened' && state !== 'password' && (
        <div className={styles.form}>
          {state === 'verified' ? <Verified /> : state === 'failed' ? <LinkFailed /> : <LinkSent />}
        </div>
      )}
    </AccountFrame>
  )
}

/** The button serves readers without scripts, and retries. */
function LinkOpened({ token, onDone }: { token: string; onDone: (state: State) => void }) {
  const { t } = useLingui()
  const { continueTo } = useLoaderData<typeof loader>()
  const api = useAuthApi()
  const isSent = useRef(false)
  const form = useServerForm({
    id: 'auth-verify-email',
    schema: z.object({}),
    saved: {},
    failuresIn: 'summary',
    async submit() {
      try {
        await api.verifyEmail({ body: { token } })
        onDone('verified')
      } catch (error) {
        const state = stateAfter(error)
        if (!state) throw error
        onDone(state)
      }
    },
  })
  useEffect(() => {
    // React runs effects twice in development.
    if (isSent.current) return
    isSent.current = true
    form.submit()
  })
  return (
    <Form form={form} className={styles.form} action="/auth/verify-email" hidden={{ token, continue: continueTo }}>
      <LiveRegion>{t`One moment, the address is being verified.`}</LiveRegion>
      <SubmitButton look="main" size="large" full>{t`Verify this address`}</SubmitButton>
    </Form>
  )
}

function stateAfter(error: unknown): State | undefined {
  if (!(error instanceof Refusal)) return undefined
  if (error.name === 'Forbidden') return 'password'
  return ['SessionError', 'Conflict'].includes(error.name) ? 'failed' : undefined
}

function PasswordNeeded({ token, onDone }: { token: string; onDone: (state: State) => void }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { continueTo, failed } = useLoaderData<typeof loader>()
  const api = useAuthApi()
  const query = { continue: continueTo }
  const form = useServerForm({
    id: 'auth-verify-password',
    schema,
    saved: { password: '' },
    failuresIn: 'summary',
    failed: failed?.name === 'Forbidden' ? undefined : failed,
    failureMessages: { Forbidden: t`This is not the password of the registration.` },
    async submit(body) {
      try {
        await api.verifyEmail({ body: { ...body, token } })
        onDone('verified')
      } catch (error) {
        if (stateAfter(error) !== 'failed')
          throw error instanceof Refusal && error.name === 'Forbidden' ? new Refusal('Forbidden') : error
        onDone('failed')
      }
    },
  })
  return (
    <Form form={form} className={styles.form} action="/auth/verify-email" hidden={{ token, ...query }}>
      <Note look="info" status>
        <p>{t`This is not the browser in which the address was entered. Type the password of your account to finish.`}</p>
      </Note>
      <PasswordField name="password" label={t`Password`} />
      <SubmitButton look="main" size="large" full>{t`Verify this address`}</SubmitButton>
      <p className="muted">
        <Trans>
          Forgotten, or not registered by you?{' '}
          <Link className="link" to={paths.account('register', query)}>
            Register again
          </Link>
          : your password and name take the place of whatever was entered before.
        </Trans>
      </p>
    </Form>
  )
}

function Verified() {
  const { t } = useLingui()
  const { continueTo } = useLoaderData<typeof loader>()
  return (
    <>
      <Note look="ok" status>
        <p>{t`Your e-mail address is verified. You can write to companies now.`}</p>
      </Note>
      <ContinueForm continueTo={continueTo} />
    </>
  )
}

function LinkFailed() {
  const { t } = useLingui()
  const { continueTo } = useLoaderData<typeof loader>()
  return (
    <>
      <Note look="bad" role="alert">
        <p>{t`This link has already been used or has expired. If your address is not verified yet, ask for another one.`}</p>
      </Note>
      <SendAgain continueTo={continueTo} />
      <ContinueForm continueTo={continueTo} look="plain" />
    </>
  )
}

function LinkSent() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { continueTo, sent } = useLoaderData<typeof loader>()
  const isHydrated = useHydrated()
  const email = isHydrated && sent ? shownEmail(rememberedEmail()) : ''
  return (
    <>
      <Note look="info" status>
        <p>
          {email ? (
            <Trans>
              We sent an e-mail to <b className="semi">{email}</b>. Open its link to finish.
            </Trans>
          ) : (
            t`We sent you an e-mail. Open its link to finish.`
          )}
        </p>
        <p>{t`If the address has an account already, the e-mail says how to get into it.`}</p>
      </Note>
      <p className="muted">
        <Trans>
          Nothing there after a few minutes? Look into the spam folder, or{' '}
          <Link className="link" to={paths.account('login', { continue: continueTo })}>
            log in
          </Link>
          : that sends the link again.
        </Trans>
      </p>
      <SendAgain continueTo={continueTo} />
    </>
  )
}
