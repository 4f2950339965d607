// Sightings in memory, written every few seconds: a beacon costs no statement.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Kysely } from 'kysely'
import type { Seal, SealedAnswer } from '#contract/discovery/reach.ts'
import { isDataError } from '#kit/postgres/trouble.ts'
import type { DB } from '#api/database/tables.ts'
import type { Sight, Sightings as Contract } from '#api/foundation/context.ts'
import { keyOfDay } from '#api/discovery/choices/lookup.ts'
import { addSights, findKey } from './writing-queries.ts'

type Log = { warn: (about: object, message: string) => void }

const interval = 10_000 // ms
/** Memory bound: further sightings are lost. */
const waitingMost = 200_000
const rowsAtOnce = 10_000
const knownMost = 200_000
const sealBytes = 16

/** A killed process loses the sightings since the last flush. */
export class Sightings implements Contract {
  readonly #db: Kysely<DB>
  readonly #log: Log
  readonly #known = new LRUCache<string, true>({ max: knownMost })
  #rows: Sight[] = []
  #key: Promise<string> | undefined
  #salt: { day: string; key: string } | undefined
  #writing = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #lost = 0

  constructor({ kysely }: { kysely: Kysely<DB> }, log: Log = { warn() {} }) {
    this.#db = kysely
    this.#log = log
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush().catch(() => {}), interval).unref()
  }

  /** Call after the last request, before closing the database. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush().catch(() => {})
  }

  async seal(words: string, kind: SealedAnswer['kind'], skip: number, ids: readonly string[]): Promise<Seal> {
    return { words, key: sealOf(await this.#sealKey(), { words, kind, skip, ids }) }
  }

  async isSealed(answer: SealedAnswer): Promise<boolean> {
    const expected = Buffer.from(sealOf(await this.#sealKey(), answer))
    const given = Buffer.from(answer.key)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  /** The salt is forgotten with its day. */
  async personOf(network: string, agent: string): Promise<{ day: string; person: string }> {
    const day = new Date().toISOString().slice(0, 10)
    if (this.#salt?.day !== day) this.#salt = await keyOfDay(this.#db)
    const { key } = this.#salt
    return { day: this.#salt.day, person: hash('sha256', `reach ${key} ${network} ${agent}`, 'base64') }
  }

  add(sight: Sight): void {
    const known = `${sight.day} ${sight.person} ${sight.event} ${sight.thing} ${sight.viewer ?? ''}`
    if (this.#known.has(known)) return
    if (this.#rows.length >= waitingMost) return void this.#lost++
    this.#known.set(known, true)
    this.#rows.push(sight)
  }

  /** Failed batches wait for the next flush; those PostgreSQL refuses are dropped. */
  flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => {}).then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    if (this.#lost > 0) this.#log.warn({ lost: this.#lost }, 'Too many sightings at once: some are not counted')
    this.#lost = 0
    while (this.#rows.length > 0) {
      const rows = this.#rows.splice(0, rowsAtOnce)
      try {
        await this.#db.transaction().execute((tx) => addSights(tx, rows))
      } catch (error) {
        const isRefused = isDataError(error)
        this.#log.warn({ err: error }, isRefused ? 'Refused sightings are dropped' : 'Sightings can not be written now')
        if (isRefused) continue
        this.#rows.unshift(...rows)
        throw error
      }
    }
  }

  #sealKey(): Promise<string> {
    this.#key ??= findKey(this.#db).catch((error: unknown) => {
      this.#key = undefined
      throw error
    })
    return this.#key
  }
}

type SealInput = { words: string; kind: string; skip: number; ids: readonly string[] }

function sealOf(key: string, { words, kind, skip, ids }: SealInput): string {
  return createHmac('sha256', key)
    .update(`${kind}\n${skip}\n${words}\n${ids.join()}`)
    .digest('base64url')
    .slice(0, sealBytes)
}
