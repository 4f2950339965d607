// A stranger's action, done once after the login in this tab.
import { useEffect } from 'react'

const key = 'intent'
const lifetime = 30 * 60_000 // ms

type Intent = { action: string; path: string; at: number }

/** `action`: e.g. `save business:…`; undefined forgets. */
export function keepIntent(action: string | undefined): void {
  try {
    if (!action) return sessionStorage.removeItem(key)
    const intent: Intent = { action, path: location.pathname, at: Date.now() }
    sessionStorage.setItem(key, JSON.stringify(intent))
  } catch {
    // Storage may be disabled.
  }
}

function takeIntent(action: string): boolean {
  try {
    const intent = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Intent | null
    if (intent?.action !== action || intent.path !== location.pathname) return false
    sessionStorage.removeItem(key)
    return Date.now() - intent.at < lifetime
  } catch {
    return false
  }
}

export function useIntent(action: string, ready: boolean, run: () => void): void {
  useEffect(() => {
    if (ready && takeIntent(action)) run()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `run` changes with every render, and runs once
  }, [action, ready])
}
