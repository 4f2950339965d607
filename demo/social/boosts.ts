// Sample boosts of paid plans, with daily figures.
import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { boostDays } from '#contract/billing/boosts/rules.ts'
import { clockOf } from './clock.ts'

const day = 24 // hours
const msOfDay = day * 3_600_000

/** Start hours ago; the first ones still run. */
const begun = [[2 * day, 19 * day], [day], [3 * day], [26 * day]]

export async function addSampleBoosts(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('boosts').select('id').limit(1).executeTakeFirst()) return false
  const businesses = await tx
    .selectFrom('businesses')
    .select(['id', 'sourceId'])
    .where('sample', '=', true)
    .where('source', '=', 'invented')
    .where('subscription', '<>', 'standard')
    .where('removedAt', 'is', null)
    .orderBy((order) => order('sourceId', '<>', 'ferrantis-pompe'))
    .orderBy('sourceId')
    .limit(begun.length)
    .execute()
  const clock = clockOf(now)
  for (const [at, { id: businessId }] of businesses.entries())
    for (const ago of begun[at]!) {
      const id = clock.idAt(`boost ${businessId}`, ago)
      const [startsAt, endsAt] = [clock.timeAt(ago), clock.timeAt(ago - boostDays * day)]
      await tx.insertInto('boosts').values({ id, businessId, startsAt, endsAt }).execute()
      await tx
        .insertInto('boostDays')
        .values(daysOf(id, startsAt, endsAt < now ? endsAt : now))
        .execute()
    }
  return businesses.length > 0
}

function daysOf(boostId: string, from: Date, to: Date) {
  const days = []
  const midnight = Math.floor(from.getTime() / msOfDay) * msOfDay
  for (let at = midnight; at <= to.getTime(); at += msOfDay) {
    const [one = 0, other = 0] = hash('sha256', `${boostId} ${at}`, 'buffer')
    const hours = (Math.min(at + msOfDay, to.getTime()) - Math.max(at, from.getTime())) / 3_600_000
    const shown = Math.ceil(((40 + (one % 50)) * hours) / day)
    const clicked = Math.round((shown * (2 + (other % 5))) / 100)
    days.push({
      boostId,
      day: new Date(at).toISOString().slice(0, 10),
      shown,
      clicked,
      inquiries: clicked > 3 ? 1 : 0,
    })
  }
  return days
}
