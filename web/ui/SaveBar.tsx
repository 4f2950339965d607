// Sticky save bar: draft state, discard, save.
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { LiveRegion } from './LiveRegion.tsx'
import { Button } from './Button.tsx'
import styles from './SaveBar.module.css'

/** Requires a form. `discard` only with changes. */
export function SaveBar({
  note,
  save,
  busy,
  disabled,
  discard,
  onDiscard,
}: {
  note?: ReactNode
  save: string
  busy: boolean
  disabled?: boolean
  discard: string
  onDiscard?: (() => void) | undefined
}) {
  const submit = useRef<HTMLButtonElement>(null)
  function discardAll(): void {
    // The button disappears with the changes.
    submit.current?.focus()
    onDiscard?.()
  }
  return (
    <div className={styles.bar}>
      <LiveRegion as="span" className={styles.note}>
        {note}
      </LiveRegion>
      {onDiscard && (
        <Button look="ghost" onMouseDown={keepFocus} onClick={discardAll} disabled={busy}>
          {discard}
        </Button>
      )}
      <Button ref={submit} look="main" type="submit" onMouseDown={keepFocus} busy={busy} disabled={disabled}>
        {save}
      </Button>
    </div>
  )
}

/** NOTE: an error on blur would move the bar away from the press. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
