// Inviting somebody by e-mail, with or without an account.
import { useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import { emailMost } from '#contract/constants.ts'
import { type Access, accesses, mayGive } from '#contract/access.ts'
import { Refusal } from '#kit/refusal.ts'
import { useOutcome } from '#web/failure-words.ts'
import { useApi } from '#web/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field, Select } from '#web/ui/Field.tsx'
import styles from './MembersPage.module.css'
import { roleNames } from './roles.ts'

export function InviteDialog({
  businessID,
  own,
  onClose,
  onInvited,
}: {
  businessID: string
  own: Access
  onClose: () => void
  onInvited: () => void
}) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const { saved, failed } = useOutcome()
  const form = useId()
  const [email, setEmail] = useState('')
  const [access, setAccess] = useState<Access>('member')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function invite(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return setProblem(t`This is not an e-mail address.`)
    setBusy(true)
    try {
      await api.members.invite({ params: { businessID }, body: { email: email.trim(), access } })
      saved(t`Invitation sent`)
      onInvited()
      onClose()
    } catch (error) {
      if (error instanceof Refusal && error.name === 'Conflict')
        setProblem(t`This person belongs to the business already.`)
      else failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Invite somebody`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={form} busy={busy}>{t`Send invitation`}</Button>
        </>
      }
    >
      <form id={form} className={styles.fields} onSubmit={(event) => void invite(event)} noValidate>
        <Field
          label={t`E-mail`}
          type="email"
          required
          maxLength={emailMost}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setProblem(undefined)
          }}
          error={problem}
          hint={t`With or without an account: a letter with a link goes there.`}
        />
        <Select
          visible
          label={t`Role`}
          value={access}
          onChange={(event) => setAccess(event.currentTarget.value as Access)}
        >
          {accesses
            .filter((one) => mayGive(one, own))
            .map((one) => (
              <option key={one} value={one}>
                {i18n._(roleNames[one])}
              </option>
            ))}
        </Select>
      </form>
    </Dialog>
  )
}
