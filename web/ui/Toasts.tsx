// Short messages at the edge of the screen. `toast('Saved')` from anywhere; they leave by themselves after 5 s.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import styles from './Toasts.module.css'

export type Toast = {
  id: number
  text: string
  look: 'ok' | 'bad'
  action?: { label: string; run: () => void } | undefined
}

const lifetime = 5000 // ms
const none: Toast[] = []
let shown = none
let lastID = 0
const listeners = new Set<() => void>()
// Most visits see no toast: their drawing is loaded with the first.
const ToastList = lazy(async () => ({ default: (await import('./ToastList.tsx')).ToastList }))

function change(next: Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

export function dismiss(id: number): void {
  change(shown.filter((one) => one.id !== id))
}

export function toast(
  text: string,
  { look = 'ok', action }: { look?: Toast['look']; action?: Toast['action'] } = {},
): void {
  const id = ++lastID
  change([...shown.slice(-2), { id, text, look, action }])
  setTimeout(dismiss, lifetime, id)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The live region; stands once, in the shell. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
  return (
    <div className={styles.region} role="status" aria-live="polite">
      <Suspense>{toasts.length > 0 && <ToastList toasts={toasts} closeLabel={closeLabel} />}</Suspense>
    </div>
  )
}
