// Account deletion.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AccountDeletion } from '#contract/identity/auth/account-fields.ts'
import { useSite } from '#web/foundation/page.ts'
import { logout, useAuthApi } from '#web/foundation/session.ts'
import { CheckboxField } from '#web/foundation/form/ChoiceFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { AccountSection } from './AccountSection.tsx'
import { ProofField, useProofMessages } from './proof.tsx'
import { SectionForm } from './SectionForm.tsx'

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui()
  const { operator } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AccountSection title={t`Delete the account`}>
      <p>
        <Trans>
          Your profile leaves {operator.name} at once: nobody can find it any more, and your posts, likes and follows
          are removed with it. Messages that others received from you stay with them. This can't be undone.
        </Trans>
      </p>
      {isOpen ? (
        <DeletionForm onCancel={() => setIsOpen(false)} />
      ) : (
        <div>
          <Button look="danger" disabled={!hasPassword} onClick={() => setIsOpen(true)}>{t`Delete the account`}</Button>
          {!hasPassword && <p className="muted small">{t`Set a password first.`}</p>}
        </div>
      )}
    </AccountSection>
  )
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui()
  const api = useAuthApi()
  const { errorMessages } = useProofMessages(true)
  const form = useServerForm({
    schema: AccountDeletion,
    saved: { password: '', removeBusinesses: false },
    failuresIn: 'summary',
    errorMessages,
    failureMessages: {
      Conflict: t`You are the only owner of a business. Hand it over to another member first, or have it removed with your account.`,
    },
    async submit(body) {
      await api.deleteAccount({ body })
      await logout()
    },
  })
  return (
    <SectionForm
      form={form}
      look="danger"
      save={t`Delete my account for good`}
      cancel={t`Keep the account`}
      onCancel={onCancel}
    >
      <CheckboxField name="removeBusinesses" label={t`Also remove the businesses of which I am the only owner`} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens on the reader's demand */}
      <ProofField hasPassword autoFocus />
    </SectionForm>
  )
}
