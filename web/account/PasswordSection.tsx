// Changes the password; every other session ends with it.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSite } from '../page.ts'
import { useRouting } from '../routing.ts'
import { useAuthApi, useSession } from '../session.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { toast } from '../ui/Toasts.tsx'
import styles from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { NewPasswordField, PasswordField } from './fields.tsx'
import { Form, Submit, type Values } from './Form.tsx'
import { given, newPassword } from './rules.ts'

export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui()
  const api = useAuthApi()
  const session = useSession()
  const { reload } = useRouting()
  const { paths } = useSite()
  const [open, setOpen] = useState(false)

  async function send({ password, newPassword }: Values) {
    await api.changePassword({ body: { password: password!, newPassword: newPassword! } })
    setOpen(false)
    toast(t`Your password is changed. Every other session has ended.`)
    reload()
  }
  if (!hasPassword)
    return (
      <AccountSection title={t`Password`}>
        <p className="muted">{t`This account has no password. A link by e-mail sets one.`}</p>
        <div>
          <LinkButton href={paths.account('forgot-password')} data-reload>{t`Set a password`}</LinkButton>
        </div>
      </AccountSection>
    )
  return (
    <AccountSection title={t`Password`}>
      {open ? (
        <div className={styles.narrow}>
          <Form
            action="/auth/change-password"
            rules={{ password: given, newPassword }}
            labels={{ password: t`Your password`, newPassword: t`New password` }}
            refused={{ password: 'wrong', newPassword: 'common' }}
            words={{ Forbidden: t`The password is wrong.` }}
            send={send}
          >
            <input type="hidden" name="username" autoComplete="username" value={session?.email ?? ''} readOnly />
            <PasswordField label={t`Your password`} autoFocus />
            <NewPasswordField name="newPassword" label={t`New password`} own={() => (session ? [session.email] : [])} />
            <Submit look="primary">{t`Save the new password`}</Submit>
            <Button onClick={() => setOpen(false)}>{t`Cancel`}</Button>
          </Form>
        </div>
      ) : (
        <>
          <p className="muted">{t`A new password ends every other session.`}</p>
          <div>
            <Button onClick={() => setOpen(true)}>{t`Change the password`}</Button>
          </div>
        </>
      )}
    </AccountSection>
  )
}
