// Copy button, hidden without scripts.
import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import styles from './CopyButton.module.css'
import { IconCopy } from './icons.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'

type Copy = { text: () => string; done: string; failed: string }

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
    // Insecure origins have no clipboard.
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
