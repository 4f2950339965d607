// The end of the account: says what goes and what stays, and asks for the password.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSite } from '../page.ts'
import { logout, useAuthApi } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Field.tsx'
import styles from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { PasswordField } from './fields.tsx'
import { Form, Submit, type Values } from './Form.tsx'
import { useProof } from './proof.ts'

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui()
  const { operator } = useSite()
  const api = useAuthApi()
  const proof = useProof(true)
  const [open, setOpen] = useState(false)

  async function send({ password, removeBusinesses }: Values) {
    await api.deleteAccount({ body: { password: password!, removeBusinesses: removeBusinesses === 'true' } })
    await logout()
  }
  return (
    <AccountSection title={t`Delete the account`}>
      <p>
        <Trans>
          Your profile leaves {operator.name} at once: nobody finds it any more, and what you posted, liked and followed
          goes with it. Messages that others received from you stay with them. This can't be undone.
        </Trans>
      </p>
      {open ? (
        <div className={styles.narrow}>
          <Form
            action="/auth/delete-account"
            {...proof}
            words={{
              ...proof.words,
              Conflict: t`You are the only owner of a business. Hand it over to another member first, or have it removed with your account.`,
            }}
            send={send}
          >
            <Checkbox
              name="removeBusinesses"
              value="true"
              label={t`Also remove the businesses of which I am the only owner`}
            />
            <PasswordField label={t`Your password`} autoFocus />
            <Submit look="danger">{t`Delete my account for good`}</Submit>
            <Button onClick={() => setOpen(false)}>{t`Keep the account`}</Button>
          </Form>
        </div>
      ) : (
        <div>
          <Button look="danger" disabled={!hasPassword} onClick={() => setOpen(true)}>{t`Delete the account`}</Button>
          {!hasPassword && <p className="muted small">{t`Set a password first.`}</p>}
        </div>
      )}
    </AccountSection>
  )
}
