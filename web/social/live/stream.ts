// Server-sent events over fetch.
import type { LiveEvent } from '#contract/foundation/events.ts'
import { tokenNow } from '#web/foundation/session.ts'

type Options = {
  apiUrl: string
  topics: () => string[]
  /** Last event id; empty: new events only. */
  last: string
  /** Receives `reset` events while streaming fails: pages poll. */
  onEvent: (event: LiveEvent | undefined, last: string) => void
}

const maxSilence = 60_000 // ms; the server sends a keep-alive every 25 s
const firstByteTimeout = 10_000 // ms; a buffering proxy never delivers a byte
const retryDelays = [1000, 2000, 5000, 10_000, 20_000] // ms
const failuresBeforePolling = 3
const silent = 'silent'

export function openStream({ apiUrl, topics, last, onEvent }: Options): { renew: () => void; stop: () => void } {
  let stopped = false
  let connection = new AbortController()
  let wakeUp = () => {}

  async function run(): Promise<void> {
    let failures = 0
    while (!stopped) {
      connection = new AbortController()
      const token = await tokenNow().catch(() => undefined)
      if (stopped || (token === undefined && navigator.onLine)) return
      const received = token !== undefined && (await read(token, connection))
      const renewed = connection.signal.aborted && connection.signal.reason !== silent
      failures = received || renewed ? 0 : failures + 1
      if (failures >= failuresBeforePolling) onEvent({ name: 'reset' }, last)
      if (stopped) return
      // Jitter against simultaneous reconnects.
      const delay = failures === 0 ? 100 : retryDelays[Math.min(failures, retryDelays.length) - 1]!
      await new Promise<void>((resolve) => {
        wakeUp = resolve
        setTimeout(resolve, delay * (0.5 + Math.random()))
      })
    }
  }

  async function read(token: string, own: AbortController): Promise<boolean> {
    let timeout = setTimeout(() => own.abort(silent), firstByteTimeout)
    let received = false
    try {
      const query = new URLSearchParams({ topics: topics().join(',') })
      const headers = { 'x-auth-token': token, accept: 'text/event-stream', ...(last && { 'last-event-id': last }) }
      const options: RequestInit = { headers, signal: own.signal, cache: 'no-store' }
      const response = await fetch(`${apiUrl}/social/events?${query}`, options)
      if (!response.ok || !response.body) return false
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return received
        received = true
        clearTimeout(timeout)
        timeout = setTimeout(() => own.abort(silent), maxSilence)
        const blocks = (text + value).split('\n\n')
        text = blocks.pop()!
        for (const block of blocks) handle(block)
      }
    } catch {
      return received
    } finally {
      clearTimeout(timeout)
    }
  }

  function handle(block: string): void {
    last = /^id: (.+)$/m.exec(block)?.[1] ?? last
    const data = /^data: (.+)$/m.exec(block)?.[1]
    onEvent(data ? (JSON.parse(data) as LiveEvent) : undefined, last)
  }

  function renew(): void {
    connection.abort()
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
