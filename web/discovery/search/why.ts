// Reasons of a hit → the few a card shows.
import type { Reasons } from '#contract/discovery/search-reasons.ts'

const kinds = [
  'exactName',
  'exactCode',
  'nearName',
  'nearCode',
  'type',
  'category',
  'equivalent',
  'amount',
  'near',
  'name',
  'company',
  'brand',
  'code',
  'specs',
  'products',
  'offered',
  'keywords',
  'text',
  'place',
  'role',
  'country',
] as const
type WhyKind = (typeof kinds)[number]
export type Why = { matches: (readonly [WhyKind, string?])[]; missing: string[] }

const matchesMost = 5
const missingMost = 2
const word = /(?:(?!\p{Script=Han})[\p{L}\p{N}.,/+-])+/gu
const ofNumber = /^(?:dn|pn|nps|class|iso|din|en|ansi|astm|aisi|api|uni|gb|jis|ip|sae|ral|cas)$/i
const number = /^\d[\d.,/]*$/
const unit =
  /^(?:[µμu]m|micron|[mcdk]?m|in|inch(?:es)?|ft|[mk]?g|kgs|t|lbs?|oz|[mk]?w|k?wp|hp|cv|[mk]?v|v[da]c|[mk]?a|amp|[km]?va|m?bar|[hkm]?pa|psi|[kmg]?hz|[mcd]?l|cc|[km]?wh|m?ah|[gmt]b|rpm|dpi|db|nm|min|h|[µμunp]?f|k|lm|px)$/i
/** The index folds capitals. */
const symbols: Record<string, string> = {
  w: 'W',
  v: 'V',
  a: 'A',
  va: 'VA',
  wh: 'Wh',
  ah: 'Ah',
  hz: 'Hz',
  gb: 'GB',
  db: 'dB',
  nm: 'Nm',
  k: 'K',
  f: 'F',
}
const fieldsByWorth = ['name', 'company', 'brand', 'code', 'specs', 'products', 'offered', 'keywords', 'text'] as const

type Word = Reasons['words'][number]

export function whyOf(reasons: Reasons | undefined, text: string): Why | undefined {
  if (!reasons || reasons.tier === 'browsed') return undefined
  const found = new Map<string, readonly [WhyKind, string?]>()
  const add = (kind: WhyKind, shown?: string): void =>
    void found.set(`${kind} ${shown}`, shown ? [kind, shown] : [kind])
  const { exact, thing, bonuses, words, wishes } = reasons
  if (exact) add(exactKind(exact))
  const has = (by: 'type' | 'category'): boolean => thing.includes(by) || bonuses.some((bonus) => bonus.by === by)
  if (has('type')) add('type')
  const isMember = reasons.tier === 'members' || words.some(({ form }) => form === 'category')
  if (isMember || has('category')) add('category')
  const question = { text, words, missing: reasons.missing }
  for (const one of words) addWord(one, question, add)
  if (bonuses.some(({ by }) => by === 'place')) add('place')
  for (const { kind, met } of wishes) if (met) add(kind === 'role' ? 'role' : 'country')
  const matches = [...found.values()].sort(([a], [b]) => kinds.indexOf(a) - kinds.indexOf(b)).slice(0, matchesMost)
  const missing = reasons.missing
    .filter((one) => !/\p{Script=Han}/u.test(one))
    .map((one) => typedForm(one, text) ?? one)
  return matches.length > 0 ? { matches, missing: [...new Set(missing)].slice(0, missingMost) } : undefined
}

function exactKind({ by, corrected }: NonNullable<Reasons['exact']>): WhyKind {
  if (corrected !== undefined) return by === 'name' ? 'nearName' : 'nearCode'
  return by === 'name' ? 'exactName' : 'exactCode'
}

type Question = { text: string; words: readonly Word[]; missing: readonly string[] }

function addWord(one: Word, question: Question, add: (kind: WhyKind, shown?: string) => void): void {
  const { form, found, fields, text } = one
  if (form === 'category') return
  if (form === 'equivalent') return add('equivalent', found)
  if (form === 'nearAmount') return add('near', shownAmount(found))
  const typed = form === 'correction' ? undefined : typedForm(text, question.text)
  if (typed && /\d/.test(typed)) {
    const amount = /\d/.test(text) ? amountIn(one, question) : undefined
    return amount === undefined ? undefined : add('amount', amount)
  }
  const field = fieldsByWorth.find((name) => fields.includes(name))
  if (field) add(field)
  else if (fields.includes('category')) add('category')
  else if (fields.includes('place')) add('place')
}

function shownAmount(found: string): string {
  const [, number, unit] = /^([\d.]+)(\p{L}+)$/u.exec(found) ?? []
  return unit === undefined ? found : `${number} ${symbols[unit] ?? unit}`
}

function typedWords(text: string): string[] {
  return (text.match(word) ?? []).map((one) => one.replace(/^[.,/]+|[.,/]+$/g, '')).filter(Boolean)
}

/** Undefined where the hit has only a part. */
function amountIn({ text: found, form }: Word, { text, words, missing }: Question): string | undefined {
  const typed = typedWords(text)
  const at = typed.findIndex((one) => isSame(one, found))
  const [before, own, after] = [typed[at - 1], typed[at], typed[at + 1]]
  if (own === undefined) return undefined
  const isUnit = number.test(own) && after !== undefined && unit.test(after)
  const isMissing = missing.some((one) => plain(own).includes(plain(one)) || (isUnit && isSame(after, one)))
  if (isMissing && form !== 'amount') return undefined
  const isHeld = before !== undefined && ofNumber.test(before) && words.some((one) => one.text === before.toLowerCase())
  return [...(isHeld ? [before] : []), own, ...(isUnit ? [after] : [])].join(' ')
}

/** One amount or size is one: `500 W`, `DN 50`. */
function typedForm(found: string, text: string): string | undefined {
  const typed = typedWords(text)
  const at = typed.findIndex((one) => isSame(one, found))
  const [before, own, after] = [typed[at - 1], typed[at], typed[at + 1]]
  if (own === undefined) return undefined
  if (before !== undefined && ofNumber.test(before) && /^\d/.test(own)) return `${before} ${own}`
  if (after !== undefined && ofNumber.test(own) && /^\d/.test(after)) return `${own} ${after}`
  if (after !== undefined && number.test(own) && unit.test(after)) return `${own} ${after}`
  return before !== undefined && number.test(before) && unit.test(own) ? `${before} ${own}` : own
}

function isSame(typed: string, found: string): boolean {
  const [own, other] = [plain(typed), plain(found)]
  if (own === other || (/\d/.test(own) && own.includes(other))) return true
  return other.length > 3 && own.startsWith(other.slice(0, -1))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
