// Export of favorites.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Favorite } from '#contract/social/favorites/favorites.ts'
import { writeCsv } from '#web/foundation/csv.ts'
import { rowsOf } from './table.ts'

const heads = {
  type: 'Type',
  name: 'Name',
  company: 'Company',
  country: 'Country',
  list: 'List',
  note: 'Note',
  saved: 'Saved',
  page: 'Page',
}

test('formulas are neutralized; quotes, commas and line breaks are kept', async () => {
  const business = {
    general: { companyName: '=cmd()' },
    contactInfo: { country: { countryName: 'Italy' } },
  } as unknown as NonNullable<Favorite['business']>
  const favorite: Favorite = {
    resourceID: 'x',
    note: 'He said "no",\nthen yes',
    listID: 'l',
    savedAt: '2026-11-20T10:00:00Z',
    business,
  }
  const rows = rowsOf([{ favorite, page: 'https://x.example/b' }], [{ id: 'l', name: '@pumps', count: 1 }], heads, {
    business: 'Company',
    product: 'Product',
  })
  assert.equal(
    await writeCsv(rows),
    '\uFEFFType,Name,Company,Country,List,Note,Saved,Page\r\n' +
      `Company,'=cmd(),'=cmd(),Italy,'@pumps,"He said ""no"",\nthen yes",2026-11-20,https://x.example/b\r\n`,
  )
})
