// Keeps snapshots of the indexes beside them: reads them at start, writes in the background what changed. Never decides what is in an index.
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Follower, Indexes } from './changes.ts'
import { kindOf, type Source } from './documents.ts'
import { SearchIndex, Unreadable } from '#search-engine/index.ts'
import { keepSnapshot, readPositions, readSnapshot, writePositions, writeSnapshot } from './snapshots.ts'

/** Where the event log stood when an index was saved, and for which database and shape; `of` names the saving. */
type Mark = { key: string; position: string; of: string }

export type Keeper = {
  /** The index as last saved for this key, and the position to catch up from. */
  read: <S extends Source>(source: S) => Promise<{ index: Indexes[S]; position: string } | undefined>
  changed: (source: Source, count: number) => void
  /** From now on `position` is true of the indexes, and they are saved from time to time. */
  begin: (indexes: Indexes, still: Follower['still'], position: () => string) => void
  save: () => Promise<void>
  stop: () => Promise<void>
  /** The oldest position among the snapshots; undefined while there are none. */
  position: () => string | undefined
}

const changesMost = 20_000
const waitMost = 5 * 60_000 // ms
const waitLeast = 1_000 // ms

export function keeper(folder: string, key: string, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Keeper {
  const unsaved: Record<Source, number> = { business: 0, product: 0, people: 0 }
  const sources = Object.keys(unsaved) as Source[]
  const saved = new Map<Source, Mark>()
  let ready: { indexes: Indexes; still: Follower['still']; position: () => string } | undefined
  let timer: NodeJS.Timeout | undefined
  let saving = Promise.resolve()

  async function read<S extends Source>(source: S): Promise<{ index: Indexes[S]; position: string } | undefined> {
    const bytes = await readSnapshot(folder, source)
    if (!bytes) return undefined
    try {
      const { index, cursor } = SearchIndex.load(kindOf[source], bytes)
      const mark = JSON.parse(cursor) as Mark
      if (mark.key !== key) return undefined
      const position = (await readPositions(folder))[mark.of] ?? mark.position
      saved.set(source, { ...mark, position })
      return { index: index as SearchIndex as Indexes[S], position }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      log.warn({ source, reason: error.message }, 'search snapshot not used')
      return undefined
    }
  }

  function changed(source: Source, count: number): void {
    unsaved[source] += count
    if (!ready || unsaved[source] === 0) return
    if (unsaved[source] >= changesMost) saveSoon(0)
    else saveSoon(waitMost)
  }

  function saveSoon(wait: number): void {
    if (timer && wait > 0) return
    clearTimeout(timer)
    timer = setTimeout(() => void saveOrWarn(), wait)
    timer.unref()
  }

  // A snapshot saves time and holds nothing of its own: without it the next start takes longer.
  function saveOrWarn(): Promise<void> {
    return save().catch((error: unknown) => log.warn({ err: error }, 'search snapshot not written'))
  }

  function save(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    saving = saving.then(write, write)
    return saving
  }

  async function write(): Promise<void> {
    if (!ready) return
    const { indexes, still, position } = ready
    for (const source of sources) {
      const draft = await still(async () => {
        const mark = saved.get(source)
        if (unsaved[source] === 0 && mark) {
          mark.position = position()
          return undefined
        }
        const written: Mark = { key, position: position(), of: randomUUID() }
        await writeSnapshot(folder, source, indexes[source].save(JSON.stringify(written)))
        return { written, changes: unsaved[source] }
      })
      if (!draft) continue
      await keepSnapshot(folder, source)
      saved.set(source, draft.written)
      unsaved[source] -= draft.changes
    }
    await writePositions(folder, Object.fromEntries([...saved.values()].map((mark) => [mark.of, mark.position])))
  }

  function begin(indexes: Indexes, still: Follower['still'], position: () => string): void {
    ready = { indexes, still, position }
    // What was just made took long: it is saved before the next start could need it, yet after the first visitors.
    if (sources.some((source) => !saved.has(source))) saveSoon(waitLeast)
    for (const source of sources) changed(source, 0)
  }

  async function stop(): Promise<void> {
    await saveOrWarn()
    ready = undefined
  }

  function position(): string | undefined {
    return saved.size === 0 ? undefined : oldest([...saved.values()].map((mark) => mark.position))
  }

  return { read, changed, begin, save, stop, position }
}

export function oldest(positions: string[]): string {
  return positions.reduce((one, other) => (BigInt(other) < BigInt(one) ? other : one))
}
