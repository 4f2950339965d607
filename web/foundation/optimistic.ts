// Optimistic toggles and settings.
import { useRef, useState } from 'react'
import { Refusal } from '#kit/refusal.ts'
import { useToasts } from './error-messages.ts'
import { redirectToLogin } from './session.ts'

/**
 * Rolled back silently, except after a 401 (login) or for an unverified email (reported). `known`: undefined until
 * loaded. Calls never overlap; the last press wins.
 */
export function useOptimisticToggle(known: boolean | undefined, send: (on: boolean) => Promise<unknown>) {
  const { showError } = useToasts()
  const [shown, setShown] = useState<boolean>()
  const queue = useRef({ running: false, target: false })
  const on = shown ?? known ?? false

  async function run(confirmed: boolean): Promise<void> {
    queue.current.running = true
    try {
      while (queue.current.target !== confirmed) {
        const next = queue.current.target
        await send(next)
        confirmed = next
      }
    } catch (error) {
      setShown(confirmed)
      if (error instanceof Refusal && error.status === 401) redirectToLogin()
      else if (error instanceof Refusal && error.name === 'Forbidden' && error.fields?.['email']) showError(error)
    } finally {
      queue.current.running = false
    }
  }
  /** The second click of a double click is none. */
  function press(event?: { detail: number }): void {
    if (event && event.detail > 1) return
    queue.current.target = !on
    setShown(!on)
    if (!queue.current.running) void run(on)
  }
  const count = (loaded: number) => loaded + Number(on) - Number(known ?? on)
  return { on, press, count }
}

/** Rolled back with a toast on failure. `save` gets the change. */
export function useOptimisticSettings<V extends object>(saved: V, save: (change: Partial<V>) => Promise<unknown>) {
  const { showSuccess, showError } = useToasts()
  const [values, setValues] = useState(saved)

  async function change<K extends keyof V>(name: K, value: V[K]): Promise<void> {
    const before = values[name]
    setValues((all) => ({ ...all, [name]: value }))
    try {
      await save({ [name]: value } as unknown as Partial<V>)
      showSuccess()
    } catch (error) {
      setValues((all) => ({ ...all, [name]: before }))
      showError(error)
    }
  }
  return { values, change }
}
