// Indexer: the leader follows the event log; others stand by.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { findIdentity } from '#api/foundation/event-epoch.ts'
import { isReadable } from '#api/foundation/events.ts'
import { Lease } from '#kit/postgres/lease.ts'
import { throttledWarning } from '#kit/throttled-warning.ts'
import type { IndexName } from '#search-engine/index.ts'
import { Generations } from '#search-engine/opensearch/generations.ts'
import type { OpenSearchSend } from '#search-engine/opensearch/send.ts'
import { documentsVersion } from '../documents.ts'
import { findBacklog } from '../queries.ts'
import type { Rejects } from './generation-writer.ts'
import {
  addRejects,
  askGeneration,
  findReplaced,
  findUnfinished,
  noteRemoved,
  removeRejects,
  findRejects,
} from './queries.ts'
import type { Kysely } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { type FollowedGeneration, follow, rebuild, type Rebuilding } from './rebuild.ts'
import { LostLease, Versions } from './versions.ts'

export const leaseName = 'search indexer'
const replacedHours = 24
const failedMinutes = 10
const rejectsMost = 10_000

type Options = {
  db: Kysely<DB>
  pool: pg.Pool
  starting?: pg.Pool
  send: OpenSearchSend
  prefix: string
  accepts?: Rebuilding['accepts']
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  holder?: string
  lasting?: number
  tick?: number
}

export type IndexerState = {
  generation: number | null
  position: string | null
  /** ms since 1970. */
  currentAt: number | null
  generations: { number: number; documents: Record<IndexName, number>; bytes: number }[]
}

export class Indexer {
  readonly #options: Options
  readonly #lease: Lease
  readonly #closing = new AbortController()
  #running: Promise<void> | undefined
  #wake: () => void = () => {}
  #isWoken = false
  #state: IndexerState = { generation: null, position: null, currentAt: null, generations: [] }

  constructor(options: Options) {
    this.#options = options
    // Containers in the network of their host share its name, and each has process 1.
    const { holder = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`, lasting } = options
    this.#lease = new Lease(options.pool, leaseName, { holder, ...(lasting !== undefined && { lasting }) })
  }

  start(): void {
    this.#running ??= this.#run()
  }

  wake(): void {
    this.#isWoken = true
    this.#wake()
  }

  async stop(): Promise<void> {
    this.#closing.abort()
    this.#wake()
    await this.#running
  }

  get #isLeading(): boolean {
    return this.#lease.isHeld && !this.#closing.signal.aborted
  }

  async #run(): Promise<void> {
    const { tick = 2000, log } = this.#options
    const warn = throttledWarning(log)
    let wasLeading = false
    while (!this.#closing.signal.aborted) {
      try {
        const isTaken = await this.#lease.take(this.#state)
        if (isTaken && !wasLeading)
          log.info({ holder: this.#lease.holder }, 'this process writes to the search cluster')
        wasLeading = isTaken
        if (isTaken) await this.#lead()
      } catch (error) {
        if (!(error instanceof LostLease))
          warn({ err: error }, 'the search cluster is not brought up to date, will be tried again')
      }
      // Events don't shorten it: others lead, or the cluster is away.
      await pause(tick, undefined, { signal: this.#closing.signal }).catch(() => {})
    }
    await this.#lease.release().catch(() => {})
  }

  async #lead(): Promise<void> {
    const { tick = 2000, lasting = 10_000 } = this.#options
    const renew = () => this.#lease.take(this.#state)
    const renewing = setInterval(() => void renew().catch(() => {}), lasting / 4)
    let building: Promise<void> | undefined
    let trouble: unknown
    try {
      const work = await this.#open(renew)
      let followed = await this.#findFollowed(work)
      while (this.#isLeading) {
        await this.#keepUp(followed, work)
        if (trouble !== undefined) throw trouble
        const row = building === undefined ? await findUnfinished(work.pool) : undefined
        if (row)
          building = rebuild(row, work).then(
            (built) => {
              followed = built ?? followed
              building = undefined
              this.wake()
            },
            (error: unknown) => void (trouble = error),
          )
        else if (building === undefined && followed === undefined) await this.#askFirst()
        await this.#removeReplaced(work)
        await this.#wait(tick)
      }
    } finally {
      clearInterval(renewing)
      await building
    }
  }

  async #open(renew: () => Promise<unknown>): Promise<Rebuilding> {
    const { pool, starting = pool, db, prefix, send, accepts = isReadable } = this.#options
    const versions = new Versions(this.#lease, renew)
    const guarded: OpenSearchSend = async (request) => {
      if (!this.#isLeading) throw new LostLease()
      return send(request)
    }
    const generations = new Generations(guarded, prefix)
    const source = `${await findIdentity(pool)} ${documentsVersion}`
    return { pool, starting, generations, versions, rejects: await openRejects(db, pool), source, accepts }
  }

  async #findFollowed(work: Rebuilding): Promise<FollowedGeneration | undefined> {
    const { generations, pool, source } = work
    const number = await generations.current()
    const state = number === undefined ? undefined : await generations.stateOf(number)
    if (number === undefined || state === undefined) return undefined
    const [identity] = source.split(' ')
    const isOwn = state.source.split(' ')[0] === identity && (await findBacklog(pool, state.position)).reachable
    if (!isOwn || state.source !== source) await this.#ask()
    return isOwn ? follow(number, state.position, work) : undefined
  }

  async #keepUp(followed: FollowedGeneration | undefined, { generations, source }: Rebuilding): Promise<void> {
    this.#state.generations = await generations.list()
    if (!followed) return
    const { number, log, writer } = followed
    const begun = Date.now()
    const before = log.position
    await log.catchUp()
    if (await writer.rewriteOutdated()) this.#isWoken = true
    if (log.position !== before || this.#state.generation !== number)
      await generations.setState(number, { position: log.position, source })
    Object.assign(this.#state, { generation: number, position: log.position, currentAt: begun })
  }

  async #askFirst(): Promise<void> {
    if (await this.#ask()) this.#isWoken = true
  }

  #ask(): Promise<boolean> {
    return askGeneration(this.#options.db, 'indexer', failedMinutes)
  }

  async #removeReplaced({ generations, pool }: Rebuilding): Promise<void> {
    for (const number of await findReplaced(pool, replacedHours)) {
      await generations.remove(number)
      await noteRemoved(pool, number)
    }
  }

  async #wait(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#wake = resolve
    if (!this.#isWoken && !this.#closing.signal.aborted) {
      const ended = new AbortController()
      await Promise.race([promise, pause(milliseconds, undefined, { signal: ended.signal }).catch(() => {})])
      ended.abort()
    }
    this.#isWoken = false
  }
}

async function openRejects(db: Kysely<DB>, pool: pg.Pool): Promise<Rejects> {
  const known = { business: new Set<string>(), product: new Set<string>(), people: new Set<string>() }
  for (const { kind, id } of await findRejects(db, rejectsMost)) known[kind].add(id)
  return {
    ids: (kind) => [...known[kind]],
    async note(kind, written, rejected) {
      const mended = written.filter((id) => known[kind].has(id))
      if (mended.length > 0) await removeRejects(pool, kind, mended)
      for (const id of mended) known[kind].delete(id)
      if (rejected.length > 0) await addRejects(pool, kind, rejected)
      for (const { id } of rejected) known[kind].add(id)
    },
  }
}
