// Search indexes of this process: loaded from snapshots or built from PostgreSQL, updated, saved.
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { EventLog } from '#kit/events.ts'
import { findIdentity } from '#api/foundation/event-epoch.ts'
import { dataOf, type NetworkEvent, type NetworkEventLog } from '#api/foundation/events.ts'
import { AnswerCache } from './answer-cache.ts'
import { ResultCache } from './result-cache.ts'
import { indexUpdater } from './index-updater.ts'
import type { IndexName, Indexes, Search } from '#api/foundation/context.ts'
import { documentsVersion, everyDocument, kindOf } from './documents.ts'
import { type Phrase, SearchIndex } from '#search-engine/index.ts'
import { findPhrasesInUse } from '#api/discovery/synonyms/lookup.ts'
import { deleteOldEvents } from './old-events.ts'
import { trustWordsOfOthers } from './known-words.ts'
import { PhraseBook } from './phrase-book.ts'
import { listsOfPhrases } from './phrases.ts'
import { oldestPosition, SnapshotStore } from './snapshot-store.ts'
import { countRows, findBacklog } from './queries.ts'
import { prepareFolder } from './snapshot-files.ts'
import { warmUp } from './warm-up.ts'

export type RunningSearch = Search & {
  save: () => Promise<void>
  /** Returns their number. */
  deleteOldEvents: () => Promise<number>
  stop: () => Promise<void>
}

type Options = {
  pool: pg.Pool
  /** No statement timeout; default: `pool`. */
  starting?: pg.Pool
  eventLog: NetworkEventLog
  /** Processes may share it. */
  folder: string
  phrases?: readonly Phrase[] | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  progress?: (indexName: IndexName, done: number, total: number) => void
}

const tables = {
  business: 'searchable_businesses',
  product: 'searchable_products',
  people: 'searchable_people',
} as const
const progressInterval = 1000 // documents
const warmUpDelay = 1000 // ms; after the first requests of a new process
const maxCatchUp = 20_000 // more events than this take longer than a rebuild

/** Resolves when current; events keep it so. */
export async function startSearch({
  pool,
  starting = pool,
  eventLog,
  folder,
  phrases: file = [],
  log,
  progress = () => {},
}: Options): Promise<RunningSearch> {
  const [identity, moved] = await Promise.all([findIdentity(starting), prepareFolder(folder)])
  for (const reason of moved) log.warn({ reason }, 'a folder was in the place of a search snapshot, and is moved aside')
  const snapshots = new SnapshotStore(folder, `${identity} ${documentsVersion}`, log)
  const opening = { pool: starting, snapshots, log, progress }
  const opened = {
    business: await openIndex('business', opening),
    product: await openIndex('product', opening),
    people: await openIndex('people', opening),
  }
  const { business, product, people } = opened
  const indexes: Indexes = { business: business.index, product: product.index, people: people.index }
  const cached = {
    business: new ResultCache(indexes.business),
    product: new ResultCache(indexes.product),
    people: new ResultCache(indexes.people),
  }
  const { applyEvents, applyEventsWith, withIndexLock } = indexUpdater({
    pool,
    indexes,
    beforeChange: (indexName) => cached[indexName].clear(),
    afterChange: (indexName, count) => snapshots.recordChanges(indexName, count),
    onError: (error) => log.warn({ err: error }, 'search index not merged'),
  })
  let stopped = false
  // Events from now on; earlier ones are caught up by a separate reader.
  eventLog.on(async (events) => {
    if (!stopped) await applyEvents(events)
  })
  const answers = new AnswerCache()
  const phrases = new PhraseBook({
    file,
    findOwn: () => findPhrasesInUse(pool),
    onChange() {
      answers.clear()
      for (const results of Object.values(cached)) results.clear()
    },
  })
  eventLog.on(async (events) => {
    if (!stopped) await renewPhrases(phrases, events)
  })
  eventLog.on((events) => answers.applyEvents(events))
  const backlog = eventLog.since(oldestPosition(Object.values(opened).map(({ position }) => position)), starting)
  backlog.on(applyEventsWith(starting))
  await backlog.catchUp()
  snapshots.start({ indexes, withIndexLock, position: () => eventLog.position })

  await phrases.reload()
  trustWordsOfOthers(indexes, phrases)
  const search: Search = {
    ...indexes,
    cached,
    answers,
    phrases,
    memory: () => ({
      business: indexes.business.memory(),
      product: indexes.product.memory(),
      people: indexes.people.memory(),
    }),
  }
  const warmUpTimer = setTimeout(warmUp, warmUpDelay, search).unref()
  return {
    ...search,
    save: () => snapshots.save(),
    deleteOldEvents: async () => deleteOldEvents(pool, snapshots.position() ?? '0'),
    async stop() {
      stopped = true
      clearTimeout(warmUpTimer)
      await snapshots.stop()
    },
  }
}

/** The lists are current: their listener runs first. */
async function renewPhrases(phrases: PhraseBook, events: NetworkEvent[]): Promise<void> {
  if (dataOf(events, 'lists.changed').some(({ list }) => listsOfPhrases.has(list))) await phrases.rebuild()
  else if (events.some(({ name }) => name === 'synonyms.changed')) await phrases.reload()
}

type Opening = { pool: pg.Pool; snapshots: SnapshotStore } & Required<Pick<Options, 'log' | 'progress'>>

/** `position`: where to catch up from. */
async function openIndex<N extends IndexName>(
  indexName: N,
  { pool, snapshots, log, progress }: Opening,
): Promise<{ index: Indexes[N]; position: string }> {
  const loaded = await snapshots.load(indexName)
  if (loaded && (await canCatchUp(pool, loaded.position, loaded.index.size))) return loaded
  // Taken before the first row is read: concurrent commits are applied afterwards.
  const position = await EventLog.now(pool)
  const started = Date.now()
  const report = (done: number, total: number) => progress(indexName, done, total)
  const documents = withProgress(everyDocument(pool, indexName), await countRows(pool, tables[indexName]), report)
  const index = (await SearchIndex.buildFrom(kindOf[indexName], documents as never)) as SearchIndex as Indexes[N]
  log.info({ indexName, documents: index.size, milliseconds: Date.now() - started }, 'search index built')
  snapshots.recordChanges(indexName, Math.max(1, index.size))
  return { index, position }
}

async function* withProgress<T>(
  documents: AsyncIterable<T>,
  total: number,
  report: (done: number, total: number) => void,
): AsyncGenerator<T> {
  let done = 0
  report(done, total)
  for await (const document of documents) {
    yield document
    if (++done % progressInterval === 0) report(done, Math.max(done, total))
  }
  report(done, done)
}

/** True if the events since then still exist and cost less than a rebuild. */
async function canCatchUp(pool: pg.Pool, position: string, documents: number): Promise<boolean> {
  const { ids, reachable } = await findBacklog(pool, position)
  return reachable && ids <= Math.max(maxCatchUp, documents / 4)
}
