// A modal dialog on the native element: focus is kept inside and Escape closes it by the platform.
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'
import { crossIcon } from './icons.ts'

/** A field to write in: who opens a dialog that has one is going to. */
const typed = ':is(input:not([type]), [type=text], [type=email], [type=url], textarea)'

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
}: {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the element goes: one that is taken out of the page while it is open gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    element.querySelector<HTMLElement>(typed)?.focus()
    return () => element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={styles.inside}>
          <header className={styles.header}>
            <h2>{title}</h2>
            <IconButton label={closeLabel} icon={crossIcon} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
