// Mapping: targets in the tree; every row with WBN_DATA.
import assert from 'node:assert/strict'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { createGunzip } from 'node:zlib'
import { businessKeysOf, mapping, productKeyOf } from './mapping.ts'

type Branch = { key: string; subCategories: { key: string }[] }
const tree = JSON.parse(readFileSync(new URL('./tree.json', import.meta.url), 'utf8')) as {
  key: string
  categories: Branch[]
}[]
const branches = tree.flatMap((industry) => industry.categories)
const categories = new Set(branches.map((branch) => branch.key))
const nodes = new Set(branches.flatMap((branch) => [branch.key, ...branch.subCategories.map((leaf) => leaf.key)]))
const rules = mapping.productWords.flatMap((shelf) => shelf.rules)

test('every target of the mapping is a category or a subcategory of the tree', () => {
  for (const key of [...Object.values(mapping.products), ...rules.map((rule) => rule.key)])
    assert.ok(nodes.has(key), key)
  const businessKeys = [
    ...Object.values(mapping.businesses),
    ...mapping.businessWords.map((rule) => rule.keys),
    ...Object.values(mapping.businessesByCode).flatMap((byCode) => Object.values(byCode)),
    ...Object.values(mapping.businessesByIndustry),
  ]
  for (const keys of businessKeys) {
    assert.ok(keys.length > 0)
    for (const key of keys) assert.ok(categories.has(key), key)
  }
})

test('a business of any industry has a category to fall back to, in that industry', () => {
  for (const industry of tree) {
    const [key] = businessKeysOf({ name: 'Anything Ltd.', industryCode: industry.key })
    assert.ok(
      industry.categories.some((branch) => branch.key === key),
      industry.key,
    )
  }
})

test('words of the mapping are folded and safe to search for', () => {
  const words = [
    ...rules.flatMap((rule) => [rule.words, rule.also ?? [], rule.but ?? []].flat()),
    ...mapping.businessWords.flatMap((rule) => rule.words),
  ]
  for (const word of words) assert.match(word, /^[a-z0-9]+( [a-z0-9]+)*$/)
})

test('a product goes by its whole path, by the known beginning of its path, or by its own words', () => {
  const place = (path: string, name: string, brand?: string) =>
    productKeyOf({ category: path.split(' > '), name, brand })
  assert.equal(
    place('Industrial Technology > Seals & Gaskets > O-Rings', 'ISO 3601 12x2'),
    'industrial-technology.seals-gaskets.o-rings',
  )
  assert.equal(place('Power Transmission > Bearings > Of A New Kind', '6204'), 'power-transmission.bearings')
  assert.equal(
    place('Electronics & IT > Accessories', 'Jigsaw puzzle, 500 pieces'),
    'baby-world.toys-games.board-games-puzzles',
  )
  assert.equal(
    place('Energy > Solar Energy > Inverters', 'IQ7', 'Enphase'),
    'energy.inverters-power-conversion.microinverters',
  )
  assert.equal(place('Nowhere > Known', 'Thing'), undefined)
})

test('a word counts only as a whole word, and an excluded word excludes', () => {
  const place = (name: string) =>
    productKeyOf({ category: ['Energy', 'Heating & Cooling', 'Heat Pumps'], name: 'X 7', description: name })
  assert.equal(place('Brine/Water heat pump'), 'energy.heat-pumps-heating-cooling.ground-source-heat-pumps')
  assert.equal(place('Brinewater heat pump'), 'energy.heat-pumps-heating-cooling.air-to-water-heat-pumps')
  assert.equal(place('Brine/Water or Air/Water'), 'energy.heat-pumps-heating-cooling.air-to-water-heat-pumps')
})

test('a business goes by its name, then by its category, then by its code', () => {
  assert.deepEqual(businessKeysOf({ name: 'Rastar Toys', category: 'Leisure', industryCode: '0008' }), [
    'baby-world.toys-games',
  ])
  assert.deepEqual(businessKeysOf({ name: 'Alba', category: 'Asset Management', industryCode: '0008' }), [
    'business-services.banking-investment',
  ])
  assert.deepEqual(
    businessKeysOf({ name: 'Alba', category: 'Never Heard Of', industryCode: '0006' }),
    mapping.businessesByIndustry['0006'],
  )
  assert.deepEqual(businessKeysOf({ name: 'Alba' }), [])
})

const folder = process.env['WBN_DATA']

async function* rowsOf(file: string) {
  const lines = createInterface({ input: createReadStream(join(folder ?? '', file)).pipe(createGunzip()) })
  for await (const line of lines)
    if (line) yield JSON.parse(line) as { name: string; category: never; industryCode: string }
}

test(
  'every product of the real data has a place, nearly all in a subcategory',
  { skip: !folder && 'WBN_DATA is not set' },
  async () => {
    let [total, deep] = [0, 0]
    for await (const row of rowsOf('products.jsonl.gz')) {
      const key = productKeyOf(row)
      assert.ok(key && nodes.has(key), `${(row.category as string[]).join(' > ')}: ${row.name}`)
      total++
      if (!categories.has(key)) deep++
    }
    assert.ok(total > 0 && deep / total > 0.93, `${deep} of ${total}`)
  },
)

test(
  'every business of the real data has a category, those of common classes by the class',
  { skip: !folder && 'WBN_DATA is not set' },
  async () => {
    const unmapped = new Map<string, number>()
    for await (const row of rowsOf('companies.jsonl.gz')) {
      const category = row.category as string | null
      assert.ok(businessKeysOf(row).length > 0, row.name)
      if (category && !mapping.businesses[category] && !mapping.businessesByCode[category]) {
        unmapped.set(category, (unmapped.get(category) ?? 0) + 1)
      }
    }
    for (const [category, count] of unmapped) assert.ok(count < 20, `${category}: ${count} businesses`)
  },
)
