// Purges of caches in front, by `Surrogate-Key`.
import { setTimeout as pause } from 'node:timers/promises'
import { deadlines } from './deadlines.ts'
import { throttledWarning } from './throttled-warning.ts'

type Options = {
  addresses: readonly string[]
  /** A tag of every page: purged in place of too many. */
  everything: string
  log: { warn: (about: object, message: string) => void }
}
export type Purger = { purge: (tags: Iterable<string>) => void; close: () => void }

const atOnce = 20
const pendingMost = 2000
const again = 2000 // ms: pages under way during the first purge are stored later
const retry = 1000 // ms

export function purgerOf({ addresses, everything, log }: Options): Purger {
  const closing = new AbortController()
  const caches = addresses.map((address) => cacheAt(address, everything, closing.signal, throttledWarning(log)))
  const add = (tags: readonly string[]): void => caches.forEach((cache) => cache.add(tags))
  return {
    purge(tags) {
      const all = [...tags]
      add(all)
      setTimeout(() => closing.signal.aborted || add(all), again).unref()
    },
    close: () => closing.abort(),
  }
}

function cacheAt(
  address: string,
  everything: string,
  closing: AbortSignal,
  warn: (about: object, message: string) => void,
): { add: (tags: readonly string[]) => void } {
  const { url, authorization } = addressed(address)
  let pending = new Set<string>()
  let isRunning = false

  async function send(tags: string[]): Promise<void> {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(deadlines.purge.answer)])
    const headers = { 'surrogate-key': tags.join(' '), ...(authorization && { authorization }) }
    const response = await fetch(url, { method: 'PURGE', headers, signal })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`${response.status}`)
  }

  async function run(): Promise<void> {
    while (pending.size > 0 && !closing.aborted) {
      const some = [...pending].slice(0, atOnce)
      for (const tag of some) pending.delete(tag)
      try {
        await send(some)
      } catch (error) {
        if (closing.aborted) return
        for (const tag of some) pending.add(tag)
        warn({ err: error, address: url }, 'a cache in front was not purged, tried again')
        await pause(retry, undefined, { ref: false })
      }
    }
  }

  return {
    add(tags) {
      pending = new Set([...pending, ...tags])
      if (pending.size > pendingMost) pending = new Set([everything])
      if (isRunning) return
      isRunning = true
      void run().finally(() => (isRunning = false))
    },
  }
}

/** `fetch` takes no credentials in an address, and its error would repeat them. */
function addressed(address: string): { url: string; authorization: string | undefined } {
  const url = new URL(address)
  const user = [url.username, url.password].map(decodeURIComponent).join(':')
  Object.assign(url, { username: '', password: '' })
  return { url: url.href, authorization: user === ':' ? undefined : `Basic ${Buffer.from(user).toString('base64')}` }
}
