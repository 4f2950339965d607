// Certificates tab; each saves separately.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCertificate, IconPencil, IconPlus, IconTrash } from '#web/ui/icons.ts'
import { Suspense, useState } from 'react'
import type { BusinessProfile, Certificate } from '#contract/identity/businesses/businesses.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Empty } from '#web/ui/States.tsx'
import styles from './CertificatesForm.module.css'

const CertificateDialog = lazyComponent(async () => (await import('./CertificateDialog.tsx')).CertificateDialog)

type Props = {
  profile: BusinessProfile
  onRecord: (profile: BusinessProfile) => void
}

export function CertificatesForm({ profile, onRecord }: Props) {
  const { t } = useLingui()
  const [edited, setEdited] = useState<Certificate | 'new'>()
  const [removed, setRemoved] = useState<Certificate>()
  const { certificates } = profile
  const keepsFocus = useFocusAfterRemoval()
  const add = (
    <Button look="primary" icon={IconPlus} onClick={() => setEdited('new')}>
      <Trans>Add certificate</Trans>
    </Button>
  )
  return (
    <div className={styles.inside} ref={keepsFocus}>
      {certificates.length === 0 ? (
        <Empty icon={IconCertificate} title={t`No certificates yet`} action={add}>
          <Trans>Name, issuer, validity, and the document as picture or PDF. We remind you before one expires.</Trans>
        </Empty>
      ) : (
        <>
          <ul>
            {certificates.map((one) => (
              <CertificateRow key={one.id} certificate={one} onEdit={setEdited} onRemove={setRemoved} />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      {edited && (
        <Suspense>
          <CertificateDialog
            profile={profile}
            id={edited === 'new' ? undefined : edited.id}
            onClose={() => setEdited(undefined)}
            onRecord={onRecord}
          />
        </Suspense>
      )}
      {removed && (
        <RemoveDialog
          profile={profile}
          certificate={removed}
          onClose={() => setRemoved(undefined)}
          onRecord={onRecord}
        />
      )}
    </div>
  )
}

type RowProps = {
  certificate: Certificate
  onEdit: (certificate: Certificate) => void
  onRemove: (certificate: Certificate) => void
}

function CertificateRow({ certificate, onEdit, onRemove }: RowProps) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { name, issuer, issueDate, expireDate } = certificate
  const validity = [issueDate, expireDate].flatMap((day) => (day ? [formats.date(day)] : [])).join('–')
  return (
    <li className={styles.row}>
      <Icon icon={IconCertificate} />
      <div className={styles.words}>
        <p className="semi">{name}</p>
        <p className="muted small">{[issuer, validity].filter(Boolean).join(' · ')}</p>
      </div>
      <IconButton icon={IconPencil} label={t`Edit ${name}`} onClick={() => onEdit(certificate)} />
      <IconButton icon={IconTrash} label={t`Remove ${name}`} onClick={() => onRemove(certificate)} />
    </li>
  )
}

function RemoveDialog({
  profile: { businessID },
  certificate: { id, name },
  onClose,
  onRecord,
}: Props & { certificate: Certificate; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess, showError } = useToasts()
  const [busy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await api.businesses.removeCertificate({ params: { businessID, id } })
      onRecord((await api.businesses.read({ params: { id: businessID } })).data)
      showSuccess()
      onClose()
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title={t`Remove this certificate?`}
      yes={t`Remove`}
      busy={busy}
      onClose={onClose}
      onYes={() => void remove()}
    >
      {name}
    </ConfirmDialog>
  )
}
