// /auth/login: by e-mail and password, a second factor where one is set, a passkey, another provider, or a sample account.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Refusal } from '#kit/refusal.ts'
import { asked, useSite, type Meta } from '../page.ts'
import { queryOf } from '../paths.ts'
import { useLoaderData, type LoaderFunctionArgs } from '../routing.ts'
import { useAuthApi } from '../session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { entryOf } from './entry.ts'
import { EmailField, PasswordField, TextField } from './fields.tsx'
import { Form, Submit, type Values } from './Form.tsx'

import styles from './Form.module.css'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { given, email as emailRule } from './rules.ts'
import { SampleAccounts } from './SampleAccounts.tsx'
import { useContinue } from './use-continue.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { authApi, url, signal } = asked(args)
  const entry = entryOf(url, { code: 'code' })
  // Which of the two is wrong is not said, so no field is marked.
  const failed = entry.failed?.fault?.[0] === 'password' ? { ...entry.failed, fault: undefined } : entry.failed
  return { ...entry, failed, options: await authApi.options({ signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n, operator }) => ({
  title: t(i18n)`Log in`,
  description: t(i18n)`Log in to ${operator.name} with your e-mail address and password.`,
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths, operator, locale } = useSite()
  const { continueTo, email, done, failed, reason, options } = useLoaderData<typeof loader>()
  const api = useAuthApi()
  const onward = ['/', paths.home()].includes(continueTo ?? '/') ? undefined : continueTo
  useContinue(onward)
  const [needsCode, setNeedsCode] = useState(failed?.fault?.[0] === 'code')

  async function send({ email, password, code }: Values) {
    try {
      const { redirect } = await api.login({
        body: {
          email: email!,
          password: password!,
          ...(code && { code }),
          ...(continueTo && { continue: continueTo }),
        },
      })
      location.assign(redirect)
      // The button stays busy until the next page is there.
      await new Promise(() => {})
    } catch (error) {
      if (!code && isCodeAsked(error)) return setNeedsCode(true)
      const { name, fields, retryAfter } = error as Refusal
      throw fields?.['password'] === undefined ? error : { name, retryAfter }
    }
  }

  const query = { continue: continueTo }
  const otherWords: Record<string, string> = {
    declined: t`The other site did not log you in.`,
    unverified: t`The other site has not verified your e-mail address. Log in with a password here.`,
    known: t`This address has an account here already. Log in with its password.`,
    closed: t`This account is closed.`,
    failed: t`Logging in with the other site did not work. Try again, or use your password.`,
  }
  return (
    <AccountFrame
      title={t`Log in`}
      lead={onward && t`What you were doing is kept. Log in to go on.`}
      claim={{
        title: t`Requests reach the maker directly.`,
        text: t`No commission and no fee per enquiry, on every portal.`,
      }}
    >
      {done === 'reset' && !failed && (
        <Note look="ok" role="status">
          <p>{t`Your password is changed. Log in with the new one.`}</p>
        </Note>
      )}
      <Form
        action="/auth/login"
        rules={{ email: emailRule, password: given, ...(needsCode && { code: given }) }}
        labels={{ email: t`E-mail`, password: t`Password`, code: t`Security code` }}
        refused={{ code: 'code' }}
        send={send}
        failed={failed}
        hidden={query}
        words={{
          Forbidden: (
            <Trans>
              E-mail or password is wrong. <a href={paths.account('forgot-password', query)}>Reset the password</a> if
              you are not sure.
            </Trans>
          ),
          OpenID: otherWords[reason ?? ''] ?? otherWords['failed'],
        }}
      >
        <EmailField label={t`E-mail`} given={email} />
        <PasswordField
          label={t`Password`}
          aside={
            <a className="link" href={paths.account('forgot-password', query)}>
              {t`Forgot password?`}
            </a>
          }
        />
        {needsCode && (
          <TextField
            name="code"
            label={t`Security code`}
            hint={t`The six digits your authenticator app shows, or one of your recovery codes.`}
            autoComplete="one-time-code"
            inputMode="text"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
            autoFocus
          />
        )}
        <Submit>{needsCode ? t`Confirm and log in` : t`Log in`}</Submit>
      </Form>
      <div className={styles.others}>
        <PasskeyLogin continueTo={continueTo} />
        {options.openID && (
          <LinkButton size="large" full href={`/auth/openid/start${queryOf({ ...query, lang: locale })}`} data-reload>
            <Trans>Log in with {options.openID.name}</Trans>
          </LinkButton>
        )}
      </div>
      <p className={`muted ${styles.other}`}>
        <Trans>
          New to {operator.name}?{' '}
          <a className="link" href={paths.account('register', query)}>
            Register free of charge
          </a>
        </Trans>
      </p>
      {options.samples.length > 0 && <SampleAccounts samples={options.samples} continueTo={continueTo} />}
    </AccountFrame>
  )
}

function isCodeAsked(error: unknown): boolean {
  const { fields = {} } = error as { fields?: Record<string, string> }
  return 'code' in fields
}
