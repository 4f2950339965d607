// Answers to the first questions, kept in the settings.
import type { Interests, people as contract } from '#contract/identity/people/people.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { currentIDs, namedFor, nodeByID } from '#api/foundation/industries/lookup.ts'
import { countryByCode, countryFor } from '#api/foundation/reference/lookup.ts'
import { type KeptInterests, mergeSettings } from './queries.ts'

type InterestsInput = HandlerInput<(typeof contract)['changeInterests']>['body']

export function interestsFor(kept: KeptInterests | undefined, locale: Locale): Interests {
  const named = (ids: readonly string[] = []) => currentIDs(ids).flatMap((id) => namedFor(id, locale) ?? [])
  return {
    answered: kept !== undefined,
    makes: named(kept?.makes),
    buys: named(kept?.buys),
    countries: (kept?.countries ?? []).map((code) => countryFor(code, locale)),
    industries: kept?.industries ?? [],
  }
}

export async function changeInterests({ db, viewer }: SignedIn, given: InterestsInput): Promise<void> {
  const unknown = (ids: readonly string[]) => ids.some((id) => nodeByID(id)?.kind !== 'category')
  const fields = {
    ...(unknown(given.makes) && { makes: 'has an unknown category' }),
    ...(unknown(given.buys) && { buys: 'has an unknown category' }),
    ...(!given.countries.every(countryByCode) && { countries: 'has an unknown country' }),
  }
  if (Object.keys(fields).length > 0) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
  const industries = new Set([...given.makes, ...given.buys].map((id) => nodeByID(id)!.industry.id))
  const interests: KeptInterests = { ...given, industries: [...industries] }
  await mergeSettings(db, viewer.userID, { interests })
}
