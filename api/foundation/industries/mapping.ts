// Mapping of foreign rows to tree keys. No ids, no database.
import { readFileSync } from 'node:fs'

type Rule = { words: string[]; also?: string[]; but?: string[]; searching?: 'category' | 'description'; key: string }
type Mapping = {
  /** Source category path or beginning → tree key. */
  products: Record<string, string>
  /** Ordered; override the source's category. */
  productWords: { under: string[]; rules: Rule[] }[]
  businesses: Record<string, string[]>
  /** Rules without `categories` hold for all. */
  businessWords: { categories?: string[]; words: string[]; keys: string[] }[]
  /** Used for vague categories. */
  businessesByCode: Record<string, Record<string, string[]>>
  businessesByIndustry: Record<string, string[]>
}
export const mapping = JSON.parse(readFileSync(new URL('mapping.json', import.meta.url), 'utf8')) as Mapping

/** Latin words in single spaces. */
function folded(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words ? ` ${words.join(' ')} ` : ' '
}

function patternFor(words: string[]): RegExp {
  return new RegExp(` (?:${words.join('|')}) `)
}

function ruleOf({ words, also, but, searching, key }: Rule) {
  const [has, and, not] = [words, also, but].map((list) => list && patternFor(list))
  const fits = (text: string) => has!.test(text) && (!and || and.test(text)) && !not?.test(text)
  return { searching, key, fits }
}
const shelves = mapping.productWords.map(({ under, rules }) => ({ under, rules: rules.map(ruleOf) }))
const rulesOfPath = new Map<string, ReturnType<typeof ruleOf>[]>()

function rulesFor(path: string) {
  const known = rulesOfPath.get(path)
  if (known) return known
  const above = shelves.filter(({ under }) => under.some((shelf) => path === shelf || path.startsWith(`${shelf} > `)))
  const rules = above.flatMap((shelf) => shelf.rules)
  rulesOfPath.set(path, rules)
  return rules
}

/** Undefined without a known prefix. */
export function productKeyOf(row: {
  category: string[]
  name: string
  brand?: string | undefined
  description?: string | undefined
}): string | undefined {
  const rules = rulesFor(row.category.join(' > '))
  if (rules.length) {
    const texts = { name: folded(`${row.name} ${row.brand ?? ''}`), category: '', description: '' }
    for (const { searching = 'name', key, fits } of rules) {
      if (!texts[searching]) {
        texts[searching] = folded(
          searching === 'category' ? `${row.category.at(-1)} ${row.name}` : (row.description ?? ''),
        )
      }
      if (fits(texts[searching])) return key
    }
  }
  for (let length = row.category.length; length > 0; length--) {
    const key = mapping.products[row.category.slice(0, length).join(' > ')]
    if (key) return key
  }
  return undefined
}

const businessRules = mapping.businessWords.map(({ categories, words, keys }) => {
  return { categories: categories && new Set(categories), pattern: patternFor(words), keys }
})

/** Most specific first. */
export function businessKeysOf(row: {
  name: string
  category?: string | null | undefined
  industryCode?: string | undefined
}): string[] {
  const { category, industryCode = '' } = row
  const byCode = category && mapping.businessesByCode[category]
  if (byCode) return byCode[industryCode] ?? mapping.businessesByIndustry[industryCode] ?? []
  const name = folded(row.name)
  const rule = businessRules.find(({ categories, pattern }) => {
    return (!categories || (category && categories.has(category))) && pattern.test(name)
  })
  return (
    rule?.keys ??
    (category ? mapping.businesses[category] : undefined) ??
    mapping.businessesByIndustry[industryCode] ??
    []
  )
}
