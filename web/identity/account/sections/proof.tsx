// Re-authentication: the password, or without one a recent login.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Proof } from '#contract/identity/auth/account-fields.ts'
import type { ErrorMessages } from '#web/foundation/form/error-messages.ts'
import type { FailureMessages } from '#web/foundation/form/failure-message.tsx'
import { PasswordField } from '#web/foundation/form/PasswordField.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { SectionForm } from './SectionForm.tsx'

export function emptyProof(hasPassword: boolean): Proof {
  return hasPassword ? { password: '' } : {}
}

export function useProofMessages(hasPassword: boolean): {
  errorMessages: ErrorMessages
  failureMessages: FailureMessages
} {
  const { t } = useLingui()
  return {
    errorMessages: { password: { notAccepted: t`The password is wrong.` } },
    failureMessages: hasPassword
      ? {}
      : { Forbidden: t`You logged in more than 15 minutes ago. Log out, log in again, and repeat this.` },
  }
}

export function ProofField({ hasPassword, autoFocus }: { hasPassword: boolean; autoFocus?: boolean }) {
  const { t } = useLingui()
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens on the reader's demand
  return hasPassword && <PasswordField name="password" label={t`Your password`} autoFocus={autoFocus} />
}

export function ProofForm({
  hasPassword,
  submit,
  save,
  look,
  conflict,
  onCancel,
}: {
  hasPassword: boolean
  submit: (proof: Proof) => Promise<void>
  save: ReactNode
  look?: 'primary' | 'danger'
  conflict?: string
  onCancel: () => void
}) {
  const { errorMessages, failureMessages } = useProofMessages(hasPassword)
  const form = useServerForm({
    schema: Proof,
    saved: emptyProof(hasPassword),
    failuresIn: 'summary',
    errorMessages,
    failureMessages: { ...failureMessages, Conflict: conflict },
    submit,
  })
  return (
    <SectionForm form={form} save={save} look={look} onCancel={onCancel}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens on the reader's demand */}
      <ProofField hasPassword={hasPassword} autoFocus />
    </SectionForm>
  )
}
