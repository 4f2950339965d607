// The indexes of this process: from snapshots or from PostgreSQL, caught up, followed, saved. PostgreSQL keeps the truth.
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { EventLog } from '#kit/events.ts'
import type { NetworkEventLog } from '../events.ts'
import { nodes } from '../industries/lookup.ts'
import { Answers } from './answers.ts'
import { follower, type Indexes } from './changes.ts'
import { everyDocument, kindOf, type Source } from './documents.ts'
import { CategoryNames, SearchIndex } from '#search-engine/index.ts'
import { forgetEvents } from './jobs.ts'
import { keeper, oldest } from './keeper.ts'
import { countRows, findBacklog, findIdentity } from './queries.ts'
import { findShape, prepareFolder } from './snapshots.ts'
import { warmUp } from './warm-up.ts'

export type Search = Indexes & {
  /** The same indexes for whole questions, their answers remembered. */
  answers: Record<Source, Answers>
  categories: CategoryNames
  /** Bytes held by each index. */
  memory: () => Record<Source, number>
}
export type RunningSearch = Search & {
  /** Writes what changed since the last snapshot. */
  save: () => Promise<void>
  /** Deletes old events that no snapshot here needs; for a daily job. Answers how many. */
  forget: () => Promise<number>
  /** Stops following and saves. The event log goes on for others. */
  stop: () => Promise<void>
}

type Options = {
  pool: pg.Pool
  /** Connections without a limit on statements, for making the indexes and for catching up; else those of `pool`. */
  starting?: pg.Pool
  eventLog: NetworkEventLog
  /** Where snapshots are kept; several processes may share it. */
  folder: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Told while an index is made from PostgreSQL. */
  progress?: (source: Source, done: number, total: number) => void
}

const tables = { business: 'businesses', product: 'products', people: 'people' } as const
const progressEvery = 1000 // documents
const calm = 1000 // ms after the start, when the first ones have their answers
const manyChanges = 20_000 // to catch up with more takes longer than to begin anew

/** Resolves when every index holds what is committed now; from then on the event log keeps them so. */
export async function startSearch({
  pool,
  starting = pool,
  eventLog,
  folder,
  log,
  progress = () => {},
}: Options): Promise<RunningSearch> {
  const [identity, shape] = await Promise.all([findIdentity(starting), findShape(), prepareFolder(folder)])
  const kept = keeper(folder, `${identity} ${shape}`, log)
  const positions: string[] = []

  async function open<S extends Source>(source: S): Promise<Indexes[S]> {
    const loaded = await kept.read(source)
    if (loaded && (await isNear(starting, loaded.position, loaded.index.size))) {
      positions.push(loaded.position)
      return loaded.index
    }
    // Taken before the first row is read: what commits while rows are read is heard of afterwards.
    positions.push(await EventLog.now(starting))
    const started = Date.now()
    const documents = counted(everyDocument(starting, source), await countRows(starting, tables[source]), (...at) =>
      progress(source, ...at),
    )
    const index = (await SearchIndex.buildFrom(kindOf[source], documents as never)) as SearchIndex as Indexes[S]
    log.info({ source, documents: index.size, milliseconds: Date.now() - started }, 'search index made')
    kept.changed(source, Math.max(1, index.size))
    return index
  }

  const indexes: Indexes = {
    business: await open('business'),
    product: await open('product'),
    people: await open('people'),
  }
  const answers = {
    business: new Answers(indexes.business),
    product: new Answers(indexes.product),
    people: new Answers(indexes.people),
  }
  const { hear, hearOver, still } = follower({
    pool,
    indexes,
    changing: (source) => answers[source].forget(),
    changed: kept.changed,
    defect: (error) => log.warn({ err: error }, 'search index not merged'),
  })
  let stopped = false
  // Listening from now on; `missed` reads what the event log has read before.
  eventLog.on(async (events) => {
    if (!stopped) await hear(events)
  })
  const missed = eventLog.since(oldest(positions), starting)
  missed.on(hearOver(starting))
  await missed.catchUp()
  kept.begin(indexes, still, () => eventLog.position)

  const search: Search = {
    ...indexes,
    answers,
    categories: new CategoryNames(nodes.map(({ id, name }) => ({ id, names: Object.values(name) }))),
    memory: () => ({
      business: indexes.business.memory(),
      product: indexes.product.memory(),
      people: indexes.people.memory(),
    }),
  }
  const warming = setTimeout(warmUp, calm, search).unref()
  return {
    ...search,
    save: kept.save,
    forget: async () => forgetEvents(pool, kept.position() ?? '0'),
    async stop() {
      stopped = true
      clearTimeout(warming)
      await kept.stop()
    },
  }
}

async function* counted<T>(
  documents: AsyncIterable<T>,
  total: number,
  tell: (done: number, total: number) => void,
): AsyncGenerator<T> {
  let done = 0
  tell(done, total)
  for await (const document of documents) {
    yield document
    if (++done % progressEvery === 0) tell(done, Math.max(done, total))
  }
  tell(done, done)
}

/** Is catching up from there possible, and less work than beginning anew? */
async function isNear(pool: pg.Pool, position: string, documents: number): Promise<boolean> {
  const { ids, reachable } = await findBacklog(pool, position)
  return reachable && ids <= Math.max(manyChanges, documents / 4)
}
