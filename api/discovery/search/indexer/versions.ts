// Versions of documents: late writes change nothing.
import type { Lease } from '#kit/postgres/lease.ts'

const writesMost = 4096n

export class LostLease extends Error {
  override name = 'LostLease'
}

export class Versions {
  readonly #lease: Lease
  readonly #renew: () => Promise<unknown>
  #token = 0n
  #writes = 0n

  constructor(lease: Lease, renew: () => Promise<unknown>) {
    this.#lease = lease
    this.#renew = renew
  }

  /** NOTE: call before reading rows, and before updates by query, which increment versions. */
  async next(): Promise<number> {
    if (this.#writes === writesMost - 1n && this.#lease.token === this.#token) await this.#renew()
    if (!this.#lease.isHeld) throw new LostLease()
    this.#writes = this.#lease.token === this.#token ? this.#writes + 1n : 0n
    this.#token = this.#lease.token
    return Number(this.#token * writesMost + this.#writes)
  }
}
