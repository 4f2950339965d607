// Login form with second-factor code if enabled.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Credentials, FactorCode } from '#contract/identity/auth/account-fields.ts'
import { Refusal } from '#kit/refusal.ts'
import { useSite } from '#web/foundation/page.ts'
import { Link } from '#web/ui/Link.tsx'
import { useAuthApi } from '#web/foundation/session.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { PasswordField } from '#web/foundation/form/PasswordField.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import styles from './AccountForm.module.css'
import type { Entry } from './entry.ts'
import { CodeField, RememberedEmailField } from './fields.tsx'

const withCode = Credentials.extend(FactorCode.shape)

export function LoginForm({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { continueTo, email = '', reason } = entry
  const api = useAuthApi()
  const openIDFailures = useOpenIDFailures()
  const failed = failedOf(entry)
  const [needsCode, setNeedsCode] = useState(failed?.field === 'code')
  const [isMerged, setMerged] = useState(entry.failed?.field === 'merged')
  const [closed, setClosed] = useState<ClosedAccount | undefined>(entry.failed?.field === 'account' ? {} : undefined)
  const query = { continue: continueTo }
  const forgotten = paths.account('forgot-password', query)
  const form = useServerForm({
    id: 'auth-login',
    schema: needsCode ? withCode : Credentials,
    saved: { email, password: '', code: '' },
    failuresIn: 'summary',
    failed,
    errorMessages: { code: t`Type the code that your app shows now, or a recovery code` },
    failureMessages: {
      Forbidden: closed ? (
        <ClosedNote {...closed} />
      ) : isMerged ? (
        openIDFailures.get('merged')
      ) : (
        <Trans>
          E-mail or password is wrong. <Link to={forgotten}>Reset the password</Link> if you are not sure. If you have
          just registered, open the link in our e-mail first.
        </Trans>
      ),
      OpenID: openIDFailures.get(reason ?? '') ?? openIDFailures.get('failed'),
    },
    async submit(body) {
      try {
        const { redirect } = await api.login({ body: { ...body, ...query } })
        location.assign(redirect)
      } catch (error) {
        setMerged(error instanceof Refusal && error.fields?.['merged'] !== undefined)
        setClosed(closedOf(error))
        if (!isCodeRefused(error) || body.code) throw refusalOf(error)
        setNeedsCode(true)
        return 'unsaved'
      }
      return new Promise(() => {})
    },
  })
  return (
    <Form form={form} className={styles.form} action="/auth/login" hidden={query}>
      <RememberedEmailField label={t`E-mail`} />
      <PasswordField
        name="password"
        label={t`Password`}
        aside={
          <Link className="link" to={forgotten}>
            {t`Forgot password?`}
          </Link>
        }
      />
      {needsCode && (
        <CodeField
          hint={t`The six digits your authenticator app shows, or one of your recovery codes.`}
          inputMode="text"
          maxLength={40}
        />
      )}
      <SubmitButton look="main" size="large" full>
        {needsCode ? t`Confirm and log in` : t`Log in`}
      </SubmitButton>
    </Form>
  )
}

type ClosedAccount = { account?: string | undefined; until?: string | undefined }

function closedOf(error: unknown): ClosedAccount | undefined {
  const fields = error instanceof Refusal ? error.fields : undefined
  return fields?.['account'] === undefined ? undefined : { account: fields['account'], until: fields['until'] }
}

function ClosedNote({ account, until }: ClosedAccount) {
  const { formats } = useSite()
  const date = until ? formats.date(until) : undefined
  if (account !== 'suspended')
    return <Trans>This account is closed or suspended. Our e-mail about it says why and how to appeal.</Trans>
  return date ? (
    <Trans>
      This account is suspended until {date}. Our e-mail about the decision says why and has the link to appeal.
    </Trans>
  ) : (
    <Trans>This account is suspended. Our e-mail about the decision says why and has the link to appeal.</Trans>
  )
}

function isCodeRefused(error: unknown): error is Refusal {
  return error instanceof Refusal && error.fields?.['code'] !== undefined
}

/** Forbidden marks no field, unlike a rejected code. */
function refusalOf(error: unknown): unknown {
  if (isCodeRefused(error)) return new Refusal('ValidationError', error.message, { fields: error.fields! })
  return error instanceof Refusal && error.name === 'Forbidden' ? new Refusal('Forbidden') : error
}

function failedOf({ failed }: Entry): Entry['failed'] {
  if (failed?.name !== 'Forbidden') return failed
  return failed.field === 'code' ? { ...failed, name: 'ValidationError' } : { ...failed, field: undefined }
}

function useOpenIDFailures(): ReadonlyMap<string, string> {
  const { t } = useLingui()
  return new Map([
    ['declined', t`The other site did not log you in.`],
    ['unverified', t`The other site has not verified your e-mail address. Log in with a password here.`],
    ['known', t`This address has an account here already. Log in with its password.`],
    ['closed', t`This account is closed.`],
    ['merged', t`This account was joined with another one of yours. Log in with the address of that one.`],
    ['failed', t`Logging in with the other site did not work. Try again, or use your password.`],
  ])
}
