// An action that a stranger began: kept over the login in this tab, and done once on the page that they come back to.
import { useEffect } from 'react'

const key = 'intent'
const lifetime = 30 * 60_000 // ms

type Intent = { action: string; path: string; at: number }

/** `action` says what is done to what, such as `save business:…`. Undefined forgets an earlier one: the login has another reason. */
export function keepIntent(action: string | undefined): void {
  try {
    if (!action) return sessionStorage.removeItem(key)
    const intent: Intent = { action, path: location.pathname, at: Date.now() }
    sessionStorage.setItem(key, JSON.stringify(intent))
  } catch {
    // Storage may be disabled: then the button waits to be pressed again.
  }
}

/** True once, on the page where the action was begun. */
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

/** Calls `run` once if this is the action that the reader began as a stranger. `ready`: its present state is known. */
export function useIntent(action: string, ready: boolean, run: () => void): void {
  useEffect(() => {
    if (ready && takeIntent(action)) run()
    // `run` changes with every render, and runs once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [action, ready])
}
