// /auth/forgot-password: reset link. Same answer for known and unknown addresses.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ForgottenPassword } from '#contract/identity/auth/account-fields.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { useAuthApi } from '#web/foundation/session.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Note } from '#web/ui/Note.tsx'
import styles from './AccountForm.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { entryOf } from './entry.ts'
import { RememberedEmailField } from './fields.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { url } = loaderContext(args)
  return { ...entryOf(url), sent: url.searchParams.has('sent') }
}

export const meta: Meta<typeof loader> = ({ i18n, operator }) => ({
  title: t(i18n)`Reset your password`,
  description: t(i18n)`Ask ${operator.name} for a link that sets a new password.`,
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { continueTo, sent } = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      title={t`Reset your password`}
      lead={t`We e-mail you a link for setting a new password. It works once and is valid for 30 minutes.`}
      claim={{
        title: t`Your account stays yours.`,
        text: t`A new password ends all sessions on all portals.`,
      }}
    >
      {sent ? (
        <div className={styles.form}>
          <Note look="ok" status>
            <p>{t`If this address has an account, a link is on its way. Check your spam folder too.`}</p>
          </Note>
        </div>
      ) : (
        <ForgotPasswordForm />
      )}
      <p className={`muted ${styles.other}`}>
        <Trans>
          Remembered it?{' '}
          <Link className="link" to={paths.account('login', { continue: continueTo })}>
            Log in
          </Link>
        </Trans>
      </p>
    </AccountFrame>
  )
}

function ForgotPasswordForm() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { continueTo, email = '', failed } = useLoaderData<typeof loader>()
  const api = useAuthApi()
  const navigate = useNavigate()
  const query = { continue: continueTo }
  const form = useServerForm({
    id: 'auth-forgot-password',
    schema: ForgottenPassword,
    saved: { email },
    failuresIn: 'summary',
    failed,
    async submit(body) {
      await api.forgotPassword({ body: { ...body, ...query } })
      void navigate(paths.account('forgot-password', { sent: '1', ...query }), { replace: true })
    },
  })
  return (
    <Form form={form} className={styles.form} action="/auth/forgot-password" hidden={query}>
      <RememberedEmailField label={t`E-mail`} />
      <SubmitButton look="main" size="large" full>{t`Send the link`}</SubmitButton>
    </Form>
  )
}
