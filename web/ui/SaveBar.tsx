// The bar at the end of an edit page, always in sight: what is kept so far, discard, save.
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './SaveBar.module.css'

/** A submit button inside a form. `note` stands at the left; `discard` only where there is something to discard. */
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
    // The button goes with the changes.
    submit.current?.focus()
    onDiscard?.()
  }
  return (
    <div className={styles.bar}>
      <span className={styles.note} role="status">
        {note}
      </span>
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

/** A field that is left may say something below it, which moves the bar: the press would end beside the button. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
