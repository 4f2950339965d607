// One connection to the server's events, read with fetch: opened again when it breaks, from where it broke off. Knows no tab.
import type { LiveEvent } from '#contract/events.ts'
import { tokenNow } from '../session.ts'

type Options = {
  /** Of the API. */
  apiUrl: string
  /** Read at each opening. */
  topics: () => string[]
  /** Where to go on from; empty: from now. */
  last: string
  /** Hears each event, and how far that is. Where streaming fails it hears `reset` now and then instead, so that everybody asks. */
  heard: (event: LiveEvent | undefined, last: string) => void
}

const silenceMost = 60_000 // ms; signs of life come every 25 s
const firstByteMost = 10_000 // ms: a proxy that collects answers never shows one
const waits = [1000, 2000, 5000, 10_000, 20_000] // ms
const failuresBeforeAsking = 3
/** Why a connection was cut that said nothing: it did not work, unlike one that is renewed. */
const silent = 'silent'

/** Goes on until `stop`, or until nobody is signed in any more. `renew` opens the connection anew at once. */
export function openStream({ apiUrl, topics, last, heard }: Options): { renew: () => void; stop: () => void } {
  let stopped = false
  let cut = new AbortController()
  let wakeUp = () => {}

  async function run(): Promise<void> {
    let failures = 0
    while (!stopped) {
      cut = new AbortController()
      const token = await tokenNow().catch(() => undefined)
      if (stopped || (token === undefined && navigator.onLine)) return
      const worked = token !== undefined && (await read(token, cut))
      const renewed = cut.signal.aborted && cut.signal.reason !== silent
      failures = worked || renewed ? 0 : failures + 1
      if (failures >= failuresBeforeAsking) heard({ name: 'reset' }, last)
      if (stopped) return
      // Thousands that lost a server should not come back in one moment.
      const wait = failures === 0 ? 100 : waits[Math.min(failures, waits.length) - 1]!
      await new Promise<void>((resolve) => {
        wakeUp = resolve
        setTimeout(resolve, wait * (0.5 + Math.random()))
      })
    }
  }

  /** Reads one connection to its end. Answers whether anything came. */
  async function read(token: string, { signal }: AbortController): Promise<boolean> {
    const own = cut
    let patience = setTimeout(() => own.abort(silent), firstByteMost)
    let came = false
    try {
      const query = new URLSearchParams({ topics: topics().join(',') })
      const headers = { 'x-auth-token': token, accept: 'text/event-stream', ...(last && { 'last-event-id': last }) }
      const response = await fetch(`${apiUrl}/social/events?${query}`, { headers, signal, cache: 'no-store' })
      if (!response.ok || !response.body) return false
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return came
        came = true
        clearTimeout(patience)
        patience = setTimeout(() => own.abort(silent), silenceMost)
        const blocks = (text + value).split('\n\n')
        text = blocks.pop()!
        for (const block of blocks) take(block)
      }
    } catch {
      return came
    } finally {
      clearTimeout(patience)
    }
  }

  function take(block: string): void {
    last = /^id: (.+)$/m.exec(block)?.[1] ?? last
    const data = /^data: (.+)$/m.exec(block)?.[1]
    heard(data ? (JSON.parse(data) as LiveEvent) : undefined, last)
  }

  function renew(): void {
    cut.abort()
    wakeUp()
  }
  function stop(): void {
    stopped = true
    renew()
  }
  const online = () => wakeUp()
  addEventListener('online', online)
  void run().finally(() => removeEventListener('online', online))
  return { renew, stop }
}
