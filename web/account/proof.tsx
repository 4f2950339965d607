// How the owner of an account proves who they are: by the password, or, where there is none, by having logged in a short while ago.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Proof } from '#contract/account-fields.ts'
import type { ErrorMessages } from '#web/form/error-messages.ts'
import type { FailureMessages } from '#web/form/failure-message.tsx'
import { PasswordField } from '#web/form/PasswordField.tsx'
import { useServerForm } from '#web/form/use-server-form.ts'
import { SectionForm } from './SectionForm.tsx'

/** The first values of a form that asks for a proof. Without a password there is nothing to ask for. */
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

/** The field `password`, where the account has one. */
export function ProofField({ hasPassword, autoFocus }: { hasPassword: boolean; autoFocus?: boolean }) {
  const { t } = useLingui()
  return hasPassword && <PasswordField name="password" label={t`Your password`} autoFocus={autoFocus} />
}

/** A form that asks for nothing but the proof. `conflict` is the sentence for a refusal by Conflict. */
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
      <ProofField hasPassword={hasPassword} autoFocus />
    </SectionForm>
  )
}
