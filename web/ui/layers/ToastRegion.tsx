// Toasts; F6 reaches them.
import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
import { IconAlertTriangle, IconCircleCheck, IconX } from '#web/ui/icons.ts'
import { Aria } from '#web/ui/Aria.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Toasts.module.css'

export type Toast = {
  text: string
  look: 'ok' | 'bad'
  action?: { label: string; run: () => void } | undefined
}

const lifetime = 5000 // ms
/** Time to read and decide. */
const lifetimeWithAction = 10_000
const queue = new ToastQueue<Toast>({ maxVisibleToasts: 3 })

export function show(toast: Toast): void {
  queue.add(toast, { timeout: toast.action ? lifetimeWithAction : lifetime })
}

export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  return (
    <Aria>
      <AriaToastRegion queue={queue} className={styles.region!}>
        {({ toast }) => {
          const { text, look, action } = toast.content
          return (
            <AriaToast toast={toast} className={styles.toast!}>
              <Icon icon={look === 'ok' ? IconCircleCheck : IconAlertTriangle} />
              <ToastContent className={styles.text!}>
                <Text slot="title">{text}</Text>
              </ToastContent>
              {action && (
                <Button className={styles.action!} onPress={() => (action.run(), queue.close(toast.key))}>
                  {action.label}
                </Button>
              )}
              <Button slot="close" className={styles.close!} aria-label={closeLabel}>
                <Icon icon={IconX} />
              </Button>
            </AriaToast>
          )
        }}
      </AriaToastRegion>
    </Aria>
  )
}
