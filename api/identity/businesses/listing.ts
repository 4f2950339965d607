// Part of a company that searches and lists read: its search document.
import { isDeepStrictEqual } from 'node:util'
import type { Updateable } from 'kysely'
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
] as const

export function isUnlisted(before: Updateable<Businesses>, columns: Updateable<Businesses>): boolean {
  return listed.every((name) => !(name in columns) || isDeepStrictEqual(columns[name], before[name]))
}
