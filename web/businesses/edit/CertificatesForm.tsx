// The certificates tab: the list, and a dialog over one of them. Each is saved for itself.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BusinessProfile, Certificate } from '#contract/businesses.ts'
import { ConfirmDialog } from '#web/ConfirmDialog.tsx'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { certificateIcon, pencilIcon, plusIcon, trashIcon } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { CertificateDialog } from './CertificateDialog.tsx'
import styles from './CertificatesForm.module.css'

export function CertificatesForm({
  profile,
  onSaved,
}: {
  profile: BusinessProfile
  onSaved: (profile: BusinessProfile) => void
}) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { saved, failed } = useOutcome()
  const [edited, setEdited] = useState<Certificate | 'new'>()
  const [leaving, setLeaving] = useState<Certificate>()
  const [busy, setBusy] = useState(false)
  const { businessID, certificates } = profile

  async function again(): Promise<void> {
    onSaved((await api.businesses.read({ params: { id: businessID } })).data)
  }
  async function remove({ id }: Certificate): Promise<void> {
    setBusy(true)
    try {
      await api.businesses.removeCertificate({ params: { businessID, id } })
      await again()
      setLeaving(undefined)
      saved()
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  const add = (
    <Button look="primary" icon={plusIcon} onClick={() => setEdited('new')}>
      <Trans>Add certificate</Trans>
    </Button>
  )
  return (
    <div className={styles.inside}>
      {certificates.length === 0 ? (
        <Empty icon={certificateIcon} title={t`No certificates yet`} action={add}>
          <Trans>Name, issuer, validity, and the document as picture or PDF. We remind you before one ends.</Trans>
        </Empty>
      ) : (
        <>
          <ul>
            {certificates.map((one) => (
              <li key={one.id} className={styles.row}>
                <Icon icon={certificateIcon} />
                <div className={styles.words}>
                  <p className="semi">{one.name}</p>
                  <p className="muted small">
                    {[
                      one.issuer,
                      [one.issueDate, one.expireDate].flatMap((day) => (day ? [formats.date(day)] : [])).join('–'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <IconButton icon={pencilIcon} label={t`Edit ${one.name}`} onClick={() => setEdited(one)} />
                <IconButton icon={trashIcon} label={t`Remove ${one.name}`} onClick={() => setLeaving(one)} />
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      {edited && (
        <CertificateDialog
          key={edited === 'new' ? 'new' : edited.id}
          profile={profile}
          certificate={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={again}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t`Remove this certificate?`}
          yes={t`Remove`}
          busy={busy}
          onClose={() => setLeaving(undefined)}
          onYes={() => void remove(leaving)}
        >
          {leaving.name}
        </ConfirmDialog>
      )}
    </div>
  )
}
