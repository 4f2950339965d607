// In-memory counters, flushed every few seconds: a search costs no write.
import { cleaned } from '#contract/foundation/cleaned.ts'
import type { CountedSearch } from '#api/foundation/context.ts'
import { isDataError } from '#kit/postgres/trouble.ts'
import { addCounts, type CountRow, type EmptySearchRow } from './count-queries.ts'
import type pg from 'pg'
import { keptText } from './search-text.ts'

type Log = { warn: (about: object, message: string) => void }

const interval = 3000 // ms
/** Further texts count without words. */
const textsMost = 1000
const hour = 3_600_000 // ms

export class Figures {
  readonly #pool: pg.Pool
  readonly #log: Log
  #counts = new Map<string, CountRow>()
  #texts = new Map<string, EmptySearchRow>()
  #writing = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #fails = false

  constructor(pool: pg.Pool, log: Log = { warn() {} }) {
    this.#pool = pool
    this.#log = log
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush().catch(() => {}), interval).unref()
  }

  /** Call after the last request, before closing the database. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush().catch((error: unknown) => this.#log.warn({ err: error }, 'Figures of the last seconds are lost'))
  }

  countSearch({ portal, locale, text, kind, total, corrected }: CountedSearch, now = new Date()): void {
    const day = now.toISOString().slice(0, 10)
    this.#count({ kind: 'searches', at: `${day}T00:00:00Z`, portal, locale })
    if (total > 0) return
    this.#count({ kind: 'searchesWithoutResults', at: `${day}T00:00:00Z`, portal, locale })
    const kept = kind === 'user' ? undefined : keptText(text)
    if (!kept) return
    const meant = corrected === undefined ? null : cleaned(corrected)
    this.#keep({ day, text: kept, portal, locale, corrected: meant, lastAt: now.toISOString() })
  }

  countAnswer(status: number, now = new Date()): void {
    const at = new Date(Math.floor(now.getTime() / hour) * hour).toISOString()
    const place = { at, portal: '', locale: '' }
    this.#count({ kind: 'answers', ...place })
    if (status >= 500) this.#count({ kind: 'errors', ...place })
    if (status === 500) this.#count({ kind: 'defects', ...place })
  }

  /** Failed counts stay for the next flush, except refused words. */
  flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => {}).then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    if (this.#counts.size === 0) return
    const [counts, texts] = [this.#counts, this.#texts]
    this.#counts = new Map()
    this.#texts = new Map()
    try {
      const isWhole = await this.#add([...counts.values()], [...texts.values()])
      if (isWhole) this.#fails = false
    } catch (error) {
      for (const row of counts.values()) this.#count(row, row.count)
      if (!isDataError(error)) for (const row of texts.values()) this.#keep(row, row.count)
      this.#warn(error, 'Figures can not be written now')
      throw error
    }
  }

  /** Drops refused words, so that counts are written; false then. */
  async #add(counts: readonly CountRow[], texts: readonly EmptySearchRow[]): Promise<boolean> {
    try {
      await addCounts(this.#pool, counts, texts)
      return true
    } catch (error) {
      if (!isDataError(error) || texts.length === 0) throw error
      this.#warn(error, 'Words of searches can not be written and are dropped')
      await addCounts(this.#pool, counts, [])
      return false
    }
  }

  #warn(error: unknown, message: string): void {
    if (!this.#fails) this.#log.warn({ err: error }, message)
    this.#fails = true
  }

  #count({ kind, at, portal, locale }: Omit<CountRow, 'count'>, count = 1): void {
    const key = [kind, at, portal, locale].join(' ')
    const row = this.#counts.get(key)
    if (row) row.count += count
    else this.#counts.set(key, { kind, at, portal, locale, count })
  }

  #keep(row: Omit<EmptySearchRow, 'count'>, count = 1): void {
    const key = [row.day, row.portal, row.locale, row.text].join(' ')
    const kept = this.#texts.get(key)
    if (kept) {
      kept.count += count
      kept.corrected = row.corrected ?? kept.corrected
      if (row.lastAt > kept.lastAt) kept.lastAt = row.lastAt
    } else if (this.#texts.size < textsMost) this.#texts.set(key, { ...row, count })
  }
}
