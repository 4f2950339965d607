// The labels of a conversation; who manages the business adds and removes labels here.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { hasPermission } from '#contract/access.ts'
import type { RequestLabel } from '#contract/requests/team.ts'
import { useToasts } from '#web/app/error-messages.ts'
import { useApi } from '#web/app/page.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts'
import { Skeleton } from '#web/ui/States.tsx'
import { LabelChip } from './LabelChip.tsx'
import { LabelForm } from './LabelForm.tsx'
import type { TeamProps } from './TeamBar.tsx'
import styles from './TeamBar.module.css'

export function LabelsDialog({ businessID, access, thread, onChange, onClose }: TeamProps & { onClose: () => void }) {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const [all, setAll] = useState<RequestLabel[]>()
  const chosen = thread.labels.map(({ id }) => id)
  const mayManage = hasPermission('manageRequestLabels', access)
  useEffect(() => {
    api.requests.labels({ params: { businessID } }).then(setAll, (error: unknown) => {
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
      onChange(await api.requests.setLabels({ ...asked, body: { labels } }))
    } catch (error) {
      onChange({ labels: before })
      showError(error)
    }
  }
  async function remove({ id }: RequestLabel): Promise<void> {
    try {
      await api.requests.removeLabel({ params: { businessID, id } })
      setAll((labels) => labels?.filter((label) => label.id !== id))
      onChange({ labels: thread.labels.filter((label) => label.id !== id) })
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t({ message: 'Labels', comment: 'of conversations' })} closeLabel={t`Close`}>
      <div ref={useFocusAfterRemoval()}>
        {!all && <Skeleton tall={64} />}
        {all?.length === 0 && (
          <p className="muted">
            <Trans>No labels yet</Trans>
          </p>
        )}
        <ul className={styles.choices}>
          {all?.map((label) => (
            <li key={label.id} className={styles.row}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(label.id)}
                  onChange={({ target }) =>
                    void choose(target.checked ? [...chosen, label.id] : chosen.filter((id) => id !== label.id))
                  }
                />
                <LabelChip label={label} />
              </label>
              {mayManage && (
                <IconButton icon={IconTrash} label={t`Remove ${label.name}`} onClick={() => void remove(label)} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {mayManage && all && (
        <LabelForm
          businessID={businessID}
          onAdded={(label) => setAll([...all, label].toSorted((one, other) => one.name.localeCompare(other.name)))}
        />
      )}
    </Dialog>
  )
}
