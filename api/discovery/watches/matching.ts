// Changed things × saved searches; each hit becomes news once.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { follow } from '#kit/event-reader.ts'
import type { Notifier } from '#kit/notifier.ts'
import { Lease } from '#kit/postgres/lease.ts'
import { Refusal } from '#kit/refusal.ts'
import { findMatching } from '#api/discovery/search/lookup.ts'
import type { ApiDependencies } from '#api/foundation/context.ts'
import {
  type AskedQuestion,
  type Change,
  findChanges,
  findQuestions,
  type Hit,
  removeChanges,
  tellHits,
} from './matching-queries.ts'
import { knownMost } from './rules.ts'
import { setKnown } from './search-queries.ts'

export type MatchingDependencies = Pick<ApiDependencies, 'db' | 'pool' | 'search' | 'eventLog'>
type Log = { warn: (about: object, message: string) => void }

const changesAtOnce = 5000
const questionsAtOnce = 500
const hitsAtOnce = 5000
const hitsMost = 10_000
const leaseLasting = 60_000 // ms
/** Pause per matching time: a fifth of a core at most. */
const rests = 4
const retryAfter = 1000 // ms

export type Matcher = {
  /** True while some wait for index or process. */
  match: (signal?: AbortSignal) => Promise<boolean>
}

export function openMatcher({ db, pool, search, eventLog }: MatchingDependencies): Matcher {
  const lease = new Lease(pool, 'watches', { holder: randomUUID(), lasting: leaseLasting })
  const renew = () => lease.take({})

  async function current(): Promise<{ changes: Change[]; waiting: boolean }> {
    const all = await findChanges(pool, changesAtOnce)
    if (all.length === 0) return { changes: [], waiting: false }
    if (!(await search.state()).isReady || !(await renew())) return { changes: [], waiting: true }
    await eventLog.catchUp()
    const { position, owners } = await search.pending()
    const isIn = ({ type, id, xid }: Change) =>
      (position === undefined || BigInt(xid) < BigInt(position)) && !(type === 'owner' && owners.has(id))
    const changes = all.filter(isIn)
    return { changes, waiting: changes.length < all.length }
  }

  async function hitsOf(asked: AskedQuestion, among: { ids: string[]; owners: string[] }): Promise<string[]> {
    try {
      if (!asked.isKnown) {
        const { ids, total } = await findMatching(search, asked, { size: knownMost })
        for (const id of asked.ids) await setKnown(db, id, ids, total)
      }
      return (await findMatching(search, asked, { size: hitsMost, among })).ids
    } catch (error) {
      // Removed countries find nothing.
      if (error instanceof Refusal && error.name === 'ValidationError') return []
      throw error
    }
  }

  const tell = (hits: readonly Hit[]) => db.transaction().execute((tx) => tellHits(tx, hits))

  /** False: another process took over. */
  async function matchAll(changes: readonly Change[], signal: AbortSignal | undefined): Promise<boolean> {
    const idsOf = (type: Change['type']) => changes.flatMap((one) => (one.type === type ? [one.id] : []))
    const among = {
      business: { ids: idsOf('business'), owners: [] },
      product: { ids: idsOf('product'), owners: idsOf('owner') },
    }
    const types = (['business', 'product'] as const).filter(
      (type) => among[type].ids.length + among[type].owners.length > 0,
    )
    let hits: Hit[] = []
    let after = ''
    for (;;) {
      const questions = await findQuestions(pool, types, after, questionsAtOnce)
      for (const asked of questions) {
        if (signal?.aborted) return false
        for (const thing of await hitsOf(asked, among[asked.question.resourceType]))
          for (const id of asked.ids) hits.push({ search: id, thing })
        for (; hits.length >= hitsAtOnce; hits = hits.slice(hitsAtOnce)) await tell(hits.slice(0, hitsAtOnce))
      }
      if (questions.length < questionsAtOnce) break
      after = questions.at(-1)!.key
      if (!(await renew())) return false
    }
    if (hits.length > 0) await tell(hits)
    return true
  }

  return {
    async match(signal) {
      try {
        for (;;) {
          const { changes, waiting } = await current()
          if (changes.length === 0) return waiting
          if (!(await matchAll(changes, signal))) return true
          await removeChanges(db, changes)
        }
      } finally {
        if (lease.isHeld) await lease.release()
      }
    },
  }
}

export function followChanges(
  dependencies: MatchingDependencies,
  notifier: Notifier,
  log: Log,
): { close: () => Promise<void> } {
  const matcher = openMatcher(dependencies)
  const closing = new AbortController()
  const { signal } = closing
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => {})
  async function read(): Promise<boolean> {
    for (let waiting = true; waiting && !signal.aborted;) {
      const begun = performance.now()
      waiting = await matcher.match(signal)
      await rest(Math.max((performance.now() - begun) * rests, waiting ? retryAfter : 0))
    }
    return false
  }
  const following = follow({ reader: { read }, notifier, log, message: 'saved searches were not matched' })
  return {
    close() {
      closing.abort()
      return following.close()
    },
  }
}
