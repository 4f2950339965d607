// Form of a certificate.
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { certificateFields } from '#contract/identity/businesses/sections.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { FileFormField } from '#web/identity/files/card.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { DateField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useRecordForm } from '#web/foundation/form/use-record-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { certificateForm, certificateValues } from './certificate-form.ts'
import styles from './Form.module.css'

const { name, issuer, scope } = certificateFields

type Props = {
  profile: BusinessProfile
  id: string | undefined
  onClose: () => void
  /** Called after saving, and after a conflict. */
  onRecord: (profile: BusinessProfile) => void
}

export function CertificateDialog({ profile, id, onClose, onRecord }: Props) {
  const { t } = useLingui()
  const formID = useId()
  const form = useCertificateForm({ profile, id, onClose, onRecord })
  return (
    <Dialog
      open
      onClose={onClose}
      title={id ? t`Edit certificate` : t`Add certificate`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            look="primary"
            type="submit"
            form={formID}
            busy={form.busy}
            disabled={form.uploading}
          >{t`Save`}</Button>
        </>
      }
    >
      <Form form={form} formID={formID} className={styles.grid}>
        <div className={styles.all}>
          <TextField name="name" label={t`Name`} placeholder="ISO 9001:2015" maxLength={name.most} required />
        </div>
        <TextField name="issuer" label={t`Issuer`} maxLength={issuer.most} />
        <TextField name="scope" label={t`Scope`} hint={t`Products or sites it covers`} maxLength={scope.most} />
        <DateField name="issueDate" label={t`Issued on`} />
        <DateField name="expireDate" label={t`Valid until`} />
        <div className={styles.all}>
          <FileFormField name="photo" label={t`Picture or PDF`} purpose="certificate" businessID={profile.businessID} />
        </div>
      </Form>
    </Dialog>
  )
}

/** Certificates share their profile's version. */
function useCertificateForm({ profile, id, onClose, onRecord }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { businessID } = profile
  const read = async () => (await api.businesses.read({ params: { id: businessID } })).data
  return useRecordForm({
    draft: `certificate ${id ?? ''}`,
    asksBeforeLeaving: false,
    schema: certificateForm,
    record: profile,
    valuesOf: ({ certificates }) => certificateValues(certificates.find((one) => one.id === id)),
    errorMessages: { expireDate: { order: t`The end date is before the start date.` } },
    read,
    async save(change, { version }, { key }) {
      if (id) await api.businesses.changeCertificate({ params: { businessID, id }, body: { ...change, version } })
      else {
        const body = { ...change, name: change.name ?? '', version }
        await api.businesses.addCertificate({ params: { businessID }, body, key })
      }
      return read()
    },
    onRecord,
    onSaved() {
      showSuccess()
      onClose()
    },
  })
}
