// Label editor of a business.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconTrash } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { InquiryLabel } from '#contract/trade/inquiries/team.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { IconButton } from '#web/ui/Button.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { LabelChip } from './LabelChip.tsx'
import { LabelForm } from './LabelForm.tsx'
import styles from './TeamBar.module.css'

type Props = { businessID: string; labels: readonly InquiryLabel[]; onChange: (labels: InquiryLabel[]) => void }

export function LabelList({ businessID, labels, onChange }: Props) {
  const { t } = useLingui()
  const [edited, setEdited] = useState<InquiryLabel>()
  const [count, setCount] = useState(0)
  const [removing, setRemoving] = useState<InquiryLabel>()
  const without = (id: string) => labels.filter((label) => label.id !== id)

  function saved(label: InquiryLabel): void {
    onChange([...without(label.id), label].toSorted((one, other) => one.name.localeCompare(other.name)))
    setEdited(undefined)
    setCount((number) => number + 1)
  }
  function removed({ id }: InquiryLabel): void {
    onChange(without(id))
    if (edited?.id === id) setEdited(undefined)
  }
  return (
    <>
      <div ref={useFocusAfterRemoval()}>
        {labels.length === 0 && (
          <p className="muted">
            <Trans>No labels yet</Trans>
          </p>
        )}
        <ul className={styles.choices}>
          {labels.map((label) => (
            <li key={label.id} className={styles.row}>
              <span className="grow">
                <LabelChip label={label} />
              </span>
              <IconButton icon={IconPencil} label={t`Edit ${label.name}`} onClick={() => setEdited(label)} />
              <IconButton icon={IconTrash} label={t`Remove ${label.name}`} onClick={() => setRemoving(label)} />
            </li>
          ))}
        </ul>
      </div>
      <LabelForm key={edited?.id ?? count} businessID={businessID} label={edited} onSaved={saved} />
      {removing && (
        <RemoveDialog
          businessID={businessID}
          label={removing}
          onRemoved={() => removed(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}

type RemoveProps = { businessID: string; label: InquiryLabel; onRemoved: () => void; onClose: () => void }

function RemoveDialog({ businessID, label: { id, name }, onRemoved, onClose }: RemoveProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await api.inquiries.removeLabel({ params: { businessID, id } })
      onRemoved()
      onClose()
    } catch (error) {
      setBusy(false)
      showError(error)
    }
  }
  return (
    <ConfirmDialog
      title={t`Remove the label ${name}?`}
      yes={t`Remove label`}
      busy={busy}
      onClose={onClose}
      onYes={() => void remove()}
    >
      <Trans>Every conversation that has it loses it.</Trans>
    </ConfirmDialog>
  )
}
