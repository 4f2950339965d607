// Rules of the search engine, for administrators.
import type { Transaction } from 'kysely'
import type { Generation, SearchEngineState, searchEngine as contract } from '#contract/operations/search-engine.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { DB } from '#api/database/tables.ts'
import { askRebuild, findIndexing, type Indexing, retryRejects } from '#api/discovery/search/lookup.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'

const object = { kind: 'search', id: 'search', name: 'search' }

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  state: stateOf,

  rebuild: (context, { body: { reason } }) =>
    acted(context, async (tx) => {
      if (await askRebuild(tx, 'console'))
        await recordAct(tx, { by: context.viewer, act: 'search.rebuild', object, reason })
    }),

  retry: (context, { body: { row, reason } }) =>
    acted(context, async (tx) => {
      const count = await retryRejects(tx, row)
      const detail = { count, ...row }
      if (count > 0) await recordAct(tx, { by: context.viewer, act: 'search.retry', object, reason, detail })
    }),
}

async function acted(context: SignedIn, act: (tx: Transaction<DB>) => Promise<void>): Promise<SearchEngineState> {
  if (context.process.searchMode === undefined)
    throw new Refusal('Conflict', 'There is no search cluster: SEARCH_URL is not set')
  await context.db.transaction().execute(act)
  return stateOf(context)
}

async function stateOf({ db, search, process: { searchMode } }: Context): Promise<SearchEngineState> {
  const { leader, generations, rejects, rejectCount } = await findIndexing(db)
  const built = searchMode === 'on' ? undefined : await search.state()
  return {
    engine: engineOf(searchMode),
    indexes: built?.isReady ? { documents: built.documents, bytes: built.memory } : null,
    leader: leader
      ? {
          holder: leader.holder,
          until: leader.until.toISOString(),
          generation: leader.generation,
          position: leader.position,
          lagSeconds: leader.currentAt === null ? null : Math.max(0, Date.now() - leader.currentAt) / 1000,
        }
      : null,
    generations: generations.map((row) => generationOf(row, leader)),
    rejects: rejects.map(({ rejectedAt, ...row }) => ({ ...row, rejectedAt: rejectedAt.toISOString() })),
    rejectCount,
  }
}

function engineOf(mode: Context['process']['searchMode']): SearchEngineState['engine'] {
  if (mode === undefined) return 'built-in'
  return mode === 'on' ? 'opensearch' : 'shadow'
}

type Row = Indexing['generations'][number]

function generationOf(row: Row, leader: Indexing['leader']): Generation {
  const { number, askedBy, askedAt, startedAt, currentAt, copied, total, failure } = row
  const seen = leader?.generations.find((one) => one.number === number)
  return {
    number,
    state: stateIn(row),
    askedBy,
    askedAt: askedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    currentAt: currentAt?.toISOString() ?? null,
    copied,
    total,
    failure,
    documents: seen?.documents ?? null,
    bytes: seen?.bytes ?? null,
  }
}

function stateIn({ startedAt, currentAt, replacedAt, removedAt, failure }: Row): Generation['state'] {
  if (failure !== null) return 'failed'
  if (currentAt === null) return startedAt === null ? 'waiting' : 'copying'
  if (replacedAt === null) return 'current'
  return removedAt === null ? 'replaced' : 'removed'
}
