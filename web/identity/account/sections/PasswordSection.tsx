// Password change; ends all other sessions.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PasswordChange } from '#contract/identity/auth/account-fields.ts'
import { useSite } from '#web/foundation/page.ts'
import { useRevalidator } from 'react-router'
import { useAuthApi, useSession } from '#web/foundation/session.ts'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { AccountSection } from './AccountSection.tsx'
import { NewPasswordField } from '../NewPasswordField.tsx'
import { ProofField, useProofMessages } from './proof.tsx'
import { SectionForm } from './SectionForm.tsx'

export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  if (!hasPassword)
    return (
      <AccountSection title={t`Password`}>
        <p className="muted">{t`This account has no password. A link by e-mail sets one.`}</p>
        <div>
          <LinkButton href={paths.account('forgot-password')} reloadDocument>{t`Set a password`}</LinkButton>
        </div>
      </AccountSection>
    )
  return (
    <AccountSection title={t`Password`}>
      {isOpen ? (
        <PasswordForm onClose={() => setIsOpen(false)} />
      ) : (
        <>
          <p className="muted">{t`A new password ends every other session.`}</p>
          <div>
            <Button onClick={() => setIsOpen(true)}>{t`Change the password`}</Button>
          </div>
        </>
      )}
    </AccountSection>
  )
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const api = useAuthApi()
  const { email = '' } = useSession() ?? {}
  const { revalidate } = useRevalidator()
  const { errorMessages } = useProofMessages(true)
  const form = useServerForm({
    schema: PasswordChange,
    saved: { password: '', newPassword: '' },
    failuresIn: 'summary',
    errorMessages: {
      ...errorMessages,
      newPassword: { notAccepted: t`This password is one of the most common. Choose another.` },
    },
    async submit(body) {
      await api.changePassword({ body })
      onClose()
      toast(t`Your password has been changed. All other sessions have ended.`)
      void revalidate()
    },
  })
  return (
    <SectionForm form={form} save={t`Save the new password`} onCancel={onClose}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens on the reader's demand */}
      <ProofField hasPassword autoFocus />
      <NewPasswordField name="newPassword" label={t`New password`} personal={() => [email]} />
    </SectionForm>
  )
}
