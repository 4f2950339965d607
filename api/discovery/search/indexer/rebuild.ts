// Rebuild: copied, compared, then current.
import type pg from 'pg'
import { EventLog } from '#kit/events.ts'
import type { NetworkEvent, NetworkEventLog } from '#api/foundation/events.ts'
import type { Generations } from '#search-engine/opensearch/generations.ts'
import { indexNames } from '#search-engine/opensearch/mappings.ts'
import { readers } from '../documents.ts'
import { compareGeneration } from './comparison.ts'
import { GenerationWriter, type Rejects } from './generation-writer.ts'
import {
  beginGeneration,
  countRowsOf,
  findUnfinished,
  type GenerationRow,
  noteCopied,
  noteCurrent,
  noteFailed,
  readRowsAfter,
} from './queries.ts'
import type { Versions } from './versions.ts'

export type Rebuilding = {
  pool: pg.Pool
  starting: pg.Pool
  generations: Generations
  versions: Versions
  rejects: Rejects
  source: string
  accepts: ConstructorParameters<typeof EventLog<NetworkEvent>>[2]
}
export type FollowedGeneration = { number: number; writer: GenerationWriter; log: NetworkEventLog }

const first = '00000000-0000-0000-0000-000000000000'
const copiedAtOnce = 1000

/** Resumable; undefined: the comparison failed. */
export async function rebuild(row: GenerationRow, rebuilding: Rebuilding): Promise<FollowedGeneration | undefined> {
  const { pool, generations, source } = rebuilding
  const current = await generations.current()
  const { number, position, kind, lastID } = await begun(row, rebuilding)
  const followed = follow(number, position!, rebuilding)
  if (current !== number) {
    await copy({ number, kind, lastID }, followed.writer, rebuilding)
    await followed.writer.show()
    await followed.log.catchUp()
    const failure = await compareGeneration(number, current, { ...rebuilding, pool: rebuilding.starting })
    if (failure !== undefined) {
      await noteFailed(pool, number, failure)
      await generations.remove(number)
      return undefined
    }
    await followed.log.catchUp()
    await generations.setState(number, { position: followed.log.position, source })
    await generations.turnTo(number)
  }
  await noteCurrent(pool, number)
  return followed
}

export function follow(
  number: number,
  position: string,
  { pool, generations: { send, prefix }, versions, rejects, accepts }: Rebuilding,
): FollowedGeneration {
  const writer = new GenerationWriter({ pool, send, prefix, generation: number, versions, rejects })
  const log = new EventLog(pool, position, accepts)
  log.on((events) => writer.applyEvents(events))
  return { number, writer, log }
}

async function begun(row: GenerationRow, { pool, starting, generations }: Rebuilding): Promise<GenerationRow> {
  const existing = (await generations.list()).map(({ number }) => number)
  if (row.startedAt !== null && existing.includes(row.number)) {
    await generations.create(row.number)
    return row
  }
  const position = await EventLog.now(pool)
  let total = 0
  for (const name of indexNames) total += await countRowsOf(starting, readers[name].rows)
  const above = Math.max(0, ...existing)
  const number = await beginGeneration(pool, { number: row.number, above }, { position, total })
  await generations.create(number)
  return { ...(await findUnfinished(pool))! }
}

async function copy(
  { number, kind, lastID }: Pick<GenerationRow, 'number' | 'kind' | 'lastID'>,
  writer: GenerationWriter,
  { pool, starting, versions }: Rebuilding,
): Promise<void> {
  for (const name of indexNames.slice(kind === null ? 0 : indexNames.indexOf(kind))) {
    const { rows, document } = readers[name]
    const batches = readRowsAfter<{ id: string }>(starting, rows, {
      after: name === kind ? (lastID ?? first) : first,
      batch: copiedAtOnce,
    })
    for (let version = await versions.next(); ; version = await versions.next()) {
      const { value: batch } = await batches.next()
      if (batch === undefined) break
      await writer.write(name, batch.map(document as (row: unknown) => never), { version, refresh: false })
      await noteCopied(pool, number, { kind: name, lastID: batch.at(-1)!.id, count: batch.length })
    }
  }
}
