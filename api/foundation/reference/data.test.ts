// Reference lists.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { locales, type Names } from '#contract/foundation/locales.ts'

type Words = Names
type Row = { code: string; name: Words }
type Country = Row & { iso3: string; emoji: string; dialCode: string; currency: string; region: string }
type BusinessType = { code: string; singular: Words; plural: Words; searchOnly: boolean }
type State = [id: string, name: string, words?: Partial<Words>]

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as T
}

/** Chinese is Han, or an acronym or brand (SEPA, PayPal, OEM). */
function checkWords(words: Words, where: string) {
  for (const language of locales) {
    const word = words[language]
    assert.ok(word && word === word.trim().replace(/\s+/g, ' '), `${where}: ${language} is empty or badly spaced`)
  }
  assert.match(words.zh, /\p{Script=Han}|^[A-Z][A-Za-z/ ]{1,9}$/u, `${where}: zh is not Chinese: ${words.zh}`)
  assert.deepEqual(Object.keys(words), [...locales], `${where}: languages in order, no other key`)
}

function checkUnique(values: string[], where: string) {
  const seen = new Set<string>()
  for (const value of values) {
    assert.ok(!seen.has(value.toLowerCase()), `${where}: ${value} twice`)
    seen.add(value.toLowerCase())
  }
}

const lists = [
  'genders',
  'languages',
  'incoterms',
  'currencies',
  'payment-types',
  'packaging-types',
  'capacity-units',
  'capacity-periods',
  'markets',
  'contract-manufacturing',
]

for (const list of lists) {
  test(`${list}: every row has its own code and its own name in every language`, () => {
    const rows = read<Row[]>(list)
    for (const row of rows) checkWords(row.name, `${list} ${row.code}`)
    checkUnique(
      rows.map((row) => row.code),
      list,
    )
    for (const language of locales)
      checkUnique(
        rows.map((row) => row.name[language]),
        `${list} ${language}`,
      )
  })
}

test('250 countries with codes, dial code, emoji and names in every language, by English name', () => {
  const countries = read<Country[]>('countries')
  assert.equal(countries.length, 250)
  for (const country of countries) {
    checkWords(country.name, country.code)
    assert.match(country.code, /^[A-Z]{2}$/)
    assert.match(country.iso3, /^[A-Z]{3}$/, country.code)
    assert.match(country.dialCode, /^[1-9]\d{0,2}$/, `${country.code}: dial code`)
    assert.match(country.currency, /^[A-Z]{3}$/, country.code)
    assert.ok(country.region, country.code)
    const flag = [...country.code].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5)).join('')
    assert.equal(country.emoji, flag, `${country.code}: the flag is its code in regional letters`)
  }
  checkUnique(
    countries.map((country) => country.code),
    'code',
  )
  checkUnique(
    countries.map((country) => country.iso3),
    'iso3',
  )
  for (const language of locales)
    checkUnique(
      countries.map((country) => country.name[language]),
      language,
    )
  const names = countries.map((country) => country.name.en)
  assert.deepEqual(
    names,
    [...names].sort((a, b) => a.localeCompare(b, 'en')),
  )
})

test('states belong to a known country, have unique ids, and spell out only what differs from English', () => {
  const codes = new Set(read<Country[]>('countries').map((country) => country.code))
  const byCountry = read<Record<string, State[]>>('states')
  const ids: string[] = []
  for (const [country, states] of Object.entries(byCountry)) {
    assert.ok(codes.has(country) && states.length > 0, country)
    for (const [id, name, words = {}] of states) {
      ids.push(id)
      assert.match(id, /^[A-Z]{2}-[A-Z0-9]{1,4}$/)
      assert.ok(name && name === name.trim(), id)
      for (const [language, word] of Object.entries(words)) {
        assert.ok(language !== 'en' && (locales as readonly string[]).includes(language), `${id}: ${language}`)
        assert.ok(word && word !== name && !/[([]/.test(word), `${id}: ${word}`)
      }
      if (words.zh) assert.match(words.zh, /\p{Script=Han}/u, id)
    }
  }
  checkUnique(ids, 'state id')
  assert.ok(ids.length > 5200, `${ids.length} states`)
  for (const code of ['US', 'MX', 'CN', 'IT', 'ES', 'DE', 'IN', 'BR'])
    assert.ok((byCountry[code] ?? []).length >= 16, code)
})

test('business types: the nine, and products and users that exist for search alone, with their exact labels', () => {
  const types = read<BusinessType[]>('business-types')
  for (const type of types) {
    checkWords(type.singular, type.code)
    checkWords(type.plural, type.code)
  }
  assert.deepEqual(
    types.map((type) => [type.code, type.plural.en]),
    [
      ['PR', 'Products'],
      ['UR', 'Users'],
      ['MA', 'Manufacturers'],
      ['DI', 'Distributors'],
      ['WS', 'Wholesalers'],
      ['IM', 'Importers'],
      ['EX', 'Exporters'],
      ['RE', 'Retailers'],
      ['IN', 'Investors'],
      ['CO', 'Consultants'],
      ['GO', 'Government'],
    ],
  )
  assert.deepEqual(
    types.filter((type) => type.searchOnly).map((type) => type.code),
    ['PR', 'UR'],
  )
})

test('about 60 job positions with stable ids and names in every language', () => {
  const positions = read<{ id: string; name: Words }[]>('job-positions')
  assert.ok(positions.length >= 55 && positions.length <= 75, `${positions.length}`)
  for (const position of positions) {
    assert.match(position.id, /^[a-z]+(-[a-z]+)*$/)
    checkWords(position.name, position.id)
  }
  checkUnique(
    positions.map((position) => position.id),
    'id',
  )
  for (const language of locales)
    checkUnique(
      positions.map((position) => position.name[language]),
      language,
    )
})

test('languages: those of the interface first, about 40 in all, each with its own name for itself', () => {
  const rows = read<(Row & { nativeName: string; interface: boolean })[]>('languages')
  assert.deepEqual(
    rows.slice(0, locales.length).map((row) => row.code),
    [...locales],
  )
  assert.deepEqual(
    rows.filter((row) => row.interface).map((row) => row.code),
    [...locales],
  )
  assert.ok(rows.length >= 40, `${rows.length}`)
  for (const row of rows) assert.ok(row.nativeName, row.code)
})

test('Incoterms 2020: eleven, of which four are for sea and inland waterway only', () => {
  const rows = read<(Row & { seaOnly: boolean })[]>('incoterms')
  assert.deepEqual(
    rows.map((row) => row.code),
    ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'],
  )
  assert.deepEqual(
    rows.filter((row) => row.seaOnly).map((row) => row.code),
    ['FAS', 'FOB', 'CFR', 'CIF'],
  )
})

test('currencies: about 40 by ISO code with a symbol, the great trading currencies first', () => {
  const rows = read<(Row & { symbol: string })[]>('currencies')
  assert.ok(rows.length >= 40)
  for (const row of rows) assert.ok(/^[A-Z]{3}$/.test(row.code) && row.symbol, row.code)
  checkUnique(
    rows.map((row) => row.symbol),
    'symbol',
  )
  assert.deepEqual(
    rows.slice(0, 5).map((row) => row.code),
    ['USD', 'EUR', 'CNY', 'GBP', 'JPY'],
  )
})

test('about 25 market regions', () => {
  const count = read<Row[]>('markets').length
  assert.ok(count >= 20 && count <= 30, `${count}`)
})
