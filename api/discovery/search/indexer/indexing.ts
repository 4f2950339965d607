// Indexer for staff.
import type { QueryExecutorProvider } from 'kysely'
import { emitEvent } from '#api/foundation/events.ts'
import type { IndexName } from '#search-engine/index.ts'
import { type IndexerState, leaseName } from './indexer.ts'
import {
  askGeneration,
  countRejects,
  findGenerations,
  findLeader,
  findRejects,
  type GenerationRow,
  type RejectRow,
} from './queries.ts'

export type Indexing = {
  leader: (IndexerState & { holder: string }) | undefined
  generations: GenerationRow[]
  rejects: RejectRow[]
  rejectCount: number
}

const [shownMost, retriedMost] = [100, 10_000]

export async function findIndexing(db: QueryExecutorProvider): Promise<Indexing> {
  const [leader, generations, rejects, rejectCount] = [
    await findLeader(db, leaseName),
    await findGenerations(db),
    await findRejects(db, shownMost),
    await countRejects(db),
  ]
  const state = leader?.isHeld ? { ...(leader.state as IndexerState), holder: leader.holder } : undefined
  return { leader: state, generations, rejects, rejectCount }
}

export const askRebuild = (tx: QueryExecutorProvider, askedBy: string): Promise<boolean> => askGeneration(tx, askedBy)

export async function retryRejects(tx: QueryExecutorProvider): Promise<number> {
  const rejects = await findRejects(tx, retriedMost)
  for (const [kind, rows] of Map.groupBy(rejects, (row): IndexName => row.kind))
    await emitEvent(tx, 'search.retried', { kind, ids: rows.map(({ id }) => id) })
  return rejects.length
}
