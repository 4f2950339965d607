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
/** `matches`: kind, and the words it shows. */
export type Why = { matches: (readonly [WhyKind, string?])[]; missing: string[] }

const matchesMost = 5
const missingMost = 2
const word = /(?:(?!\p{Script=Han})[\p{L}\p{N}.,/+-])+/gu
const ofNumber = /^(?:dn|pn|nps|class|iso|din|en|ansi|astm|aisi|api|uni|gb|jis|ip|sae|ral|cas)$/i
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
  for (const one of words) addWord(one, words, text, add)
  if (bonuses.some(({ by }) => by === 'place')) add('place')
  for (const { kind, met } of wishes) if (met) add(kind === 'role' ? 'role' : 'country')
  const matches = [...found.values()].sort(([a], [b]) => kinds.indexOf(a) - kinds.indexOf(b)).slice(0, matchesMost)
  const missing = reasons.missing.filter((one) => !/\p{Script=Han}/u.test(one)).map((one) => typedForm(one, text))
  return matches.length > 0 ? { matches, missing: [...new Set(missing)].slice(0, missingMost) } : undefined
}

function exactKind({ by, corrected }: NonNullable<Reasons['exact']>): WhyKind {
  if (corrected !== undefined) return by === 'name' ? 'nearName' : 'nearCode'
  return by === 'name' ? 'exactName' : 'exactCode'
}

function addWord(one: Word, all: readonly Word[], text: string, add: (kind: WhyKind, shown?: string) => void): void {
  const { form, found, fields } = one
  if (form === 'category') return
  if (form === 'equivalent') return add('equivalent', found)
  if (form === 'nearAmount') return add('near', withSpace(found))
  const amount = /\d/.test(one.text) && form !== 'correction' ? amountIn(one, all, text) : undefined
  if (amount) return add('amount', amount)
  const field = fieldsByWorth.find((name) => fields.includes(name))
  if (field) add(field)
  else if (fields.includes('category')) add('category')
  else if (fields.includes('place')) add('place')
}

/** The number as typed, with what it is a number of. */
function amountIn({ text: number, form }: Word, all: readonly Word[], text: string): string | undefined {
  const typed = text.match(word) ?? []
  const at = typed.findIndex((one) => plain(one).includes(plain(number)))
  if (at < 0) return undefined
  const before = typed[at - 1]
  const isHeld = before !== undefined && ofNumber.test(before) && all.some((one) => one.text === before.toLowerCase())
  const unit = form === 'amount' && /^[\d.,/]+$/.test(typed[at]!) ? typed[at + 1] : undefined
  return [...(isHeld ? [before] : []), typed[at]!, ...(unit ? [unit] : [])].join(' ')
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function withSpace(amount: string): string {
  return amount.replace(/^([\d.]+)(\p{L}+)$/u, '$1 $2')
}

/** The index has words in the singular, without accents. */
function typedForm(found: string, text: string): string {
  const bare = (one: string): string => one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const start = found.slice(0, -1)
  return (
    text.match(word)?.find((one) => bare(one) === found || (start.length > 2 && bare(one).startsWith(start))) ?? found
  )
}
