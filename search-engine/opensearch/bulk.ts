// Bulk writes.
import { setTimeout } from 'node:timers/promises'
import type { Json, OpenSearchSend } from './send.ts'

export type BulkEntry = { action: Json; source?: Json }
export type Rejection = { id: string; reason: string }
type Item = { _id: string; status: number; error?: { type: string; reason?: string } }
type Options = { send: OpenSearchSend; wait?: (milliseconds: number) => Promise<unknown> }

const ROWS_MOST = 500
const CHARACTERS_MOST = 5_000_000
const ATTEMPTS = 8
const [FIRST_WAIT, LONGEST_WAIT] = [100, 10_000] // ms

export class BulkSender {
  readonly #send: OpenSearchSend
  readonly #wait: (milliseconds: number) => Promise<unknown>
  #rows = ROWS_MOST

  constructor({ send, wait = setTimeout }: Options) {
    this.#send = send
    this.#wait = wait
  }

  async write(index: string, entries: readonly BulkEntry[]): Promise<Rejection[]> {
    const rejected: Rejection[] = []
    let waiting = [...entries]
    for (let attempt = 0; waiting.length > 0;) {
      const batch = nextBatch(waiting, this.#rows)
      const { again, refused, isLarge } = await this.#sendOne(index, batch)
      rejected.push(...refused)
      waiting = [...again, ...waiting.slice(batch.length)]
      if (again.length === 0) {
        attempt = 0
        this.#rows = Math.min(ROWS_MOST, this.#rows * 2)
        continue
      }
      this.#rows = Math.max(1, Math.floor(batch.length / 2))
      if (isLarge) continue
      if (++attempt === ATTEMPTS) throw new Error(`${index} takes no rows: the cluster is busy`)
      await this.#wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2))
    }
    return rejected
  }

  async #sendOne(index: string, batch: readonly BulkEntry[]): Promise<Outcome> {
    const lines = batch.flatMap(({ action, source }) => (source ? [action, source] : [action]))
    let items: Record<string, Item>[]
    try {
      items = (await this.#send({ method: 'POST', path: `/${index}/_bulk`, lines })).items
    } catch (error) {
      const { statusCode = 0 } = error as { statusCode?: number }
      if (statusCode === 413 && batch.length === 1) return { again: [], refused: [tooLarge(batch[0]!)], isLarge: true }
      if (statusCode === 413 || isBusy(statusCode))
        return { again: [...batch], refused: [], isLarge: statusCode === 413 }
      throw error
    }
    const outcome: Outcome = { again: [], refused: [], isLarge: false }
    for (const [at, item] of items.entries()) {
      const { _id: id, status, error } = Object.values(item)[0]!
      if (!error || error.type === LATE) continue
      if (isBusy(status)) outcome.again.push(batch[at]!)
      else if (status === 404) throw new Error(`${index}: ${error.reason ?? error.type}`)
      else outcome.refused.push({ id, reason: `${error.type}: ${error.reason ?? ''}` })
    }
    return outcome
  }
}

type Outcome = { again: BulkEntry[]; refused: Rejection[]; isLarge: boolean }

const LATE = 'version_conflict_engine_exception'
const isBusy = (status: number): boolean => status === 429 || status === 503

function tooLarge({ action }: BulkEntry): Rejection {
  const [{ _id: id }] = Object.values(action) as [{ _id: string }]
  return { id, reason: 'too large' }
}

function nextBatch(entries: readonly BulkEntry[], rows: number): readonly BulkEntry[] {
  let characters = 0
  let count = 0
  while (count < Math.min(rows, entries.length)) {
    characters += charactersIn(entries[count]!.source)
    if (count > 0 && characters > CHARACTERS_MOST) break
    count++
  }
  return entries.slice(0, count)
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  let sum = 0
  for (const one of Object.values(value)) sum += charactersIn(one)
  return sum
}
