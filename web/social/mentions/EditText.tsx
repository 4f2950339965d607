// Editor of a text with mentions.
import { useState, type ReactNode } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import type { Mention, MentionInput } from '#contract/social/mentions.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import styles from './EditText.module.css'
import { mentionsIn, picksOf } from './picks.ts'
import { useMentions } from './use-mentions.tsx'

export function EditText({
  of,
  label,
  written,
  most,
  rows,
  words,
  children,
  onSave,
  onCancel,
}: {
  of: string
  label: string
  written: { content: string; mentions: Mention[] }
  most: number
  rows?: number
  words: { save: string; cancel: string }
  children?: ReactNode
  onSave: (change: { content: string; mentions: MentionInput[] }) => Promise<void>
  onCancel: () => void
}) {
  const [kept, keep, drop] = useKeptText(`edit ${of}`)
  const [text, setTyped] = useState(kept || written.content)
  function setText(next: string): void {
    setTyped(next)
    keep(next === written.content ? '' : next)
  }
  function cancel(): void {
    drop()
    onCancel()
  }
  const [picks, setPicks] = useState(() => picksOf(written))
  const [busy, setBusy] = useState(false)
  const { showError } = useToasts()
  const { field, list } = useMentions({ text, onText: setText, picks, onPicks: setPicks })
  async function save(): Promise<void> {
    setBusy(true)
    try {
      await onSave({ content: text, mentions: mentionsIn(text, picks) })
      drop()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field
    <div className={styles.edit} onKeyDown={(event) => event.key === 'Escape' && cancel()}>
      <div className={styles.field}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened on demand */}
        <TextArea {...field} label={label} most={most} {...(rows && { rows })} value={text} autoFocus />
        {list}
      </div>
      {children}
      <div className="row">
        <Button
          look="primary"
          busy={busy}
          disabled={!text.trim() || [...text].length > most}
          onClick={() => void save()}
        >
          {words.save}
        </Button>
        <Button look="ghost" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
