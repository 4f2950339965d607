// /auth/reset-password: sets a new password by the token of the link that was sent.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { asked, useSite, type Meta } from '../page.ts'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from '../routing.ts'
import { useAuthApi } from '../session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { entryOf } from './entry.ts'
import { NewPasswordField } from './fields.tsx'
import { Form, Submit, type Values } from './Form.tsx'
import styles from './Form.module.css'
import { newPassword } from './rules.ts'

const refused = { password: 'common' } as const

export async function loader(args: LoaderFunctionArgs) {
  return entryOf(asked(args).url, refused)
}

export const meta: Meta<typeof loader> = ({ i18n, operator }) => ({
  title: t(i18n)`Choose a new password`,
  description: t(i18n)`Set a new password for your account at ${operator.name}.`,
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { continueTo, token, failed } = useLoaderData<typeof loader>()
  const api = useAuthApi()
  const navigate = useNavigate()
  const query = { continue: continueTo }

  async function send({ password }: Values) {
    await api.resetPassword({ body: { token: token!, password: password! } })
    navigate(paths.account('login', { done: 'reset', ...query }), { replace: true })
  }

  return (
    <AccountFrame
      title={t`Choose a new password`}
      lead={t`Afterwards every device has to log in again.`}
      claim={{
        title: t`Your account stays yours.`,
        text: t`A new password ends every session, on every portal.`,
      }}
    >
      {token ? (
        <Form
          action="/auth/reset-password"
          rules={{ password: newPassword }}
          labels={{ password: t`New password` }}
          refused={refused}
          send={send}
          failed={failed}
          hidden={{ token, ...query }}
          words={{
            SessionError: (
              <Trans>
                This link was used already or is older than 30 minutes.{' '}
                <a href={paths.account('forgot-password', query)}>Ask for another</a>.
              </Trans>
            ),
          }}
        >
          <NewPasswordField label={t`New password`} />
          <Submit>{t`Save the new password`}</Submit>
        </Form>
      ) : (
        <div className={styles.form}>
          <Note look="warn">
            <p>{t`The link is not complete. Open it from the e-mail again, or ask for another.`}</p>
          </Note>
          <LinkButton look="primary" size="large" full href={paths.account('forgot-password', query)}>
            {t`Ask for another link`}
          </LinkButton>
        </div>
      )}
    </AccountFrame>
  )
}
