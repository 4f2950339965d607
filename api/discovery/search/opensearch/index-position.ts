// Position of an index that another process writes.
import { setTimeout } from 'node:timers/promises'
import type { NetworkEvent } from '#api/foundation/events.ts'

type Waiter = { transaction: bigint; resolve: (isReached: boolean) => void }
type Options = {
  read: () => Promise<string>
  findNewest: () => Promise<bigint>
  onChange: () => void
}

export const rowEvents = [
  'businesses.changed',
  'businesses.outdated',
  'products.changed',
  'people.changed',
  'people.outdated',
] as const
export const indexedEvents = [...rowEvents, 'translations.added', 'translations.removed'] as const
const names: ReadonlySet<string> = new Set(indexedEvents)
const pause = 200 // ms
const [firstChange, slowestChange] = [1000, 30_000] // ms
const patience = 1500 // ms
const waitersMost = 200

export class IndexPosition {
  readonly #options: Options
  readonly #closing = new AbortController()
  readonly #waiters = new Set<Waiter>()
  #newest = 0n
  #position = 0n
  #lackingSince = 0
  #following: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  async start(): Promise<void> {
    const newest = await this.#options.findNewest()
    if (newest > this.#newest) this.#newest = newest
    this.#follow()
  }

  get newest(): bigint {
    return this.#newest
  }

  get position(): string {
    return String(this.#position)
  }

  get isCurrent(): boolean {
    return this.#position > this.#newest
  }

  get lagSeconds(): number {
    return this.isCurrent ? 0 : (performance.now() - this.#lackingSince) / 1000
  }

  note(events: readonly NetworkEvent[]): void {
    for (const { name, xid } of events) {
      if (xid === undefined || !names.has(name) || BigInt(xid) <= this.#newest) continue
      this.#newest = BigInt(xid)
    }
    this.#follow()
  }

  reached(transaction: bigint): Promise<boolean> {
    if (this.#position > transaction) return Promise.resolve(true)
    if (this.#waiters.size >= waitersMost || this.#closing.signal.aborted) return Promise.resolve(false)
    this.#follow()
    return new Promise((resolve) => {
      const timer = globalThis.setTimeout(() => waiter.resolve(false), patience)
      const waiter: Waiter = {
        transaction,
        resolve: (isReached) => {
          clearTimeout(timer)
          this.#waiters.delete(waiter)
          resolve(isReached)
        },
      }
      this.#waiters.add(waiter)
    })
  }

  async close(): Promise<void> {
    this.#closing.abort()
    for (const waiter of this.#waiters) waiter.resolve(false)
    await this.#following
  }

  #follow(): void {
    if (this.isCurrent || this.#following || this.#closing.signal.aborted) return
    this.#lackingSince = performance.now()
    this.#following = this.#run().finally(() => {
      this.#following = undefined
      this.#follow()
    })
  }

  async #run(): Promise<void> {
    let interval = firstChange
    let changeAt = performance.now() + interval
    while (!this.#closing.signal.aborted) {
      await this.#look()
      const released = [...this.#waiters].filter(({ transaction }) => this.#position > transaction)
      if (this.isCurrent || released.length > 0 || performance.now() >= changeAt) this.#options.onChange()
      for (const { resolve } of released) resolve(true)
      if (this.isCurrent) return
      if (performance.now() >= changeAt) {
        interval = Math.min(2 * interval, slowestChange)
        changeAt = performance.now() + interval
      }
      await setTimeout(pause, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
    }
  }

  async #look(): Promise<void> {
    const position = await this.#options.read().catch(() => undefined)
    if (position !== undefined) this.#position = BigInt(position)
  }
}
