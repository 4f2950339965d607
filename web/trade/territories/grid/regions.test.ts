// Regions and presets.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { countriesOf, regionKeys } from '#contract/trade/territories/regions.ts'
import { inOrder, presetsNear, regionOf, regions, spansOf } from './regions.ts'

const file = join(import.meta.dirname, '../../../../api/foundation/reference/data/countries.json')
const known = (JSON.parse(readFileSync(file, 'utf8')) as { code: string }[]).map(({ code }) => code)
const uninhabited = ['AQ', 'BV', 'GS', 'HM', 'TF']

test('each inhabited country is in one region, and no other code is', () => {
  const all = regions.flatMap(({ countries }) => countries)
  assert.equal(new Set(all).size, all.length)
  assert.deepEqual(all.toSorted(), known.filter((code) => !uninhabited.includes(code)).toSorted())
})

test('each preset names known countries', () => {
  for (const key of regionKeys)
    assert.deepEqual([key, countriesOf(key).filter((code) => !known.includes(code))], [key, []])
})

test('countries of a region stand together, and the head spans them', () => {
  const codes = inOrder(['VN', 'PE', 'EG', 'CL', 'ID', 'PE'])
  assert.deepEqual(codes, ['CL', 'PE', 'EG', 'ID', 'VN'])
  assert.deepEqual(
    spansOf(codes).map(({ region, count }) => [region?.key, count]),
    [
      ['latinAmerica', 2],
      ['middleEast', 1],
      ['southeastAsia', 2],
    ],
  )
  assert.equal(regionOf('AQ'), undefined)
})

test('presets with most of the chosen countries come first', () => {
  assert.deepEqual(presetsNear(['BO', 'EC', 'VE']).slice(0, 2), ['latinAmerica', 'andes'])
  assert.equal(presetsNear(['AE', 'BH', 'OM']).length, regionKeys.length)
})
