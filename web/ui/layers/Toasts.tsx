// Toasts: `toast('Saved')` from anywhere.
import { useEffect, useState, type ComponentType } from 'react'
import type { Toast, ToastRegion as Region } from './ToastRegion.tsx'

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
    () => {}, // the shell reports a lost network
  )
}

/** Mounted once, in the shell. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const [Loaded, setLoaded] = useState<ComponentType<Parameters<typeof Region>[0]>>()
  useEffect(() => {
    onFirst = () => void load().then(({ ToastRegion }) => setLoaded(() => ToastRegion))
    return () => void (onFirst = undefined)
  }, [])
  return Loaded && <Loaded closeLabel={closeLabel} />
}
