// Parts of a company that search and lists read.
import { isDeepStrictEqual } from 'node:util'
import type { Updateable } from 'kysely'
import { industriesListing } from '#api/foundation/industries/lookup.ts'
import type { Businesses } from '#api/database/tables.ts'

const listed = [
  'companyName',
  'shortDescription',
  'generalDescription',
  'businessType',
  'countryCode',
  'stateId',
  'city',
  'industryId',
  'categoryIds',
  'keywords',
  'languages',
  'versions',
] as const

type Columns = Readonly<Updateable<Businesses>>

/** Lists of other countries count companies by country and category. */
export function listingChange(
  before: Columns,
  columns: Columns,
): { unlisted: boolean; industries?: string[]; countries?: string[] } {
  const isSame = (names: readonly (typeof listed)[number][]): boolean =>
    names.every((name) => !(name in columns) || isDeepStrictEqual(columns[name], before[name]))
  if (isSame(listed)) return { unlisted: true }
  const after = { ...before, ...columns }
  const nodes = [before, after].flatMap(({ industryId, categoryIds }) => [
    industryId,
    ...((categoryIds ?? []) as string[]),
  ])
  const isElsewhere = !isSame(['countryCode', 'industryId', 'categoryIds'])
  return {
    unlisted: false,
    industries: industriesListing(nodes),
    ...(!isElsewhere && before.countryCode && { countries: [before.countryCode] }),
  }
}
