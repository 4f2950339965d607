// The browser's offer to install the site.
import { useSyncExternalStore } from 'react'

type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let offer: InstallPrompt | undefined
const listeners = new Set<() => void>()

export function keepInstallPrompt(): void {
  const keep = (event: Event | undefined) => {
    offer = event as InstallPrompt | undefined
    for (const listener of listeners) listener()
  }
  addEventListener('beforeinstallprompt', keep)
  addEventListener('appinstalled', () => keep(undefined))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useInstallPrompt(): InstallPrompt | undefined {
  return useSyncExternalStore(
    listen,
    () => offer,
    () => undefined,
  )
}
