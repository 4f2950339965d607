// A button that puts a text on the clipboard and says so. Not shown where scripts don't run: it could do nothing there.
import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import styles from './CopyButton.module.css'
import { IconCopy } from '@tabler/icons-react'
import { toast } from '#web/ui/layers/Toasts.tsx'

type Copy = { text: () => string; done: string; failed: string }

/** `text` is asked when pressed; `done` and `failed` are the toasts. */
export function CopyButton({
  text,
  done,
  failed,
  icon = IconCopy,
  look = 'ghost',
  children,
  ...rest
}: Copy & ComponentProps<typeof Button>) {
  async function copy() {
    // Without a secure origin there is no clipboard object at all.
    const copied = await navigator.clipboard?.writeText(text()).then(
      () => true,
      () => false,
    )
    toast(copied ? done : failed, { look: copied ? 'ok' : 'bad' })
  }
  return (
    <Button {...rest} look={look} icon={icon} className={styles.copy} onClick={copy}>
      {children}
    </Button>
  )
}
