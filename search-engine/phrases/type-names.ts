// Product types and materials in another language.
import { coreWords, isHeadFirst, isTypeWord } from '../text/product-type.ts'
import { trailingWords } from '../text/head-rules.ts'
import { bundledRows } from './data.ts'
import { significant } from './readings.ts'
import { namesIn, type Names, parseRow } from './rows.ts'
import { type QueryLanguage, queryLanguages, stem } from './stems.ts'
import { wordsOf } from './words.ts'

const longest = 5 // words
const longestHan = 8 // characters
const headLast: readonly QueryLanguage[] = ['en', 'de']

const sizeMarks = new Set('nps dn pn class schedule sch size'.split(' '))

type Table = Map<string, Names>
type TypeMatch = { names: Names; language: QueryLanguage; words: number }
const tables = new Map<string, Table>()

function tableOf(file: 'products' | 'materials'): Table {
  const known = tables.get(file)
  if (known) return known
  const table: Table = new Map()
  for (const row of bundledRows([file])) {
    const { names } = parseRow(row)
    for (const language of queryLanguages)
      for (const name of namesIn(names, language)) {
        const key = keyIn(name, language)
        if (!table.has(key)) table.set(key, names)
      }
  }
  tables.set(file, table)
  return table
}

function keyIn(name: string, language: QueryLanguage): string {
  const l = queryLanguages.indexOf(language)
  const words = significant(wordsOf(name), l).map(({ text }) => stem(text, l))
  return `${language} ${words.join(' ')}`
}

function hanType(run: string): TypeMatch | undefined {
  for (let size = Math.min(longestHan, run.length); size > 1; size--) {
    const names = tableOf('products').get(keyIn(run.slice(-size), 'zh'))
    if (names) return { names, language: 'zh', words: size }
  }
  return undefined
}

function beforeSizes(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => index > 0 && !isTypeWord(word))
  const own = words.slice(0, at < 0 ? undefined : at)
  return sizeMarks.has(own.at(-1)?.toLowerCase() ?? '') ? own.slice(0, -1) : own
}

function typesIn(words: readonly string[]): TypeMatch[] {
  const first = words.findIndex(isTypeWord)
  const last = words.findLastIndex((word) => isTypeWord(word) && !trailingWords.has(word.toLowerCase()))
  return queryLanguages.flatMap((language) => {
    const isLast = headLast.includes(language)
    for (let size = Math.min(longest, last - first + 1); size > 0; size--) {
      if (size === 1 && !isLast && !isHeadFirst(words)) continue
      const part = isLast ? words.slice(last - size + 1, last + 1) : words.slice(first, first + size)
      const names = tableOf('products').get(keyIn(part.join(' '), language))
      if (names) return [{ names, language, words: size }]
    }
    return []
  })
}

function isWordOf(names: Names, categories: readonly string[]): boolean {
  const own = new Set(names.en.map((name) => keyIn(name, 'en')))
  return categories.some((category) => wordsOf(category).some(({ text }) => own.has(keyIn(text, 'en'))))
}

/** A single word needs one of `categories`: "tank" is also a garment. */
export function typeInLanguage(
  name: string,
  language: QueryLanguage,
  categories: readonly string[],
): string | undefined {
  const han = name.match(/\p{Script=Han}{2,}/gu)?.at(-1)
  if (han && language === 'zh') return undefined
  const words = coreWords(name)
  const latin = () => {
    const whole = typesIn(words)
    return whole.length > 0 ? whole : typesIn(beforeSizes(words))
  }
  const found = han ? [hanType(han.split(/[用的]/u).at(-1)!)].flatMap((one) => one ?? []) : latin()
  const most = Math.max(0, ...found.map(({ words }) => words))
  const best = found.filter(({ words }) => words === most)
  if (best.some((one) => one.language === language)) return undefined
  return best.find(({ names, words }) => words > 1 || isWordOf(names, categories))?.names[language]?.[0]
}

export function materialInLanguage(name: string, language: QueryLanguage): string | undefined {
  for (const from of queryLanguages) {
    const names = tableOf('materials').get(keyIn(name, from))
    if (names) return names[language]?.[0]
  }
  return undefined
}
