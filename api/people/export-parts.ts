// What stands in an export of a person: one line for each capability that keeps something of people.
import { exportOf as blocks } from '../blocks/lookup.ts'
import { businessCards } from '../businesses/lookup.ts'
import { exportOf as comments } from '../comments/lookup.ts'
import { exportOf as connections } from '../connections/lookup.ts'
import type { Context } from '../context.ts'
import { exportOf as favorites } from '../favorites/lookup.ts'
import { exportOf as files } from '../files/lookup.ts'
import { exportOf as follows } from '../follows/lookup.ts'
import { exportOf as groups } from '../groups/lookup.ts'
import { businessesOf } from '../members/lookup.ts'
import { exportOf as notifications } from '../notifications/lookup.ts'
import { exportOf as posts } from '../posts/lookup.ts'
import { exportOf as reactions } from '../reactions/lookup.ts'
import { findPerson } from './queries.ts'
import { ownProfileOf } from './shape.ts'

export type PartContext = Pick<Context, 'db' | 'pool' | 'files' | 'locale'>
/** Names of files (without ending) → what they hold, as plain data. */
export type Part = (context: PartContext, userID: string) => Promise<Record<string, unknown>>

export const parts: readonly Part[] = [
  profile,
  businesses,
  posts,
  comments,
  reactions,
  follows,
  connections,
  groups,
  favorites,
  blocks,
  notifications,
  files,
]

async function profile({ pool, locale }: PartContext, userID: string): Promise<Record<string, unknown>> {
  const row = await findPerson(pool, userID)
  return row && !row.removedAt ? { profile: ownProfileOf(row, locale), settings: row.settings } : {}
}

async function businesses(context: PartContext, userID: string): Promise<Record<string, unknown>> {
  const rows = await businessesOf(context, userID)
  const cards = await businessCards(
    context,
    rows.map(({ businessID }) => businessID),
  )
  return { businesses: rows.map((row) => ({ ...row, business: cards.get(row.businessID) })) }
}
