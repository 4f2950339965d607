// argon2id off the event loop; queue of a second.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Refusal } from '#kit/refusal.ts'
import { derive } from './derive.ts'

type Cost = { memory: number; passes: number }

const usual: Cost = { memory: 19_456, passes: 2 } // 28 ms of one core
const saltBytes = 16
const hashBytes = 32
const mostWaiting = 32

export class Passwords {
  readonly #cost: Cost
  readonly #most: number
  readonly #decoy: string
  #running = 0
  #waiting: (() => void)[] = []

  /** Half of the cores stay free. */
  constructor(cost: Cost = usual, most = Math.max(1, availableParallelism() >> 1)) {
    this.#cost = cost
    this.#most = most
    this.#decoy = phc(cost, randomBytes(saltBytes), randomBytes(hashBytes))
  }

  /** Throws ServiceUnavailable before any work. */
  admit(): void {
    if (this.#waiting.length >= mostWaiting)
      throw new Refusal('ServiceUnavailable', 'Too many people are signing in, try again in a moment', {
        retryAfter: 2,
      })
  }

  /** A PHC string: `$argon2id$v=19$m=…,t=…,p=1$salt$hash`. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes)
    return phc(this.#cost, salt, await this.#derive(password, salt, this.#cost))
  }

  /** Constant time, also for missing or unknown passwords. */
  async verify(password: string, stored: string | null | undefined): Promise<boolean> {
    const { cost, salt, hash } = parse(stored ?? this.#decoy)
    const derived = await this.#derive(password, salt, cost)
    return timingSafeEqual(derived, hash) && Boolean(stored)
  }

  async #derive(password: string, nonce: Buffer, { memory, passes }: Cost): Promise<Buffer> {
    this.admit()
    if (this.#running >= this.#most) await this.#turn()
    else this.#running++
    try {
      const message = password.normalize('NFKC')
      return await derive({ message, nonce, memory, passes, parallelism: 1, tagLength: hashBytes })
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  #turn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    return promise
  }
}

function phc({ memory, passes }: Cost, salt: Buffer, hash: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${text(salt)}$${text(hash)}`
}

function parse(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [, memory, passes, salt, hash] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored)!
  return {
    cost: { memory: Number(memory), passes: Number(passes) },
    salt: Buffer.from(salt!, 'base64'),
    hash: Buffer.from(hash!, 'base64'),
  }
}
