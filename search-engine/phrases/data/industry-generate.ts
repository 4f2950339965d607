// Writes industry.tsv: WBN_DATA=FOLDER node search-engine/phrases/data/industry-generate.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { fold } from '../../text/fold.ts'
import { bundledRows, ownFiles } from '../data.ts'
import { namesIn, parseRow } from '../rows.ts'
import { functionWords, type QueryLanguage, queryLanguages, stem } from '../stems.ts'

type Row = { id: string; names: Record<QueryLanguage, string> }

const vague =
  /[,;:()/]|\b(?:and|or|other|various|miscellaneous|parts|related|supplies|products|articles|things|kind|not|n\.e\.c)\b/i
const listing = /[,;:()/]/
const wordsMost: Record<QueryLanguage, number> = { en: 4, es: 7, it: 7, zh: 1, de: 5, fr: 7, pt: 7 }
/** Names with another common meaning: Italian "boro", Spanish "bridas de acero". */
const left = new Set([
  'boron',
  'steel fishplate',
  'fur skin',
  'air air missile',
  'surface air missile',
  'e mail system',
])
const uneven = new Set(
  'Simili-cuir|Gira-discos|Botes salva-vidas|Monta-cargas|Pepinos-do-mar|Quartz piézo-électrique|Brocolis|Chalotas|Chalotes|Furgonetas|Tè nero'.split(
    '|',
  ),
)
const rowsMost = 2

function keyOf(name: string, language: QueryLanguage): string {
  if (language === 'zh') return name
  const l = queryLanguages.indexOf(language)
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !functionWords[l]!.has(word))
  return words.map((word) => stem(word, l)).join(' ')
}

function readVocabulary(folder: string, file: string): Record<string, string>[] {
  const [head = '', ...lines] = gunzipSync(readFileSync(`${folder}/vocabulary/${file}.tsv.gz`))
    .toString()
    .trim()
    .split('\n')
  const columns = head.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [columns[i], cell])))
}

function rowOf(row: Record<string, string>): Row {
  const cell = (language: QueryLanguage): string => {
    const [name = ''] = (row[language === 'zh' ? 'zh_pivot' : language] ?? '').split('|')
    const tidy = name.replace(/\s+/g, ' ').trim()
    return listing.test(tidy) || tidy.split(' ').length > wordsMost[language] ? '' : tidy
  }
  const names = Object.fromEntries(queryLanguages.map((language) => [language, cell(language)]))
  return { id: row.id!, names: names as Row['names'] }
}

function isNamed({ names }: Row): boolean {
  return names.en !== '' && !vague.test(names.en) && queryLanguages.filter((language) => names[language]).length >= 4
}

const folder = process.env.WBN_DATA
if (!folder) throw new Error('Set WBN_DATA.')

const files = ownFiles.filter((file) => file !== 'industry')
const own = new Set([...bundledRows(files)].flatMap((row) => parseRow(row).names.en.map((name) => keyOf(name, 'en'))))
const goods = readVocabulary(folder, 'cpv-2008').filter(({ kind }) => kind === 'supplies')
const seen = new Set(own)
const rows = [...goods, ...readVocabulary(folder, 'cn-2026')]
  .map(rowOf)
  .filter(isNamed)
  .filter(({ names }) => {
    const key = keyOf(names.en, 'en')
    return key !== '' && !left.has(key) && !seen.has(key) && seen.add(key)
  })
const uses = new Map<string, number>()
for (const { names } of rows)
  for (const language of queryLanguages) {
    const key = `${language} ${keyOf(names[language], language)}`
    uses.set(key, (uses.get(key) ?? 0) + 1)
  }
const ownNames = new Set(
  [...bundledRows(files)].flatMap((row) => {
    const { names } = parseRow(row)
    return queryLanguages.flatMap((language) =>
      namesIn(names, language).map((name) => `${language} ${keyOf(name, language)}`),
    )
  }),
)
const lines = rows.flatMap(({ names }) => {
  const cells = queryLanguages.map((language) => {
    const key = `${language} ${keyOf(names[language], language)}`
    return uses.get(key)! > rowsMost || ownNames.has(key) || uneven.has(names[language]) ? '' : names[language]
  })
  return cells.filter(Boolean).length >= 4 ? [['product', '', ...cells].join('\t').trimEnd()] : []
})
writeFileSync(
  new URL('industry.tsv', import.meta.url),
  `# CPV 2008 and CN 2026, © European Union, Decision 2011/833/EU; see README.md. Written by industry-generate.ts.\n${lines.join('\n')}\n`,
)
console.log(
  lines.length,
  queryLanguages.map((_, l) => lines.filter((line) => line.split('\t')[l + 2]).length),
)
