// Short messages at the edge of the screen. `toast('Saved')` from anywhere; they leave by themselves after 5 s.
import { useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import { circleCheckIcon, crossIcon, warningIcon } from './icons.ts'
import styles from './Toasts.module.css'

export type Toast = { id: number; text: string; look: 'ok' | 'bad'; action?: { label: string; run: () => void } | undefined }

const lifetime = 5000 // ms
let shown: Toast[] = []
let lastID = 0
const listeners = new Set<() => void>()

function change(next: Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function dismiss(id: number): void {
  change(shown.filter((one) => one.id !== id))
}

export function toast(text: string, { look = 'ok', action }: { look?: Toast['look']; action?: Toast['action'] } = {}): void {
  const id = ++lastID
  change([...shown.slice(-2), { id, text, look, action }])
  setTimeout(dismiss, lifetime, id)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: Toast[] = []

/** The live region; stands once, in the shell. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribe, () => shown, () => none)
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toasts.map(({ id, text, look, action }) => (
        <div key={id} className={styles.toast}>
          <Icon icon={look === 'ok' ? circleCheckIcon : warningIcon} />
          <span>{text}</span>
          {action && <button type="button" onClick={() => { action.run(); dismiss(id) }}>{action.label}</button>}
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => dismiss(id)}><Icon icon={crossIcon} /></button>
        </div>
      ))}
    </div>
  )
}
