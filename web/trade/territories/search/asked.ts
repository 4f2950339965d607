// Questions of both searches, in addresses.
import { pageNumber } from '#web/foundation/page-number.ts'

const listNames = ['country', 'role', 'industry', 'category', 'from', 'language'] as const
const flagNames = ['verified', 'exclusivePossible', 'noMinimum', 'service', 'room', 'stock'] as const
export type ListName = (typeof listNames)[number]
export type FlagName = (typeof flagNames)[number]

export type Question = {
  textQuery: string
  lists: Record<ListName, string[]>
  flags: Record<FlagName, boolean>
  page: number
}

const code = /^[\w-]{1,40}$/

const set = new Set(['true', 'stock'])

export function askedIn(params: URLSearchParams): Question {
  const valuesOf = (name: string) => [
    ...new Set(
      params
        .getAll(name)
        .join(',')
        .split(',')
        .filter((value) => code.test(value)),
    ),
  ]
  return {
    textQuery: (params.get('search') ?? params.get('textQuery') ?? '').trim().slice(0, 200),
    lists: Object.fromEntries(listNames.map((name) => [name, valuesOf(name)])) as Question['lists'],
    flags: Object.fromEntries(flagNames.map((name) => [name, set.has(params.get(name) ?? '')])) as Question['flags'],
    page: pageNumber(params),
  }
}

export function addressOf({ textQuery, lists, flags, page }: Question) {
  return {
    search: textQuery || undefined,
    ...Object.fromEntries(listNames.map((name) => [name, lists[name].join(',') || undefined])),
    ...Object.fromEntries(flagNames.map((name) => [name, flags[name] || undefined])),
    page: page === 1 ? undefined : page,
  }
}

export function filterCount({ lists, flags }: Question): number {
  return Object.values(lists).flat().length + Object.values(flags).filter(Boolean).length
}

export function sharedQuery({ textQuery, lists, flags, page }: Question, size: number) {
  const { country, role, industry, category } = lists
  return {
    textQuery,
    country: listed(country),
    role: listed(role),
    industry: listed(industry),
    category: listed(category),
    verified: flag(flags.verified),
    skip: (page - 1) * size,
    size,
  }
}

export const listed = (values: readonly string[]) => values.join(',') || undefined
export const flag = (isSet: boolean) => (isSet ? ('true' as const) : undefined)

export function questionOf(kind: 'line' | 'distributor', { textQuery, lists, flags }: Question) {
  const { country, role, industry, category, from, language } = lists
  const shared = {
    textQuery,
    country: listed(country),
    role: listed(role),
    industry: listed(industry),
    category: listed(category),
    verified: flag(flags.verified),
  }
  if (kind === 'distributor') {
    const stock = flags.stock ? ('stock' as const) : undefined
    const own = { language: listed(language), stock, service: flag(flags.service), room: flag(flags.room) }
    return { kind, question: { ...shared, ...own } }
  }
  const { exclusivePossible, noMinimum } = flags
  const own = { from: listed(from), exclusivePossible: flag(exclusivePossible), noMinimum: flag(noMinimum) }
  return { kind, question: { ...shared, ...own } }
}
