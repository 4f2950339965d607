// An open dialog on React Aria: the focus stays inside, Escape and a press beside it close it, and the focus goes back to where it came
// from. Loaded by Dialog.tsx.
import { useEffect, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconX } from '@tabler/icons-react'
import { Aria } from '#web/ui/Aria.tsx'
import { IconButton } from '#web/ui/Button.tsx'
import styles from './Dialog.module.css'
import { recoverFocus } from '#web/ui/focus-after-removal.ts'

export type DialogProps = {
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
}

export function OpenDialog(props: DialogProps) {
  return (
    <Aria>
      <Layer {...props} />
    </Aria>
  )
}

function Layer({ onClose, title, closeLabel, children, footer }: DialogProps) {
  // React Aria gives the focus back in the next frame; where that control is gone, the list it stood in knows the next one.
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(recoverFocus)), [])
  return (
    <ModalOverlay className={styles.scrim!} isOpen isDismissable onOpenChange={onClose}>
      <Modal className={styles.modal!}>
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

/** A dialog with a text field is opened to write in it. */
function focusField(dialog: HTMLElement | null): void {
  dialog
    ?.querySelector<HTMLElement>(':is(input:not([type]), [type=text], [type=email], [type=url], textarea)')
    ?.focus({ preventScroll: true })
}
