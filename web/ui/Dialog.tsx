// A modal dialog on the native element: focus is kept inside and Escape closes it by the platform.
import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'
import { crossIcon } from './icons.ts'

/** `sheet` fills the screen (filters on phones); `drawer` comes from the left. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  look = 'box',
  children,
  footer,
}: {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  look?: 'box' | 'sheet' | 'drawer'
  children: ReactNode
  footer?: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[look]}`}
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
