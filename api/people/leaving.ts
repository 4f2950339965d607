// Leaving the network: what that would mean, and doing it. The account itself is the auth service's, which calls this first.
import type { Leaving } from '#contract/people.ts'
import { emitEvent } from '../events.ts'
import { Refusal } from '#kit/refusal.ts'
import { forgetPerson as forgetBlocks } from '../blocks/lookup.ts'
import { businessCards, removeBusinesses } from '../businesses/lookup.ts'
import { forgetPerson as forgetComments } from '../comments/lookup.ts'
import { forgetPerson as forgetConnections } from '../connections/lookup.ts'
import type { Context, SignedIn } from '../context.ts'
import { forgetPerson as forgetFavorites } from '../favorites/lookup.ts'
import { releaseFiles } from '../files/lookup.ts'
import { forgetPerson as forgetFollows } from '../follows/lookup.ts'
import { businessesOf, endMemberships, lastingSoleOwnerships, soleOwnerships } from '../members/lookup.ts'
import { forgetPerson as forgetGroups } from '../groups/lookup.ts'
import { forgetPerson as forgetNotifications } from '../notifications/lookup.ts'
import { forgetPerson as forgetPosts, removeTimelines } from '../posts/lookup.ts'
import { forgetPerson as forgetReactions } from '../reactions/lookup.ts'
import { findExport, removeExports } from './export-queries.ts'
import { keyOf } from './exports.ts'
import { erasePerson, findPerson } from './queries.ts'

export async function leaving(context: SignedIn): Promise<Leaving> {
  const { userID } = context.viewer
  const [sole, all] = await Promise.all([soleOwnerships(context.db, userID), businessesOf(context, userID)])
  const ids = all.map(({ businessID }) => businessID)
  const cards = await businessCards(context, [...new Set([...sole, ...ids])])
  const shown = (businessID: string) => {
    const card = cards.get(businessID)
    return { businessID, key: card?.key ?? '', companyName: card?.general.companyName ?? businessID }
  }
  return {
    soleOwnerOf: sole.map(shown),
    leaves: ids.filter((id) => !sole.includes(id) && cards.has(id)).map(shown),
  }
}

/**
 * Takes a person out of the network: name and facts are gone, the page answers 410, memberships have ended, and what only this
 * person owned is removed. Refuses Conflict where the person is the only owner of a business, unless `removeBusinesses`. Safe to
 * repeat.
 */
export async function leaveNetwork(
  ground: Pick<Context, 'db' | 'pool' | 'files'>,
  { userID }: { userID: string },
  { removeBusinesses: consent = false }: { removeBusinesses?: boolean },
): Promise<void> {
  const { db, pool, files } = ground
  const person = await findPerson(pool, userID)
  if (!person || person.removedAt) return
  const packed = await findExport(db, userID)
  if (packed) await files.remove([keyOf(packed.id)])
  await db.transaction().execute(async (tx) => {
    const sole = await lastingSoleOwnerships(tx, userID)
    if (sole.length > 0 && !consent)
      throw new Refusal('Conflict', 'You are the only owner of a business: transfer it or agree to its removal', {
        fields: { removeBusinesses: sole.join(', ') },
      })
    await removeBusinesses(tx, sole)
    await endMemberships(tx, userID)
    const pictures = await forgetPosts(tx, userID)
    const inGroups = await removeTimelines(tx, await forgetGroups(tx, userID), userID)
    for (const forget of [
      forgetComments,
      forgetReactions,
      forgetFollows,
      forgetConnections,
      forgetFavorites,
      forgetBlocks,
      forgetNotifications,
    ])
      await forget(tx, userID)
    await releaseFiles(tx, [person.profilePhoto, person.coverPhoto, ...pictures, ...inGroups])
    if (packed) await removeExports(tx, [packed.id])
    await erasePerson(tx, userID)
    await emitEvent(tx, 'people.changed', { ids: [userID] })
  })
}
