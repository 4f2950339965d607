// Dialog to invite by email.
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type Access, accesses, mayGive } from '#contract/identity/access.ts'
import { NewInvitation } from '#contract/identity/members/fields.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { EmailField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import styles from './MembersPage.module.css'
import { roleNames } from './roles.ts'

type Props = { businessID: string; own: Access; onClose: () => void; onInvited: () => void }

export function InviteDialog({ businessID, own, onClose, onInvited }: Props) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const formID = useId()
  const form = useServerForm({
    draft: 'invitation',
    asksBeforeLeaving: false,
    schema: NewInvitation,
    saved: { email: '', access: 'member' },
    errorMessages: { email: { taken: t`This person is already a member of the business.` } },
    async submit(body) {
      await api.members.invite({ params: { businessID }, body })
      showSuccess(t`Invitation sent`)
      onInvited()
      onClose()
    },
  })
  const roles = accesses.filter((one) => mayGive(one, own)).map((one) => ({ value: one, text: i18n._(roleNames[one]) }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Invite somebody`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={formID} busy={form.busy}>{t`Send invitation`}</Button>
        </>
      }
    >
      <Form form={form} formID={formID} className={styles.fields}>
        <EmailField
          name="email"
          label={t`E-mail`}
          required
          autoComplete="off"
          hint={t`We e-mail a link to this address, whether or not it has an account.`}
        />
        <SelectField name="access" label={t`Role`} empty={false} options={roles} />
      </Form>
    </Dialog>
  )
}
