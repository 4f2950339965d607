// Labels of a thread, also editable by managers.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSettings } from '#web/ui/icons.ts'
import { useEffect, useState } from 'react'
import { hasPermission } from '#contract/identity/access.ts'
import type { InquiryLabel } from '#contract/trade/inquiries/team.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { LabelChip } from './LabelChip.tsx'
import { LabelForm } from './LabelForm.tsx'
import { LabelList } from './LabelList.tsx'
import type { TeamProps } from './TeamBar.tsx'
import styles from './TeamBar.module.css'

export function LabelsDialog({ businessID, access, thread, onChange, onClose }: TeamProps & { onClose: () => void }) {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const [all, setAll] = useState<InquiryLabel[]>()
  const chosen = thread.labels.map(({ id }) => id)
  const [isManaging, setManaging] = useState(false)
  const mayManage = hasPermission('manageRequestLabels', access)
  useEffect(() => {
    api.inquiries.labels({ params: { businessID } }).then(setAll, (error: unknown) => {
      showError(error)
      onClose()
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])

  async function choose(labels: string[]): Promise<void> {
    const before = thread.labels
    onChange({ labels: (all ?? []).filter(({ id }) => labels.includes(id)) })
    try {
      const asked = { params: { rid: thread.requestID }, query: { bid: businessID } }
      onChange(await api.inquiries.setLabels({ ...asked, body: { labels } }))
    } catch (error) {
      onChange({ labels: before })
      showError(error)
    }
  }
  function change(labels: InquiryLabel[]): void {
    setAll(labels)
    onChange({ labels: labels.filter(({ id }) => chosen.includes(id)) })
  }
  return (
    <Dialog open onClose={onClose} title={t({ message: 'Labels', comment: 'of conversations' })} closeLabel={t`Close`}>
      {!all && <Skeleton tall={64} />}
      {all && isManaging && <LabelList businessID={businessID} labels={all} onChange={change} />}
      {all && !isManaging && (
        <>
          {all.length === 0 && (
            <p className="muted">
              <Trans>No labels yet</Trans>
            </p>
          )}
          <Choices all={all} chosen={chosen} onChoose={(ids) => void choose(ids)} />
          {mayManage && all.length > 0 && (
            <Button look="ghost" icon={IconSettings} onClick={() => setManaging(true)}>
              <Trans>Manage labels</Trans>
            </Button>
          )}
          {mayManage && (
            <LabelForm
              businessID={businessID}
              onSaved={(label) => setAll([...all, label].toSorted((one, other) => one.name.localeCompare(other.name)))}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

type ChoicesProps = { all: readonly InquiryLabel[]; chosen: readonly string[]; onChoose: (ids: string[]) => void }

function Choices({ all, chosen, onChoose }: ChoicesProps) {
  return (
    <ul className={styles.choices}>
      {all.map((label) => (
        <li key={label.id}>
          <label>
            <input
              dir="auto"
              type="checkbox"
              checked={chosen.includes(label.id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, label.id] : chosen.filter((id) => id !== label.id))
              }
            />
            <LabelChip label={label} />
          </label>
        </li>
      ))}
    </ul>
  )
}
