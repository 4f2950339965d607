// Calls of a service that may be away.
import { setTimeout } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'

type Options = {
  message: string
  most: number
  deadline: number
  isFailure: (error: unknown) => boolean
  onChange?: (isAway: boolean, error?: unknown) => void
}

const failuresMost = 5
const pause = 1000 // ms
const retryAfter = 2 // seconds

export class CircuitBreaker {
  readonly #options: Options
  #running = 0
  #failures = 0
  #nextTry = 0

  constructor(options: Options) {
    this.#options = options
  }

  get isAway(): boolean {
    return this.#failures >= failuresMost
  }

  async call<T>(work: () => Promise<T>): Promise<T> {
    const now = performance.now()
    if (this.#running >= this.#options.most || (this.isAway && now < this.#nextTry)) throw this.#refusal()
    this.#nextTry = now + pause
    try {
      const answer = await this.#inTime(work)
      this.#count(0)
      return answer
    } catch (error) {
      if (!(error instanceof Late) && !this.#options.isFailure(error)) {
        this.#count(0)
        throw error
      }
      this.#count(this.#failures + 1, error)
      throw this.#refusal()
    }
  }

  async #inTime<T>(work: () => Promise<T>): Promise<T> {
    const ended = new AbortController()
    this.#running++
    const answer = work().finally(() => {
      this.#running--
      ended.abort()
    })
    const late = setTimeout(this.#options.deadline, undefined, { signal: ended.signal, ref: false }).then(
      () => Promise.reject(new Late('No answer in time')),
      () => answer,
    )
    return Promise.race([answer, late])
  }

  #count(failures: number, error?: unknown): void {
    const before = this.isAway
    this.#failures = failures
    if (this.isAway !== before) this.#options.onChange?.(this.isAway, error)
  }

  #refusal(): Refusal {
    return new Refusal('ServiceUnavailable', this.#options.message, { retryAfter })
  }
}

class Late extends Error {}
