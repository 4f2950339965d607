// Search indexes of this process; searches are refused until they open.
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { dataOf, type NetworkEvent, type NetworkEventLog } from '#api/foundation/events.ts'
import type { Search } from '#api/foundation/context.ts'
import { listingTags } from '#api/catalog/products/lookup.ts'
import { Refusal } from '#kit/refusal.ts'
import type { IndexName, Phrase, PhraseDictionary, SearchBackend, Vocabulary } from '#search-engine/index.ts'
import { EventLog } from '#kit/events.ts'
import { ChosenWeights } from '#api/discovery/choices/lookup.ts'
import { findPhrasesInUse } from '#api/discovery/synonyms/lookup.ts'
import { AnswerCache } from './answer-cache.ts'
import { askingOf } from './asking.ts'
import { CachedBackend } from './result-cache.ts'
import { indexUpdater, type IndexUpdater } from './index-updater.ts'
import { deleteOldEvents } from './old-events.ts'
import { announceRewritten } from './queries.ts'
import { openBuiltIn, type OpenBackend, type Opening } from './open-built-in.ts'
import { unprepared } from './opensearch/unprepared.ts'
import { PhraseBook } from './phrase-book.ts'
import { listsOfPhrases } from './phrases.ts'
import { warmUp } from './warm-up.ts'

export type Preparation = Record<IndexName, number>

export type RunningSearch = Search & {
  /** Resolves when current; rejects when an index can't be opened. */
  ready: Promise<void>
  preparation: () => Preparation | undefined
  /** Brands among the names. */
  knows: (names: readonly string[]) => Promise<ReadonlySet<string>>
  save: () => Promise<void>
  deleteOldEvents: () => Promise<number>
  stop: () => Promise<void>
}

export type SearchOptions = {
  pool: pg.Pool
  /** No statement timeout; default: `pool`. */
  starting?: pg.Pool
  eventLog: NetworkEventLog
  folder: string
  phrases?: readonly Phrase[] | undefined
  learning?: boolean
  /** Other processes ask this one. */
  isShared?: boolean
  openBackend?: ((opening: Opening) => Promise<OpenBackend>) | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  progress?: (indexName: IndexName, done: number, total: number) => void
}

const warmUpDelay = 1000 // ms after a new process's first requests
const retryAfter = 5 // seconds; while indexes are prepared

export async function startSearch(options: SearchOptions): Promise<RunningSearch> {
  const search = beginSearch(options)
  await search.ready
  return search
}

/** Searches are refused until `ready`. */
export function beginSearch(options: SearchOptions): RunningSearch {
  const { pool, log, progress } = options
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
    timer = setTimeout(
      () => warmUp(search).catch((error: unknown) => log.warn({ err: error }, 'search not warmed up')),
      warmUpDelay,
    ).unref()
  })
  ready.catch(() => {}) // awaiters report it

  function use(): OpenSearch {
    if (opened) return opened
    throw new Refusal('ServiceUnavailable', `Search is being prepared (${shareOf(preparation)} %)`, { retryAfter })
  }
  const search: RunningSearch = {
    ...askingIn(use),
    get phrases() {
      return use().phrases.current
    },
    get chosen() {
      return use().chosen
    },
    answers,
    onRewritten: (listener) => void rewritten.push(listener),
    knows: async (names) => use().backend.knows(names),
    state: async () => (opened ? opened.backend.state() : unprepared),
    pending: async () => ({
      position: opened?.written && (await opened.backend.state()).position,
      owners: new Set(opened?.facts?.stale()),
    }),
    ready,
    preparation: () => (opened ? undefined : { ...preparation }),
    save: async () => opened?.snapshots?.save(),
    searchOf: ({ db }, reader) =>
      opened?.written?.own?.searchOf(
        { search, db, pool, eventLog: options.eventLog, vocabulary: opened.vocabulary },
        reader,
      ) ?? search,
    deleteOldEvents: async () => deleteOldEvents(pool, await keptPosition(opened)),
    async stop() {
      closing.abort()
      clearTimeout(timer)
      await ready.catch(() => {})
      await opened?.updater?.stale.close()
      await opened?.snapshots?.stop()
      await opened?.phrases.close()
      await opened?.written?.position.close()
    },
  }
  return search
}

function shareOf({ business, product, people }: Preparation): number {
  return Math.floor((business + 8 * product + people) / 10)
}

type Questions = Pick<Search, 'questionOf' | 'find' | 'suggest' | 'count' | 'withDraft'>

function askingIn(use: () => OpenSearch): Questions {
  return {
    questionOf: async (text, manner) => use().asking.questionOf(text, manner),
    find: async (index, query) => use().asking.find(index, query),
    suggest: async (index, text, size) => use().backend.suggest(index, { text, size }),
    async count(index, filter) {
      return (await use().asking.find(index, { text: '', filter, skip: 0, size: 1 })).total
    },
    withDraft(draft) {
      const phrases = use().phrases.withDraft(draft)
      return { ...askingOf(use().backend, () => phrases, { ...vocabularyOf(() => phrases), draft }), phrases }
    },
  }
}

async function keptPosition(opened: OpenSearch | undefined): Promise<string> {
  if (!opened) return '0'
  const { snapshots, backend } = opened
  return snapshots ? (snapshots.position() ?? '0') : (await backend.state()).position
}

type OpenSearch = Pick<OpenBackend, 'snapshots' | 'written' | 'facts'> & {
  backend: SearchBackend
  vocabulary: Vocabulary
  asking: ReturnType<typeof askingOf>
  phrases: PhraseBook
  chosen: ChosenWeights
  updater?: IndexUpdater
}
type Open = Pick<Opening, 'signal' | 'progress' | 'onOpen'> & {
  answers: AnswerCache
  afterStale: () => void
}

async function openSearch(options: SearchOptions, { answers, afterStale, ...open }: Open): Promise<OpenSearch> {
  const { pool, starting = pool, eventLog, folder, phrases: file = [], learning = true, log } = options
  const { openBackend = openBuiltIn } = options
  let cached: CachedBackend | undefined
  function onChange(): void {
    answers.clear()
    cached?.clear()
  }
  const phrases: PhraseBook = new PhraseBook({ file, folder, findOwn: () => findPhrasesInUse(pool), onChange })
  const chosen = new ChosenWeights({ pool, isOn: learning, onChange })
  const vocabulary = vocabularyOf(() => phrases.current)
  const onError = (error: unknown) => log.warn({ err: error }, 'search index not brought up to date')
  function onWritten(): void {
    cached?.clear()
    afterStale()
  }
  phrases.rebuild().catch(onError)
  const opened = await openBackend({ ...open, pool: starting, folder, vocabulary, log, onError, onWritten })
  const { facts, snapshots, written, position: from = await EventLog.now(starting) } = opened
  if (facts || written) cached = new CachedBackend(opened.backend)
  const backend = cached ?? opened.backend
  // Events from now on; a separate reader catches up.
  const backlog = eventLog.since(from, starting)
  let isCaughtUp = false
  const position = () => (isCaughtUp ? eventLog : backlog).position
  const afterAllStale = async () => (options.isShared ? announceRewritten(pool) : undefined)
  const updater = facts && indexUpdater({ pool, backend, facts, position, afterStale, afterAllStale, onError })
  eventLog.on(async (events) => {
    if (open.signal.aborted) return
    written?.position.note(events)
    await updater?.applyEvents(events)
    await renewPhrases(phrases, events)
    if (events.some(({ name }) => name === 'choices.changed')) await chosen.reload()
    answers.drop(await listingTags(pool, events))
    if (events.some(({ name }) => name === 'translations.added' || name === 'translations.removed')) answers.clear()
    if (!facts && events.some(({ name }) => name === 'search.rewritten')) afterStale()
  })
  await written?.position.start()
  if (updater) backlog.on(updater.applyEventsWith(starting))
  await backlog.catchUp()
  isCaughtUp = true
  updater?.stale.resume()
  if (updater) snapshots?.start({ withIndexLock: updater.withIndexLock, position })
  await phrases.reload()
  await chosen.reload()
  return {
    backend,
    asking: askingOf(backend, () => phrases.current),
    phrases,
    chosen,
    snapshots,
    facts,
    written,
    vocabulary,
    ...(updater && { updater }),
  }
}

function vocabularyOf(phrases: () => PhraseDictionary): Vocabulary {
  return { knows: (word) => phrases().knows(word), isSlip: (word) => phrases().isSlip(word) }
}

/** The lists are current: their listener runs first. */
async function renewPhrases(phrases: PhraseBook, events: NetworkEvent[]): Promise<void> {
  if (dataOf(events, 'lists.changed').some(({ list }) => listsOfPhrases.has(list))) await phrases.rebuild()
  else if (events.some(({ name }) => name === 'synonyms.changed')) await phrases.reload()
}
