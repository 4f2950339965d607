// One certificate: new, or as it is. What was typed stays when saving fails or somebody else changed the list meanwhile.
import { useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import type { BusinessProfile, Certificate } from '#contract/businesses.ts'
import { Refusal } from '#kit/refusal.ts'
import { useOutcome } from '#web/failure-words.ts'
import { FileField } from '#web/files/card.tsx'
import { useApi } from '#web/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import styles from './Form.module.css'

const texts = ['name', 'issuer', 'scope', 'issueDate', 'expireDate'] as const
type Name = (typeof texts)[number]

export function CertificateDialog({
  profile,
  certificate,
  onClose,
  onSaved,
}: {
  profile: BusinessProfile
  certificate: Certificate | undefined
  onClose: () => void
  /** Reads the profile again. */
  onSaved: () => Promise<void>
}) {
  const { t } = useLingui()
  const api = useApi()
  const { saved, failed } = useOutcome()
  const form = useId()
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const [photo, setPhoto] = useState<string>()
  const [uploading, setUploading] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const { businessID, version } = profile
  const value = (name: Name) => typed[name] ?? certificate?.[name] ?? ''

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const found: Record<string, string> = {}
    if (!value('name').trim()) found['name'] = t`This is needed.`
    if (value('issueDate') && value('expireDate') && value('expireDate') < value('issueDate'))
      found['expireDate'] = t`It ends before it begins.`
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const body = { ...typed, ...(photo !== undefined && { photo }), version }
    setBusy(true)
    try {
      if (certificate) {
        await api.businesses.changeCertificate({ params: { businessID, id: certificate.id }, body })
      } else {
        await api.businesses.addCertificate({ params: { businessID }, body: { ...body, name: value('name') } })
      }
      await onSaved()
      saved()
      onClose()
    } catch (error) {
      if (error instanceof Refusal && error.name === 'Conflict') {
        await onSaved()
        failed(error, t`Somebody changed the certificates meanwhile. Look at them, then save again.`)
      } else failed(error)
      const named = error instanceof Refusal && error.name === 'ValidationError' ? Object.keys(error.fields ?? {}) : []
      setProblems(Object.fromEntries(named.map((name) => [name, t`This was not accepted, please check it.`])))
    } finally {
      setBusy(false)
    }
  }
  const field = (name: Name) => ({
    value: value(name),
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={certificate ? t`Edit certificate` : t`Add certificate`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={form} busy={busy} disabled={uploading}>{t`Save`}</Button>
        </>
      }
    >
      <form id={form} className={styles.grid} onSubmit={(event) => void save(event)} noValidate>
        <div className={styles.all}>
          <Field label={t`Name`} placeholder="ISO 9001:2015" maxLength={160} required {...field('name')} />
        </div>
        <Field label={t`Issuer`} maxLength={160} {...field('issuer')} />
        <Field label={t`For what`} hint={t`Products or sites it is for`} maxLength={300} {...field('scope')} />
        <Field label={t`Issued on`} type="date" {...field('issueDate')} />
        <Field label={t`Valid until`} type="date" {...field('expireDate')} />
        <div className={styles.all}>
          <FileField
            label={t`Picture or PDF`}
            purpose="certificate"
            businessID={businessID}
            value={certificate?.photo ?? certificate?.document ?? null}
            onChange={(file) => setPhoto(file?.token ?? '')}
            onBusy={setUploading}
          />
        </div>
      </form>
    </Dialog>
  )
}
