// /auth/forgot-password: sends a link for a new password. Says the same whether the address is known or not.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { asked, useSite, type Meta } from '../page.ts'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from '../routing.ts'
import { useAuthApi } from '../session.ts'
import { Note } from '../ui/Note.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { entryOf } from './entry.ts'
import { EmailField } from './fields.tsx'
import { Form, Submit, type Values } from './Form.tsx'
import styles from './Form.module.css'
import { email as emailRule } from './rules.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { url } = asked(args)
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
  const { continueTo, email, failed, sent } = useLoaderData<typeof loader>()
  const api = useAuthApi()
  const navigate = useNavigate()
  const query = { continue: continueTo }

  async function send({ email }: Values) {
    await api.forgotPassword({ body: { email: email!, ...(continueTo && { continue: continueTo }) } })
    navigate(paths.account('forgot-password', { sent: '1', ...query }), { replace: true })
  }

  return (
    <AccountFrame
      title={t`Reset your password`}
      lead={t`We send you a link. It sets a new password, once, within 30 minutes.`}
      claim={{
        title: t`Your account stays yours.`,
        text: t`A new password ends every session, on every portal.`,
      }}
    >
      {sent ? (
        <div className={styles.form}>
          <Note look="ok" role="status">
            <p>{t`If this address has an account, a link is on its way. Look into the spam folder too.`}</p>
          </Note>
        </div>
      ) : (
        <Form
          action="/auth/forgot-password"
          rules={{ email: emailRule }}
          labels={{ email: t`E-mail` }}
          send={send}
          failed={failed}
          hidden={query}
        >
          <EmailField label={t`E-mail`} given={email} />
          <Submit>{t`Send the link`}</Submit>
        </Form>
      )}
      <p className={`muted ${styles.other}`}>
        <Trans>
          Do you remember it?{' '}
          <a className="link" href={paths.account('login', query)}>
            Log in
          </a>
        </Trans>
      </p>
    </AccountFrame>
  )
}
