// Open React Aria dialog.
import { useEffect, useState, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconX } from '#web/ui/icons.ts'
import { Aria } from '#web/ui/Aria.tsx'
import { IconButton } from '#web/ui/Button.tsx'
import styles from './Dialog.module.css'
import { recoverFocus } from '#web/ui/focus/after-removal.ts'
import { isThere, takeLostFocus } from '#web/ui/focus/place.ts'

export type DialogProps = {
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  wide?: boolean
}

export function OpenDialog(props: DialogProps) {
  return (
    <Aria>
      <Layer {...props} />
    </Aria>
  )
}

function Layer({ onClose, title, closeLabel, children, footer, wide }: DialogProps) {
  // React Aria restores focus in the next frame, which fails while the page is still inert: retry one frame later.
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    function restore(): void {
      const isLasting = opener instanceof HTMLElement && opener !== document.body && isThere(opener)
      if (isLasting) takeLostFocus(opener)
      else recoverFocus()
    }
    return () => void requestAnimationFrame(() => requestAnimationFrame(restore))
  }, [opener])
  return (
    <ModalOverlay className={styles.scrim!} isOpen isDismissable onOpenChange={onClose}>
      <Modal className={wide ? `${styles.modal} ${styles.wide}` : styles.modal!}>
        <AriaDialog className={styles.dialog!} ref={focusField}>
          <div className={styles.header}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={closeLabel} icon={IconX} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function focusField(dialog: HTMLElement | null): void {
  dialog
    ?.querySelector<HTMLElement>(':is(input:not([type]), [type=text], [type=email], [type=url], textarea)')
    ?.focus({ preventScroll: true })
}
