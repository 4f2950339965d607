// Requests whose text is public no more.
import type { Kysely } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { currentTerms } from './current-terms.ts'
import { type GlossaryTerm, glossaryOf } from './glossary.ts'
import { prepare, type Source } from './memory.ts'
import { findWaiting, removeRequests, type WaitingRequest } from './requests.ts'

/** Public texts by key of a request. */
export type CurrentTexts = (keys: readonly string[]) => Promise<ReadonlyMap<string, Source>>

const page = 500

/** Ids of requests without a public text. */
export async function withdrawnOf(
  requests: readonly WaitingRequest[],
  current: CurrentTexts,
  terms: readonly GlossaryTerm[],
): Promise<Set<string>> {
  const texts = await current(requests.map(({ key }) => key))
  const withdrawn = requests.filter(({ key, from, to, hash }) => {
    const source = texts.get(key)
    return source?.from !== from || prepare({ ...source, from }, to, glossaryOf(terms, from, to)).hash !== hash
  })
  return new Set(withdrawn.map(({ id }) => id))
}

/** Daily, since a request may wait for a month. */
export async function withdrawAll(db: Kysely<DB>, current: CurrentTexts): Promise<number> {
  const terms = await currentTerms(db)
  let count = 0
  for (let after: string | undefined; ;) {
    const waiting = await findWaiting(db, after, page)
    const withdrawn = await withdrawnOf(waiting, current, terms)
    await removeRequests(db, [...withdrawn])
    count += withdrawn.size
    after = waiting.at(-1)?.id
    if (waiting.length < page) return count
  }
}
