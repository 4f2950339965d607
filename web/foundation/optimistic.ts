// Values that change at once and are saved in the background: toggles such as likes, follows and favorites; settings.
import { useRef, useState } from 'react'
import { Refusal } from '#kit/refusal.ts'
import { useToasts } from './error-messages.ts'
import { redirectToLogin } from './session.ts'

/**
 * A toggle that changes at once, and back without a message when the call fails, unless the person can mend it: a 401 redirects to the
 * login, and who has not verified the e-mail address is told.
 *
 * `known` is the server's state, undefined until it is loaded. `send` saves a new state. Calls never overlap: presses during a call
 * are sent after it, unless they cancel each other out, so that the last press wins.
 *
 * Returns the state to show (`on`), the handler (`press`), and `count`, which corrects a count that was loaded with `known`.
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
  function press(): void {
    queue.current.target = !on
    setShown(!on)
    if (!queue.current.running) void run(on)
  }
  const count = (loaded: number) => loaded + Number(on) - Number(known ?? on)
  return { on, press, count }
}

/**
 * Settings that take effect as soon as they are chosen, and go back when saving them fails; a toast says which. `save` gets the one that
 * was chosen.
 */
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
