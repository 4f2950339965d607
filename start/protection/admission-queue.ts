// Admission control.
import { Refusal } from '#kit/refusal.ts'

type Options = {
  concurrency: number
  /** Longest expected wait, in ms. */
  timeout: number
  refused: (about: { waiting: number; expectedWait: number }) => void
}
type Entry = { start: () => void; timer: NodeJS.Timeout }

const retryAfter = 2 // s
const patience = 3 // × `timeout`, after which waiting work is refused
const samples = 20
const firstDuration = 20 // ms

/** Fair queueing: addresses take turns. */
export class AdmissionQueue {
  #options: Options
  #running = 0
  #waiting = 0
  #entries = new Map<string, Set<Entry>>()
  #pace: number
  #turnAt = performance.now()

  constructor(options: Options) {
    this.#options = options
    this.#pace = firstDuration / options.concurrency
  }

  get waiting(): number {
    return this.#waiting
  }

  /** Throws ServiceUnavailable when the expected wait is too long. */
  async run<T>(address: string, work: () => Promise<T> | T): Promise<T> {
    if (this.#running < this.#options.concurrency) {
      this.#running++
      this.#turnAt = performance.now()
    } else await this.#turn(address)
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  refusalFor(address: string): Refusal | undefined {
    if (this.#running < this.#options.concurrency) return undefined
    const expectedWait = (this.#turnsBefore(address) + 1) * this.#pace
    // Slow work alone refuses nobody: something must wait already.
    return expectedWait > this.#options.timeout && this.#waiting > 0 ? this.#refusal(expectedWait) : undefined
  }

  #turn(address: string): Promise<void> {
    const { timeout } = this.#options
    const refusal = this.refusalFor(address)
    if (refusal) throw refusal
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry: Entry = {
      start: resolve,
      // All running work may wait for one lock.
      timer: setTimeout(() => {
        this.#remove(address, entry)
        reject(this.#refusal(timeout * patience))
      }, timeout * patience),
    }
    const entries = this.#entries.get(address)
    if (entries) entries.add(entry)
    else this.#entries.set(address, new Set([entry]))
    this.#waiting++
    return promise
  }

  /** An address with much waiting work delays only itself. */
  #turnsBefore(address: string): number {
    const own = this.#entries.get(address)?.size ?? 0
    let turns = 0
    for (const { size } of this.#entries.values()) turns += Math.min(size, own + 1)
    return turns
  }

  #next(): void {
    const [first] = this.#entries
    const now = performance.now()
    if (first) this.#pace += (now - this.#turnAt - this.#pace) / samples
    this.#turnAt = now
    if (!first) {
      this.#running--
      return
    }
    const [address, entries] = first
    const [entry] = entries as Set<Entry> & [Entry]
    this.#remove(address, entry)
    if (entries.size > 0) {
      this.#entries.delete(address)
      this.#entries.set(address, entries)
    }
    entry.start()
  }

  #remove(address: string, entry: Entry): void {
    clearTimeout(entry.timer)
    const entries = this.#entries.get(address)!
    entries.delete(entry)
    if (entries.size === 0) this.#entries.delete(address)
    this.#waiting--
  }

  #refusal(expectedWait: number): Refusal {
    this.#options.refused({ waiting: this.#waiting, expectedWait: Math.round(expectedWait) })
    return new Refusal('ServiceUnavailable', 'Too busy, try again', { retryAfter })
  }
}
