// Search indexes of this process; searches are refused until they open.
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { findIdentity } from '#api/foundation/event-epoch.ts'
import { dataOf, type NetworkEvent, type NetworkEventLog } from '#api/foundation/events.ts'
import type { IndexName, Indexes, Search } from '#api/foundation/context.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Phrase } from '#search-engine/index.ts'
import { findPhrasesInUse } from '#api/discovery/synonyms/lookup.ts'
import { AnswerCache } from './answer-cache.ts'
import { ResultCache } from './result-cache.ts'
import { indexUpdater, type IndexUpdater } from './index-updater.ts'
import { documentsVersion } from './documents.ts'
import { deleteOldEvents } from './old-events.ts'
import { trustWordsOfOthers } from './known-words.ts'
import { openIndex, type Opening } from './open-index.ts'
import { PhraseBook } from './phrase-book.ts'
import { listsOfPhrases } from './phrases.ts'
import { oldestPosition, SnapshotStore } from './snapshot-store.ts'
import { prepareFolder } from './snapshot-files.ts'
import { warmUp } from './warm-up.ts'

/** Percent of each index that is there. */
export type Preparation = Record<IndexName, number>

export type RunningSearch = Search & {
  /** Resolves when current; rejects when an index can't be opened. */
  ready: Promise<void>
  /** Undefined once ready. */
  preparation: () => Preparation | undefined
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

const warmUpDelay = 1000 // ms; after the first requests of a new process
const retryAfter = 5 // seconds; while indexes are prepared

/** Resolves when current; events keep it so. */
export async function startSearch(options: Options): Promise<RunningSearch> {
  const search = beginSearch(options)
  await search.ready
  return search
}

/** Searches are refused until `ready`. */
export function beginSearch(options: Options): RunningSearch {
  const { pool, progress } = options
  const preparation: Preparation = { business: 0, product: 0, people: 0 }
  const closing = new AbortController()
  const rewritten: (() => void)[] = []
  const answers = new AnswerCache()
  let opened: OpenSearch | undefined
  const opening = openSearch(options, {
    signal: closing.signal,
    answers,
    afterStale() {
      answers.clear()
      for (const listener of rewritten) listener()
    },
    progress(indexName, done, total) {
      preparation[indexName] = Math.floor((99 * done) / Math.max(total, 1))
      progress?.(indexName, done, total)
    },
    onOpen: (indexName) => (preparation[indexName] = 100),
  })
  let timer: NodeJS.Timeout | undefined
  const ready = opening.then((open) => {
    opened = open
    timer = setTimeout(() => warmUp(search), warmUpDelay).unref()
  })
  ready.catch(() => {}) // whoever awaits it reports it

  function use(): OpenSearch {
    if (opened) return opened
    throw new Refusal('ServiceUnavailable', `Search is being prepared (${shareOf(preparation)} %)`, { retryAfter })
  }
  const search: RunningSearch = {
    get business() {
      return use().indexes.business
    },
    get product() {
      return use().indexes.product
    },
    get people() {
      return use().indexes.people
    },
    get cached() {
      return use().cached
    },
    get phrases() {
      return use().phrases
    },
    answers,
    onRewritten: (listener) => void rewritten.push(listener),
    memory: () => ({
      business: opened?.indexes.business.memory() ?? 0,
      product: opened?.indexes.product.memory() ?? 0,
      people: opened?.indexes.people.memory() ?? 0,
    }),
    sizes: () => ({
      business: opened?.indexes.business.size ?? 0,
      product: opened?.indexes.product.size ?? 0,
      people: opened?.indexes.people.size ?? 0,
    }),
    counts: (index, field) => opened?.indexes[index].counts(field),
    ready,
    preparation: () => (opened ? undefined : { ...preparation }),
    save: async () => opened?.snapshots.save(),
    deleteOldEvents: async () => deleteOldEvents(pool, opened?.snapshots.position() ?? '0'),
    async stop() {
      closing.abort()
      clearTimeout(timer)
      await ready.catch(() => {})
      await opened?.updater.stale.close()
      await opened?.snapshots.stop()
    },
  }
  return search
}

function shareOf({ business, product, people }: Preparation): number {
  return Math.floor((business + 8 * product + people) / 10)
}

type OpenSearch = {
  indexes: Indexes
  cached: Record<IndexName, ResultCache>
  phrases: PhraseBook
  updater: IndexUpdater
  snapshots: SnapshotStore
}
type Open = Pick<Opening, 'signal' | 'progress'> & {
  answers: AnswerCache
  afterStale: () => void
  onOpen: (indexName: IndexName) => void
}

async function openSearch(options: Options, { signal, answers, afterStale, progress, onOpen }: Open) {
  const { pool, starting = pool, eventLog, folder, phrases: file = [], log } = options
  const [identity, moved] = await Promise.all([findIdentity(starting), prepareFolder(folder)])
  for (const reason of moved) log.warn({ reason }, 'a folder was in the place of a search snapshot, and is moved aside')
  const snapshots = new SnapshotStore(folder, `${identity} ${documentsVersion}`, log)
  const positions: string[] = []
  async function open<N extends IndexName>(indexName: N): Promise<Indexes[N]> {
    signal.throwIfAborted()
    const { index, position } = await openIndex(indexName, { pool: starting, snapshots, log, progress, signal })
    positions.push(position)
    onOpen(indexName)
    return index
  }
  const indexes: Indexes = {
    business: await open('business'),
    product: await open('product'),
    people: await open('people'),
  }
  const cached = {
    business: new ResultCache(indexes.business),
    product: new ResultCache(indexes.product),
    people: new ResultCache(indexes.people),
  }
  const updater = indexUpdater({
    pool,
    indexes,
    beforeChange: (indexName) => cached[indexName].clear(),
    afterChange: (indexName, count) => snapshots.recordChanges(indexName, count),
    afterStale,
    onError: (error) => log.warn({ err: error }, 'search index not brought up to date'),
  })
  const phrases = new PhraseBook({
    file,
    findOwn: () => findPhrasesInUse(pool),
    onChange() {
      answers.clear()
      for (const results of Object.values(cached)) results.clear()
    },
  })
  // Events from now on; earlier ones are caught up by a separate reader.
  eventLog.on(async (events) => {
    if (signal.aborted) return
    await updater.applyEvents(events)
    await renewPhrases(phrases, events)
    answers.applyEvents(events)
  })
  const backlog = eventLog.since(oldestPosition(positions), starting)
  backlog.on(updater.applyEventsWith(starting))
  await backlog.catchUp()
  updater.stale.resume()
  snapshots.start({ indexes, withIndexLock: updater.withIndexLock, position: () => eventLog.position })
  await phrases.reload()
  trustWordsOfOthers(indexes, phrases)
  return { indexes, cached, phrases, updater, snapshots }
}

/** The lists are current: their listener runs first. */
async function renewPhrases(phrases: PhraseBook, events: NetworkEvent[]): Promise<void> {
  if (dataOf(events, 'lists.changed').some(({ list }) => listsOfPhrases.has(list))) await phrases.rebuild()
  else if (events.some(({ name }) => name === 'synonyms.changed')) await phrases.reload()
}
