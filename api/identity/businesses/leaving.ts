// Businesses of a leaving person: preview and execution.
import type { Transaction } from 'kysely'
import type { Leaving } from '#contract/identity/people/people.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { businessesOf, endMemberships, lastingSoleOwnerships, soleOwnerships } from '#api/identity/members/lookup.ts'
import { businessCards, removeBusinesses } from './lookup.ts'
import { addTombstone } from './tombstones.ts'

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

/** Refuses Conflict for a sole owner, unless the business may be removed. */
export async function forgetPerson(
  tx: Transaction<DB>,
  userID: string,
  { removeBusinesses: consent = false }: { removeBusinesses?: boolean },
): Promise<void> {
  const sole = await lastingSoleOwnerships(tx, userID)
  if (sole.length > 0 && !consent)
    throw new Refusal('Conflict', 'You are the only owner of a business: transfer it or agree to its removal', {
      fields: { removeBusinesses: sole.join(', ') },
    })
  for (const id of sole) await addTombstone(tx, id, 'company')
  await removeBusinesses(tx, sole)
  await endMemberships(tx, userID)
}

export async function exportOf(
  context: Pick<Context, 'pool' | 'locale'>,
  userID: string,
): Promise<Record<string, unknown>> {
  const rows = await businessesOf(context, userID)
  const cards = await businessCards(
    context,
    rows.map(({ businessID }) => businessID),
  )
  return { businesses: rows.map((row) => ({ ...row, business: cards.get(row.businessID) })) }
}
