// Short messages at the edge of the screen. `toast('Saved')` from anywhere; they leave by themselves.
import { useEffect, useState, type ComponentType } from 'react'
import type { ToastRegion as Region } from './ToastRegion.tsx'

export type Toast = {
  text: string
  look: 'ok' | 'bad'
  action?: { label: string; run: () => void } | undefined
}

// Most visits see no toast: React Aria's queue and their look are loaded with the first.
const load = () => import('./ToastRegion.tsx')
let onFirst: (() => void) | undefined

export function toast(
  text: string,
  { look = 'ok', action }: { look?: Toast['look']; action?: Toast['action'] } = {},
): void {
  load().then(
    ({ show }) => {
      show({ text, look, action })
      onFirst?.()
    },
    () => {}, // without the network, of which the shell tells by itself
  )
}

/** The place of the toasts; stands once, in the shell. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const [Loaded, setLoaded] = useState<ComponentType<Parameters<typeof Region>[0]>>()
  useEffect(() => {
    onFirst = () => void load().then(({ ToastRegion }) => setLoaded(() => ToastRegion))
    return () => void (onFirst = undefined)
  }, [])
  return Loaded && <Loaded closeLabel={closeLabel} />
}
