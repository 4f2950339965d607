// What other capabilities may ask of people: cards by a set of ids, in one statement.
import type { Locale } from '#contract/locales.ts'
import type { UserCard } from '#contract/people.ts'
import type { Context } from '../context.ts'
import { stored } from '../illustrations/lookup.ts'
import { countryFor, jobPositionByID, stateFor } from '../reference/lookup.ts'
import { type CardRow, findCards } from './queries.ts'

/** Cards of the active ones among the ids; an id without a card is unknown or not public. */
export async function userCards({ pool, locale }: Context, ids: readonly string[]): Promise<Map<string, UserCard>> {
  if (ids.length === 0) return new Map()
  const rows = await findCards(pool, ids)
  return new Map(rows.map((row) => [row.id, cardOf(row, locale)]))
}

function cardOf(row: CardRow, locale: Locale): UserCard {
  const position = row.jobPositionID ? jobPositionByID(row.jobPositionID) : undefined
  return {
    userID: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    profilePhoto: row.profilePhoto && stored(row.profilePhoto, () => ''),
    country: row.countryCode ? countryFor(row.countryCode, locale) : null,
    state: stateFor(row.stateID, locale),
    city: row.city,
    jobPosition: position ? { jobPositionID: position.id, name: position.name[locale] } : null,
    companyName: row.companyName,
    briefPresentation: row.briefPresentation,
    reactions: { reactionCount: { like: row.likes } },
    sample: row.sample,
  }
}
