// Equal sets in seven languages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SearchIndex } from '../index.ts'
import { product } from '../testing.ts'
import { bundledRows } from './data.ts'
import { PhraseDictionary } from './index.ts'
import { namesIn, parseRow, type Phrase } from './rows.ts'
import { queryLanguages } from './stems.ts'

const phrases = new PhraseDictionary()
const namesOf = ({ names }: Phrase): string[] => [
  ...new Set(queryLanguages.flatMap((language) => [...namesIn(names, language)])),
]

for (const [files, least] of [
  [['materials', 'properties', 'trades', 'products'], 8000],
  [['industry'], 20_000],
] as const)
  test(`each name of a row finds what its other names find: ${files.join(', ')}`, () => {
    const rows = [...bundledRows(files)].map(parseRow)
    const documents = rows.flatMap((row, r) => namesOf(row).map((name, n) => product(name, { id: `${r}-${n}` })))
    const index = SearchIndex.build('product', documents)
    const wrong: string[] = []
    let compared = 0
    rows.forEach((row, r) => {
      const names = namesOf(row)
      const sets = names.flatMap((name) => {
        const [span, ...others] = phrases.read(name)
        const isOne = span?.text === name && others.length === 0 && span.readings.length === 1
        if (!isOne || span.readings[0]!.names.en.join() !== row.names.en.join() || /^\p{Script=Han}$/u.test(name))
          return []
        const { ids } = index.search({
          text: name,
          concepts: [{ text: span.text, equivalents: span.equivalents }],
          skip: 0,
          size: 5000,
        })
        return [{ name, own: ids.filter((id) => id.startsWith(`${r}-`)).length, all: ids.sort().join() }]
      })
      compared += sets.length
      for (const { name, own, all } of sets)
        if (own < names.length || all !== sets[0]!.all)
          wrong.push(
            `${name} ${own}/${names.length} ${sets[0]!.name} ${all.split(',').length}/${sets[0]!.all.split(',').length}`,
          )
    })
    assert.deepEqual(wrong, [])
    assert.ok(compared > least, String(compared))
  })
