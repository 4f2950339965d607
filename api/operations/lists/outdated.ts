// Batch reindexing after a list name changes.
import type { Kysely } from 'kysely'
import { add, type Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { treeList } from '#api/foundation/industries/lookup.ts'
import { type Cut, findBusinessesIn, findPeopleWith, findWithCategory } from './queries.ts'

type Step = { event: 'businesses.outdated' | 'people.outdated'; find: (db: Kysely<DB>, cut: Cut) => Promise<string[]> }

const businesses = { event: 'businesses.outdated', find: findBusinessesIn } as const
const people = { event: 'people.outdated', find: findPeopleWith } as const
const steps: Record<string, readonly Step[]> = {
  [treeList]: [{ event: 'businesses.outdated', find: findWithCategory }],
  countries: [businesses, people],
  states: [businesses, people],
  jobPositions: [people],
}

export function outdatedBy(list: string): readonly Step[] {
  return steps[list] ?? []
}

export const first = '00000000-0000-0000-0000-000000000000'
const atOnce = 500 // documents with their products are read while searches wait

export type Reindex = { list: string; code: string; step?: number; after?: string }

/** Searches run between batches. */
export function lists(jobs: Jobs<DB>): void {
  jobs.work<Reindex>('lists.reindex', ({ list, code, step: at = 0, after = first }, complete) =>
    complete(async (tx) => {
      const step = outdatedBy(list)[at]
      if (!step) return
      const ids = await step.find(tx, { code, after, most: atOnce })
      if (ids.length > 0) await emitEvent(tx, step.event, { ids })
      const next = ids.length < atOnce ? { step: at + 1, after: first } : { step: at, after: ids.at(-1)! }
      if (outdatedBy(list)[next.step]) await add(tx, 'lists.reindex', { list, code, ...next })
    }),
  )
}
