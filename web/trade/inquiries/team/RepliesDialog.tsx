// Saved reply editor of a business.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconTrash } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { SavedReply } from '#contract/trade/inquiries/team.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { ReplyForm } from './ReplyForm.tsx'
import styles from './TeamBar.module.css'

type Props = {
  businessID: string
  replies: readonly SavedReply[]
  onChange: (replies: SavedReply[]) => void
  onClose: () => void
}

export function RepliesDialog({ businessID, replies, onChange, onClose }: Props) {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const [edited, setEdited] = useState<SavedReply>()
  const [count, setCount] = useState(0)
  const without = (id: string) => replies.filter((reply) => reply.id !== id)

  async function remove({ id }: SavedReply): Promise<void> {
    try {
      await api.inquiries.removeSavedReply({ params: { businessID, id } })
      onChange(without(id))
      if (edited?.id === id) setEdited(undefined)
    } catch (error) {
      showError(error)
    }
  }
  function saved(reply: SavedReply): void {
    onChange([...without(reply.id), reply].toSorted((one, other) => one.name.localeCompare(other.name)))
    setEdited(undefined)
    setCount((number) => number + 1)
  }
  return (
    <Dialog open onClose={onClose} title={t`Saved replies`} closeLabel={t`Close`}>
      <div ref={useFocusAfterRemoval()}>
        {replies.length === 0 && (
          <p className="muted">
            <Trans>No saved replies yet</Trans>
          </p>
        )}
        <ul className={styles.choices}>
          {replies.map((reply) => (
            <li key={reply.id} className={styles.row}>
              <span className="cut grow">{reply.name}</span>
              <IconButton icon={IconPencil} label={t`Edit ${reply.name}`} onClick={() => setEdited(reply)} />
              <IconButton icon={IconTrash} label={t`Remove ${reply.name}`} onClick={() => void remove(reply)} />
            </li>
          ))}
        </ul>
      </div>
      <ReplyForm key={edited?.id ?? count} businessID={businessID} reply={edited} onSaved={saved} />
    </Dialog>
  )
}
