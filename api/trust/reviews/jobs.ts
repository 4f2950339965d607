// Jobs of reviews: publication after the blind time, invitations.
import { reviewBlindDays, reviewInvitationDays } from '#contract/foundation/constants.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { templates } from './email-words.ts'
import { mail, publishDue } from './publishing.ts'
import { findDeal, findDue, findHomes, takeToInvite } from './queries.ts'
import { actorAt, otherOf } from './sides.ts'

const atOnce = 100

export function reviews(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  jobs.schedule('reviews.publish', '*/10 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const requestID of await findDue(tx, reviewBlindDays)) await publishDue(dependencies, tx, requestID)
    }),
  )

  jobs.schedule('reviews.invite', '43 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const { id, side } of await takeToInvite(tx, reviewInvitationDays, atOnce)) {
        const deal = (await findDeal(tx, id))!
        const other = actorAt(deal, otherOf(side))
        const business = (await findHomes(tx, [other.id])).get(other.id)?.name ?? ''
        await mail(dependencies, tx, actorAt(deal, side), templates.invited, { path: `review/${id}`, business })
      }
    }),
  )
}
