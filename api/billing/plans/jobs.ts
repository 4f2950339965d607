// Jobs of plans: scheduled versions, hidden products.
import type { Kysely } from 'kysely'
import { add, type Jobs } from '#kit/jobs/jobs.ts'
import type { Subscription } from '#contract/foundation/constants.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { businessesWithRoom, showMore } from '#api/catalog/products/lookup.ts'
import { type AppliedVersion, apply } from './effect.ts'

const first = '00000000-0000-0000-0000-000000000000'
const atOnce = 50 // businesses per job

export function plans(jobs: Jobs<DB>, { db }: { db: Kysely<DB> }): void {
  jobs.work<AppliedVersion>('plans.apply', (version, complete) => complete((tx) => apply(tx, version)))
  jobs.work<{ subscription: Subscription; after?: string }>(
    'plans.showMore',
    async ({ subscription, after = first }, complete) => {
      const ids = await businessesWithRoom(db, subscription, { after, most: atOnce })
      // Short locks; idempotent.
      for (const id of ids)
        await db.transaction().execute(async (tx) => {
          await lockActor(tx, id)
          await showMore(tx, id)
        })
      await complete(async (tx) => {
        if (ids.length === atOnce) await add(tx, 'plans.showMore', { subscription, after: ids.at(-1)! })
      })
    },
  )
}
