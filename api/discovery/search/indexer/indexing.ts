// Indexer for staff.
import type { QueryExecutorProvider } from 'kysely'
import { emitEvent } from '#api/foundation/events.ts'
import type { IndexName } from '#search-engine/index.ts'
import { type IndexerState, leaseName } from './indexer.ts'
import {
  askGeneration,
  countRejects,
  findReject,
  findGenerations,
  findLeader,
  findRejects,
  type GenerationRow,
  type RejectKey,
  type RejectRow,
} from './queries.ts'

export type Indexing = {
  leader: (IndexerState & { holder: string; until: Date }) | undefined
  generations: GenerationRow[]
  rejects: RejectRow[]
  rejectCount: number
}

const [shownMost, retriedMost] = [50, 10_000]

export async function findIndexing(db: QueryExecutorProvider): Promise<Indexing> {
  const [leader, generations, rejects, rejectCount] = [
    await findLeader(db, leaseName),
    await findGenerations(db),
    await findRejects(db, shownMost),
    await countRejects(db),
  ]
  const held = leader?.isHeld
    ? { ...(leader.state as IndexerState), holder: leader.holder, until: leader.until }
    : undefined
  return { leader: held, generations, rejects, rejectCount }
}

export const askRebuild = (tx: QueryExecutorProvider, askedBy: string): Promise<boolean> => askGeneration(tx, askedBy)

/** `one`: this row alone, if rejected. */
export async function retryRejects(tx: QueryExecutorProvider, one?: RejectKey): Promise<number> {
  const rejects = one ? await findReject(tx, one) : await findRejects(tx, retriedMost)
  for (const [kind, rows] of Map.groupBy(rejects, (row): IndexName => row.kind))
    await emitEvent(tx, 'search.retried', { kind, ids: rows.map(({ id }) => id) })
  return rejects.length
}
