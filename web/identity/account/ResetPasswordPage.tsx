// /auth/reset-password: new password by emailed token.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordReset } from '#contract/identity/auth/account-fields.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { useAuthApi } from '#web/foundation/session.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './AccountForm.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { entryOf } from './entry.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return entryOf(loaderContext(args).url)
}

export const meta: Meta<typeof loader> = ({ i18n, operator }) => ({
  title: t(i18n)`Choose a new password`,
  description: t(i18n)`Set a new password for your account at ${operator.name}.`,
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { continueTo, token } = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      title={t`Choose a new password`}
      lead={t`Afterwards you have to log in again on all devices.`}
      claim={{
        title: t`Your account stays yours.`,
        text: t`A new password ends all sessions on all portals.`,
      }}
    >
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <div className={styles.form}>
          <Note look="warn">
            <p>{t`The link is incomplete. Open it from the e-mail again, or ask for another one.`}</p>
          </Note>
          <LinkButton
            look="primary"
            size="large"
            full
            href={paths.account('forgot-password', { continue: continueTo })}
          >
            {t`Ask for another link`}
          </LinkButton>
        </div>
      )}
    </AccountFrame>
  )
}

function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { continueTo, failed } = useLoaderData<typeof loader>()
  const api = useAuthApi()
  const navigate = useNavigate()
  const query = { continue: continueTo }
  const form = useServerForm({
    id: 'auth-reset-password',
    schema: PasswordReset,
    saved: { password: '' },
    failuresIn: 'summary',
    failed,
    errorMessages: { password: { notAccepted: t`This password is one of the most common. Choose another.` } },
    failureMessages: {
      SessionError: (
        <Trans>
          This link has already been used or is older than 30 minutes.{' '}
          <Link to={paths.account('forgot-password', query)}>Ask for another</Link>.
        </Trans>
      ),
    },
    async submit(body) {
      await api.resetPassword({ body: { ...body, token } })
      void navigate(paths.account('login', { done: 'reset', ...query }), { replace: true })
    },
  })
  return (
    <Form form={form} className={styles.form} action="/auth/reset-password" hidden={{ token, ...query }}>
      <NewPasswordField name="password" label={t`New password`} />
      <SubmitButton look="main" size="large" full>{t`Save the new password`}</SubmitButton>
    </Form>
  )
}
