// Snapshots of the indexes: loaded at start, written in the background.
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { BuiltInBackend } from '#search-engine/built-in.ts'
import { type IndexName, UnreadableSnapshot } from '#search-engine/index.ts'
import type { IndexUpdater } from './index-updater.ts'
import { openSnapshot, readPositions, writePositions, writeSnapshot } from './snapshot-files.ts'

/** `key`: database and document version. */
type SnapshotInfo = { key: string; position: string; id: string }

type TakenSnapshot = { info: SnapshotInfo; changes: number; parts: Iterable<Uint8Array> }

/** `position()`: how far the indexes are current. */
type LiveIndexes = { withIndexLock: IndexUpdater['withIndexLock']; position: () => string }

const saveAfterChanges = 20_000
const saveInterval = 5 * 60_000 // ms
const firstSaveDelay = 1_000 // ms

export class SnapshotStore {
  #backend: BuiltInBackend
  #folder: string
  #key: string
  #log: Pick<FastifyBaseLogger, 'warn'>
  #unsavedChanges: Record<IndexName, number> = { business: 0, product: 0, people: 0 }
  #snapshots = new Map<IndexName, SnapshotInfo>()
  #live: LiveIndexes | undefined
  #timer: NodeJS.Timeout | undefined
  #saving = Promise.resolve()

  constructor(backend: BuiltInBackend, folder: string, key: string, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#backend = backend
    this.#folder = folder
    this.#key = key
    this.#log = log
  }

  async load(indexName: IndexName): Promise<string | undefined> {
    const file = await openSnapshot(this.#folder, indexName)
    if (!file) return undefined
    try {
      const info = await this.#backend.load(indexName, file, (cursor) => this.#accepted(cursor))
      if (!info) return undefined
      const position = (await readPositions(this.#folder))[info.id] ?? info.position
      this.#snapshots.set(indexName, { ...info, position })
      return position
    } catch (error) {
      if (!(error instanceof UnreadableSnapshot)) throw error
      this.#log.warn({ indexName, reason: error.message }, 'search snapshot not used')
      return undefined
    } finally {
      await file.close()
    }
  }

  #accepted(cursor: string): SnapshotInfo | undefined {
    const info = JSON.parse(cursor) as SnapshotInfo
    return info.key === this.#key ? info : undefined
  }

  start(live: LiveIndexes): void {
    this.#live = live
    if (this.#names.some((indexName) => !this.#snapshots.has(indexName))) this.#scheduleSave(firstSaveDelay)
    for (const indexName of this.#names) this.recordChanges(indexName, 0)
  }

  recordChanges(indexName: IndexName, count: number): void {
    const changes = (this.#unsavedChanges[indexName] += count)
    if (this.#live && changes > 0) this.#scheduleSave(changes >= saveAfterChanges ? 0 : saveInterval)
  }

  save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const write = () => this.#write()
    this.#saving = this.#saving.then(write, write)
    return this.#saving
  }

  async stop(): Promise<void> {
    await this.#saveOrWarn()
    this.#live = undefined
  }

  position(): string | undefined {
    const positions = [...this.#snapshots.values()].map((info) => info.position)
    return positions.length === 0 ? undefined : oldestPosition(positions)
  }

  get #names(): IndexName[] {
    return Object.keys(this.#unsavedChanges) as IndexName[]
  }

  #scheduleSave(delay: number): void {
    if (this.#timer && delay > 0) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#saveOrWarn(), delay)
    this.#timer.unref()
  }

  /** Failure only costs a rebuild. */
  #saveOrWarn(): Promise<void> {
    return this.save().catch((error: unknown) => this.#log.warn({ err: error }, 'search snapshot not written'))
  }

  async #write(): Promise<void> {
    const live = this.#live
    if (!live) return
    for (const indexName of this.#names) {
      const taken = await live.withIndexLock(async () => this.#take(indexName, live))
      if (!taken) continue
      await writeSnapshot(this.#folder, indexName, taken.parts)
      this.#snapshots.set(indexName, taken.info)
      this.#unsavedChanges[indexName] -= taken.changes
    }
    const positions = [...this.#snapshots.values()].map(({ id, position }) => [id, position])
    await writePositions(this.#folder, Object.fromEntries(positions) as Record<string, string>)
  }

  /** Written afterwards, beside searches and updates. */
  #take(indexName: IndexName, { position }: LiveIndexes): TakenSnapshot | undefined {
    const saved = this.#snapshots.get(indexName)
    const changes = this.#unsavedChanges[indexName]
    if (changes === 0 && saved) {
      saved.position = position()
      return undefined
    }
    const info = { key: this.#key, position: position(), id: randomUUID() }
    return { info, changes, parts: this.#backend.save(indexName, JSON.stringify(info)) }
  }
}

export function oldestPosition(positions: string[]): string {
  return positions.reduce((a, b) => (BigInt(b) < BigInt(a) ? b : a))
}
