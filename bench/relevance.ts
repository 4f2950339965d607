// Ranking quality over real data, with minimum scores. Needs WBN_DATA (folder) and WBN_JUDGMENTS (judgments.csv).
import { readFileSync } from 'node:fs'
import { type Ask, askerOf } from './relevance/ask.ts'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { categoryLinks, linksKept } from './relevance/category-links.ts'
import { readDocuments } from './relevance/documents.ts'
import { indexesOf } from './relevance/indexes.ts'
import { judgedTable } from './relevance/judged.ts'
import { learning, learningKept } from './relevance/learning.ts'
import { abstentions } from './relevance/nothing.ts'
import { codeOf, type CompanyRow, type ProductRow, rows } from './relevance/rows.ts'

export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

export function misspelt(text: string, random: () => number): string {
  const words = [...text.matchAll(/[\p{L}\p{N}]{4,}/gu)]
  const all = words.length > 0 ? words : [...text.matchAll(/[\p{L}\p{N}]{2,}/gu)]
  const word = all[Math.floor(random() * all.length)]
  if (!word) return text
  const at = word.index + Math.floor(random() * (word[0].length - 1))
  const sign = text[at]!
  const pool = /\d/.test(sign) ? '0123456789' : alphabet
  const other = (): string => {
    const pick = pool[Math.floor(random() * pool.length)]!
    return pick === sign.toLowerCase() ? other() : pick
  }
  const way = Math.floor(random() * 4)
  if (way === 0 && text[at + 1] !== sign) return text.slice(0, at) + text[at + 1] + sign + text.slice(at + 2)
  if (way === 1) return text.slice(0, at) + text.slice(at + 1)
  if (way === 2) return text.slice(0, at) + other() + text.slice(at)
  return text.slice(0, at) + other() + text.slice(at + 1)
}

type RowOutcome = Map<string, Map<string, number>>

function judgments(path: string): RowOutcome {
  const judged: RowOutcome = new Map()
  for (const line of readFileSync(path, 'utf8').trim().split(/\r?\n/).slice(1)) {
    const [, query, id, rating] = /^"?(.*?)"?,([^,]+),(\d+)$/.exec(line) ?? []
    if (query === undefined || id === undefined) continue
    const own = judged.get(query) ?? new Map<string, number>()
    own.set(id, Number(rating))
    judged.set(query, own)
  }
  return judged
}

const discounted = (ratings: number[]): number =>
  ratings.reduce((sum, rating, place) => sum + (2 ** rating - 1) / Math.log2(place + 2), 0)

export function judge(ask: Ask, judged: RowOutcome): { ndcg: number; mrr: number; worst: [string, number][] } {
  const each: [string, number][] = []
  let mrr = 0
  for (const [text, ratings] of judged) {
    const ideal = discounted([...ratings.values()].sort((a, b) => b - a).slice(0, 10))
    if (![...ratings.values()].some((rating) => rating >= 2)) continue
    const ids = ask(text, 10)
    each.push([text, discounted(ids.map((id) => ratings.get(id) ?? 0)) / ideal])
    const first = ids.findIndex((id) => (ratings.get(id) ?? 0) >= 2)
    if (first >= 0) mrr += 1 / (first + 1)
  }
  const ndcg = each.reduce((sum, [, value]) => sum + value, 0) / each.length
  return { ndcg, mrr: mrr / each.length, worst: each.sort((a, b) => a[1] - b[1]).slice(0, 12) }
}

type Item = { text: string; isIt: (id: string) => boolean }
export type Row = { item: string; draws: number; first: number; five: number; typoFirst: number; typoFive: number }

export function known(ask: Ask, item: string, items: Item[], random: () => number): Row {
  let [first, five, typoFirst, typoFive] = [0, 0, 0, 0]
  for (const { text, isIt } of items) {
    const place = ask(text, 5).findIndex(isIt)
    const misspelled = misspelt(text, random)
    const typo = ask(misspelled, 5).findIndex(isIt)
    if (place === 0) first++
    if (place >= 0) five++
    if (typo === 0) typoFirst++
    if (typo >= 0) typoFive++
    if (process.env.MISSES && (place !== 0 || typo !== 0))
      console.log(item, '|', text, '|', place, '|', misspelled, '|', typo)
  }
  const share = (count: number): number => Math.round((1000 * count) / items.length) / 10
  return {
    item,
    draws: items.length,
    first: share(first),
    five: share(five),
    typoFirst: share(typoFirst),
    typoFive: share(typoFive),
  }
}

function drawn<T>(all: T[], textOf: (row: T) => string | undefined, idOf: (row: T) => string, seed: number): Item[] {
  const random = seeded(seed)
  const same = new Map<string, Set<string>>()
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const usable = all.filter((row) => {
    const text = textOf(row)
    if (text === undefined || plain(text).length < 4) return false
    same.set(plain(text), (same.get(plain(text)) ?? new Set()).add(idOf(row)))
    return true
  })
  return Array.from({ length: Math.min(500, usable.length) }, () => {
    const text = textOf(usable[Math.floor(random() * usable.length)]!)!
    const ids = same.get(plain(text))!
    return { text, isIt: (id) => ids.has(id) }
  })
}

const judgedFloors = { tidy: 0.75, pasted: 0.5 }
const abstentionFloor = 12 // of 15
const judgedSize = 40

const floors: Record<string, [first: number, five: number, typoFirst: number, typoFive: number]> = {
  'product name': [99, 99, 97, 99],
  'part number': [99, 99, 88, 95],
  'maker + model': [99, 99, 92, 97],
  'company name': [99, 99, 98, 99],
}

const judgedListFloor = 0.69
const goals = { half: 0.85, distance: 0.03, nothing: 27 }

const goalRow = (goal: string, value: number, reached: boolean) => ({ goal, value: Number(value.toFixed(3)), reached })

export async function run(): Promise<boolean> {
  if (!process.env.WBN_DATA || !process.env.WBN_JUDGMENTS) throw new Error('Set WBN_DATA and WBN_JUDGMENTS.')
  const documents = await readDocuments()
  const phrases = phraseDictionary()
  const indexes = indexesOf(documents, phrases)
  const ask = askerOf(indexes, phrases)
  const askProducts: Ask = (text, size) => ask({ type: 'product', text, language: 'en' }, size)
  const askCompanies: Ask = (text, size) => ask({ type: 'company', text, language: 'en' }, size)
  const { ndcg, mrr, worst } = judge(askProducts, judgments(process.env.WBN_JUDGMENTS))
  console.log(`nDCG@10 ${ndcg.toFixed(4)}   MRR ${mrr.toFixed(4)}`)
  if (process.env.MISSES) console.log(worst)
  const table = await knownItems(askProducts, askCompanies)
  console.table(table)
  const { rows: judgedRows, means, misses } = judgedTable((query) => ask(query, judgedSize))
  console.table(judgedRows)
  if (process.env.MISSES) console.log(misses.join('\n'))
  const right = abstentions((query) => ask({ ...query, type: 'product' }, 1).length)
  console.log(`right to find nothing: ${right.open} of 15 open, ${right.held} of 15 held`)
  const { open, held } = means.all
  const [distance, nothing] = [Math.abs(open - held), right.open + right.held]
  console.table([
    goalRow('open half', open, open >= goals.half),
    goalRow('held half', held, held >= goals.half),
    goalRow('distance of the halves', distance, distance <= goals.distance),
    goalRow('right to find nothing', nothing, nothing >= goals.nothing),
  ])
  const links = await categoryLinks(documents, indexes, phrases)
  console.table(links.rows)
  if (process.env.MISSES) console.log(links.misses.join('\n'))
  const learned = learning(ask, phrases, seeded(31))
  console.table(learned)
  const kept = table.every(({ item, first, five, typoFirst, typoFive }) => {
    const floor = floors[item]!
    return [first, five, typoFirst, typoFive].every((value, i) => value >= floor[i]!)
  })
  return (
    kept &&
    linksKept(links.rows) &&
    learningKept(learned) &&
    Math.min(right.open, right.held) >= abstentionFloor &&
    Math.min(means.tidy.open, means.tidy.held) >= judgedFloors.tidy &&
    Math.min(means.pasted.open, means.pasted.held) >= judgedFloors.pasted &&
    ndcg >= judgedListFloor
  )
}

async function knownItems(askProducts: Ask, askCompanies: Ask): Promise<Row[]> {
  const products: ProductRow[] = []
  for await (const row of rows<ProductRow>('products.jsonl.gz')) products.push(row)
  const companies: CompanyRow[] = []
  for await (const row of rows<CompanyRow>('companies.jsonl.gz')) companies.push(row)
  const id = (row: { id: string }): string => row.id
  const nameOf = (row: { name: string }): string => String(row.name)
  const coded = (row: ProductRow): string | undefined => (row.mpn ? codeOf(row) : undefined)
  const made = (row: ProductRow): string | undefined =>
    row.mpn && row.brand ? `${row.brand} ${codeOf(row)}` : undefined
  return [
    known(askProducts, 'product name', drawn(products, nameOf, id, 1), seeded(11)),
    known(askProducts, 'part number', drawn(products, coded, id, 2), seeded(12)),
    known(askProducts, 'maker + model', drawn(products, made, id, 3), seeded(13)),
    known(askCompanies, 'company name', drawn(companies, nameOf, id, 4), seeded(14)),
  ]
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
