// Sample social life, once per directory.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { castOf } from './cast.ts'
import { circlesOf } from './circles.ts'
import { clockOf } from './clock.ts'
import { conversationsOf, sendingOf } from './conversations.ts'
import { groupsOf } from './groups.ts'
import { addRows } from './queries.ts'
import { type Post, readSocial, type Social } from './told.ts'

/** True when added. */
export async function addSampleSocial(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  const social = await readSocial()
  const inGroups = social.posts.filter(({ group }) => group)
  if (await areThere(tx, inGroups)) return false
  // Older directories may lack only the groups.
  const only = await areThere(tx, social.posts)
  const products = [
    ...social.posts.flatMap(({ picture }) => picture ?? []),
    ...social.products.map(({ product }) => product),
    ...Object.values(social.favorites).flatMap((saved) => saved.flatMap(({ product }) => product ?? [])),
  ]
  const cast = await castOf(tx, products)
  if (cast.products.size === 0) return false
  const clock = clockOf(now)
  const said: Social = only ? { ...social, posts: inGroups, products: [], businesses: {} } : social
  const circles = only ? undefined : circlesOf(social, cast, clock)
  await addRows(tx, { ...conversationsOf(said, cast, clock), ...groupsOf(social, cast, clock) }, circles)
  return true
}

async function areThere(tx: Transaction<DB>, posts: readonly Post[]): Promise<boolean> {
  const there = tx.selectFrom('posts').select('id').where('sendingId', 'in', posts.map(sendingOf))
  return (await there.limit(1).executeTakeFirst()) !== undefined
}
