// Typical first searches.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { questionOf, readingOf } from '#api/discovery/search/understanding.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { queryOf, SearchIndex } from '#search-engine/index.ts'

type Row = {
  id: string
  business: string
  name: string
  description: string
  subCategory: string
  code?: string
  brand?: string
  specs: { key: string; value: string }[]
  keywords?: string[]
}

const rows = gunzipSync(readFileSync(new URL('data/products.jsonl.gz', import.meta.url)))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
const byID = new Map(rows.map((row) => [row.id, row]))
const phrases = phraseDictionary()
const index = SearchIndex.build(
  'product',
  rows.map((row) => {
    const node = nodeByKey(row.subCategory)!
    return {
      id: row.id,
      name: row.name,
      text: row.description,
      ...(row.code && { code: row.code }),
      ...(row.brand && { brand: row.brand }),
      businessID: row.business,
      businessType: 'MA',
      country: 'DE',
      industry: node.industry.id,
      category: node.category!.id,
      subCategory: node.id,
      verified: false,
      registered: 0,
      specs: row.specs,
      taxonomy: [node.industry, node.category!, node].flatMap(({ name }) => Object.values(name)),
      keywords: row.keywords ?? [],
    }
  }),
)

function found(text: string, language: Locale, size: number): Row[] {
  const query = queryOf(questionOf(readingOf({ phrases, language }, text)))
  const { ids } = index.search({ ...query, ...(query.text !== text && { name: text }), skip: 0, size })
  return ids.map((id) => byID.get(id)!)
}

const first: [text: string, shelf: string][] = [
  ['ball bearings 6204', 'deep-groove-ball-bearings'],
  ['ball valves', 'ball-valves'],
  ['hydraulic pumps', 'hydraulic-pumps'],
  ['servo drives', 'servo-drives'],
  ['M8 screws', 'bolts-screws'],
  ['stainless tube', 'steel-pipes-tubes'],
  ['corrugated boxes', 'corrugated-boxes'],
  ['olive oil', 'olive-oil'],
  ['solar modules', 'photovoltaic-modules'],
]

for (const [text, shelf] of first) {
  test(`${text}: offered by three firms, and found first`, () => {
    const firms = new Set(
      rows.filter(({ subCategory }) => subCategory.endsWith(`.${shelf}`)).map(({ business }) => business),
    )
    assert.ok(firms.size >= 3, [...firms].join(', '))
    const others = found(text, 'en', 3).filter(({ subCategory }) => !subCategory.endsWith(`.${shelf}`))
    assert.deepEqual(
      others.map(({ name }) => name),
      [],
    )
  })
}

test('the example of the README finds bearings 6204', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const { textQuery, size } = JSON.parse(/api\/search\/product.*-d '(\{.*\})'/.exec(readme)![1]!) as {
    textQuery: string
    size: number
  }
  const names = found(textQuery, 'en', size).map(({ name }) => name)
  assert.ok(
    names.slice(0, 3).every((name) => name.includes('6204')),
    names.join(' · '),
  )
})

test('the same things are found first in every language', () => {
  const questions: [Locale, string, string][] = [
    ['es', 'válvulas de bola', 'ball-valves'],
    ['it', 'valvole a sfera', 'ball-valves'],
    ['zh', '球阀', 'ball-valves'],
    ['de', 'Kugelhähne', 'ball-valves'],
    ['es', 'bombas hidráulicas', 'hydraulic-pumps'],
    ['it', 'pompe idrauliche', 'hydraulic-pumps'],
    ['zh', '液压泵', 'hydraulic-pumps'],
    ['de', 'Hydraulikpumpen', 'hydraulic-pumps'],
    ['es', 'cajas de cartón', 'corrugated-boxes'],
    ['it', 'olio extravergine di oliva', 'olive-oil'],
    ['zh', '伺服驱动器', 'servo-drives'],
  ]
  for (const [language, text, shelf] of questions) {
    const [best] = found(text, language, 1)
    assert.ok(best?.subCategory.endsWith(`.${shelf}`), `${text}: ${best?.name}`)
  }
})
