// Writes taxonomy.tsv and cities.tsv: WBN_DATA=FOLDER node search-engine/phrases/data/generate.ts [cities15000.txt]
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { fold } from '../../text/fold.ts'
import { functionWords, type Language, languages, stem } from '../stems.ts'

type Category = { id: string; parent: string | null; level: number } & Record<Language, string>

const here = (file: string): URL => new URL(file, import.meta.url)

const vague = new Set(
  'accessories parts kits sets other supplies components services central art media hardware bases covers stands holders mounts'.split(
    ' ',
  ),
)

function keyOf(name: string, language: Language): string {
  if (language === 'zh') return fold(name).replaceAll(' ', '')
  const l = languages.indexOf(language)
  const words = fold(name)
    .split(/[\s\-./_&']+/)
    .filter((word) => word !== '' && !functionWords[l]!.has(word))
  return words.map((word) => stem(word, l)).join(' ')
}

function tidy(name: string, language: Language): string {
  const plain = name.replace(/\s+/g, ' ').replaceAll('|', ' ').trim()
  return language === 'zh' ? plain.split('/').at(-1)!.trim() : plain
}

function taxonomy(folder: string): string[] {
  const text = gunzipSync(readFileSync(`${folder}/taxonomy/shopify-2024-07.jsonl.gz`)).toString()
  const categories = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Category)
  const groups = new Map<string, Category[]>()
  for (const category of categories) {
    const key = keyOf(category.en, 'en')
    groups.set(key, [...(groups.get(key) ?? []), category])
  }
  const usage = new Map(languages.map((language) => [language, wordUsage(categories, language)]))
  return [...groups].flatMap(([key, group]) => {
    if (group.length > 4 || vague.has(fold(group[0]!.en))) return []
    const names = languages.map((language) => {
      const each = group.map((category) => tidy(category[language], language))
      const kept = each.filter(
        (name) => language === 'en' || !isGeneric(name, key, language, group, usage.get(language)!),
      )
      return [...new Map(kept.map((name) => [keyOf(name, language), name])).values()].join('|')
    })
    return [['product', group[0]!.id, ...names].join('\t')]
  })
}

type Usage = Map<string, string[]>

function wordUsage(categories: Category[], language: Language): Usage {
  const usage: Usage = new Map()
  for (const category of categories) {
    const key = keyOf(tidy(category[language], language), language)
    const parts = language === 'zh' ? Array.from(key, (_, i) => key.slice(i)) : key.split(' ')
    for (const part of new Set(parts)) usage.set(part, [...(usage.get(part) ?? []), category.id])
  }
  return usage
}

function isGeneric(name: string, english: string, language: Language, group: Category[], usage: Usage): boolean {
  const key = keyOf(name, language)
  if (!english.includes(' ') || key.includes(' ')) return false
  const others = (usage.get(key) ?? []).filter((id) =>
    group.every((own) => id !== own.id && !id.startsWith(`${own.id}-`)),
  )
  return others.length >= 1
}

const notTowns = new Set(
  'orange sucre mission wedding plantation tours metro man como amarillo mesquite bend tyre taza surprise born mati cua morena van of'.split(
    ' ',
  ),
)

type City = { name: string; local: string; country: string; population: number; others: string[] }

const leastPeople: Record<string, number> = {
  IT: 30_000,
  ES: 45_000,
  DE: 60_000,
  US: 70_000,
  GB: 70_000,
  FR: 60_000,
  TW: 15_000,
  HK: 15_000,
}

function cities(file: string, words: Set<string>): string[] {
  const exonyms = new Map(
    readFileSync(here('exonyms.tsv'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'))
      .map(([reference = '', ...names]) => [reference, names] as const),
  )
  const all = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): City => {
      const columns = line.split('\t')
      return {
        name: (columns[2] || columns[1]!).replace(/-shi$/, ''),
        local: columns[1]!.replace(/-shi$/, ''),
        country: columns[8]!,
        population: Number(columns[14]),
        others: (columns[3] ?? '').split(','),
      }
    })
    .filter(({ country, population }) => population >= (leastPeople[country] ?? 95_000))
    .sort((a, b) => b.population - a.population)
  const seen = new Set<string>()
  return all.flatMap(({ name, local, country, population, others }) => {
    const reference = `${country}:${name}`
    // A town named like a thing is the thing, unless very large.
    if (notTowns.has(fold(name)) || seen.has(reference) || (population < 1_000_000 && words.has(fold(name)))) return []
    seen.add(reference)
    const chinese = others.filter((other) => /^\p{Script=Han}{2,8}$/u.test(other))
    const short = chinese.map((other) => (other.length > 2 ? other.replace(/[市县縣]$/u, '') : other))
    const [spanish = '', italian = '', english = ''] = exonyms.get(reference) ?? []
    const named = new Map([...english.split('|'), name, local].filter(Boolean).map((each) => [fold(each), each]))
    return [
      [
        'place',
        reference,
        [...named.values()].join('|'),
        spanish,
        italian,
        [...new Set(short)].slice(0, 4).join('|'),
      ].join('\t'),
    ]
  })
}

const folder = process.env.WBN_DATA
if (!folder) throw new Error('Set WBN_DATA.')
const rows = taxonomy(folder)
writeFileSync(
  here('taxonomy.tsv'),
  `# Shopify product taxonomy, 2024-07, MIT; see README.md. Written by generate.ts.\n${rows.join('\n')}\n`,
)
const words = new Set(
  rows.flatMap((row) => row.split('\t').slice(2, 5)).flatMap((names) => fold(names.replaceAll('|', ' ')).split(' ')),
)
const cityFile = process.argv[2]
if (cityFile)
  writeFileSync(
    here('cities.tsv'),
    `# GeoNames cities, CC BY 4.0; see README.md. Written by generate.ts.\n${cities(cityFile, words).join('\n')}\n`,
  )
