// A switch that shows at once what was pressed and goes back silently when the server refuses (1§4, 2§8).
import { useRef, useState } from 'react'
import { Refusal } from '#kit/refusal.ts'
import { needLogin } from './session.ts'

/**
 * `known` is what the server last said (undefined: not yet). Presses while a call is under way are sent after it, one after the other,
 * so that the last press is what stays.
 */
export function useSwitch(known: boolean | undefined, send: (on: boolean) => Promise<unknown>) {
  const [shown, setShown] = useState<boolean>()
  const turn = useRef({ running: false, wanted: false })
  const on = shown ?? known ?? false

  async function run(confirmed: boolean): Promise<void> {
    turn.current.running = true
    try {
      while (turn.current.wanted !== confirmed) {
        const next = turn.current.wanted
        await send(next)
        confirmed = next
      }
    } catch (error) {
      setShown(confirmed)
      if (error instanceof Refusal && error.status === 401) needLogin()
    } finally {
      turn.current.running = false
    }
  }
  function press(): void {
    turn.current.wanted = !on
    setShown(!on)
    if (!turn.current.running) void run(on)
  }
  /** What a count that knew `known` is now. */
  const count = (before: number) => before + Number(on) - Number(known ?? on)
  return { on, press, count }
}
