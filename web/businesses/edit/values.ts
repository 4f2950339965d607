// Rules of the edit forms: the profile as flat texts, what is wrong with them, what is sent, and what two people changed at once.
// No words, no markup.
import type { BusinessProfile } from '#contract/businesses.ts'
import { type Decimal, numberIn, wholeIn } from '#contract/numbers.ts'
import { phoneOf } from '#contract/personal-facts.ts'
import type { Field } from './fields.ts'

/** By path; a list is its codes with commas, a number as the page's language writes it. */
export type Values = Record<string, string>
/** What was typed differently, and upon what: `was` is the value that the form showed then. */
export type Changes = Record<string, { was: string; now: string }>
export type Problem =
  | 'missing'
  | 'number'
  | 'whole'
  | 'year'
  | 'order'
  | 'phone'
  | 'email'
  | 'website'
  | 'long'
  | 'unit'
  | 'many'
  | 'refused'
/** By the path of the field. */
export type Problems = Record<string, Problem>

const categoriesMost = 10

/** The inputs of a field, by the paths of their values. */
export function partsOf({ path, kind }: Field): string[] {
  if (kind === 'range') return [`${path}.min`, `${path}.max`]
  if (kind === 'capacity') return [`${path}.min`, `${path}.max`, `${path}.unit`, `${path}.period`]
  if (kind === 'phone') return [`${path}.countryCode`, `${path}.businessPhoneNumber`]
  return [path]
}

function at(source: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], source)
}

/** A reference by its code or id, a list of them with commas. */
function textOf(value: unknown, decimal: Decimal): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => textOf(one, decimal)).join(',')
  if (typeof value === 'number') return String(value).replace('.', decimal)
  if (typeof value !== 'object') return String(value)
  const { code, stateID, industryID, id } = value as Record<string, string | undefined>
  return code ?? stateID ?? (industryID ? `${industryID}.${id}` : (id ?? ''))
}

export function valuesOf(profile: BusinessProfile, fields: readonly Field[], decimal: Decimal): Values {
  return Object.fromEntries(fields.flatMap(partsOf).map((path) => [path, textOf(at(profile, path), decimal)]))
}

export function listed(value: string | undefined): string[] {
  return value ? value.split(',') : []
}

/** The changes with one more; one that gives back what is saved is none. Another country takes its state away. */
export function changedBy(changes: Changes, saved: Values, path: string, now: string): Changes {
  const next = { ...changes, [path]: { was: changes[path]?.was ?? saved[path] ?? '', now } }
  if (path.endsWith('.country')) {
    const state = path.replace(/country$/, 'state')
    if (saved[state] !== undefined) {
      const former = saved[state]
      next[state] = { was: changes[state]?.was ?? former, now: now === saved[path] ? former : '' }
    }
  }
  return Object.fromEntries(Object.entries(next).filter(([name, one]) => one.now !== saved[name]))
}

export function withChanges(saved: Values, changes: Changes): Values {
  return { ...saved, ...Object.fromEntries(Object.entries(changes).map(([path, { now }]) => [path, now])) }
}

/** Paths that somebody else has changed since they were changed here, to something else. */
export function conflictsOf(changes: Changes, saved: Values): string[] {
  return Object.keys(changes).filter((path) => changes[path]!.was !== saved[path] && changes[path]!.now !== saved[path])
}

/** Undefined when it is no number, or a part of one where only whole ones are meant. */
function numberOf(text: string, decimals: boolean, decimal: Decimal): number | undefined {
  const number = decimals ? numberIn(text, decimal) : wholeIn(text, decimal)
  return number >= 0 ? number : undefined
}

type Known = { isDialCode: (digits: string) => boolean; year: number; decimal: Decimal }

export function problemsOf(fields: readonly Field[], values: Values, known: Known): Problems {
  const problems: Problems = {}
  for (const field of fields) {
    const problem = problemOf(field, values, known)
    if (problem) problems[field.path] = problem
  }
  return problems
}

function problemOf(field: Field, values: Values, { isDialCode, year, decimal }: Known): Problem | undefined {
  const value = (values[field.path] ?? '').trim()
  if (field.required && value === '') return 'missing'
  if (field.kind === 'text' || field.kind === 'area') {
    if ([...value].length > field.most) return 'long'
    if (value && field.input === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return 'email'
    if (value && field.input === 'url' && !URL.canParse(/^https?:\/\//.test(value) ? value : `https://${value}`))
      return 'website'
    if (value && field.input === 'url' && !value.includes('.')) return 'website'
  }
  if (field.kind === 'categories' && listed(value).length > categoriesMost) return 'many'
  if (field.kind === 'number' && value) {
    const number = numberOf(value, field.decimals ?? false, decimal)
    if (number === undefined) return field.decimals ? 'number' : 'whole'
    if (field.year && (number < 1000 || number > year)) return 'year'
  }
  if (field.kind === 'phone') {
    const [countryCode, phoneNumber] = partsOf(field).map((part) => values[part] ?? '')
    if (phoneOf({ countryCode, phoneNumber }, isDialCode) === 'invalid') return 'phone'
  }
  return field.kind === 'range' || field.kind === 'capacity' ? rangeProblem(field, values, decimal) : undefined
}

function rangeProblem(field: Field, values: Values, decimal: Decimal): Problem | undefined {
  const [from = '', to = '', unit, period] = partsOf(field).map((part) => (values[part] ?? '').trim())
  const decimals = field.kind === 'capacity'
  const [min, max] = [from, to].map((text) => numberOf(text, decimals, decimal))
  if ((from && min === undefined) || (to && max === undefined)) return decimals ? 'number' : 'whole'
  if (min !== undefined && max !== undefined && min > max) return 'order'
  return decimals && (from || to) && (!unit || !period) ? 'unit' : undefined
}

/** What is sent: of each section only the fields that changed. */
export function bodyOf(
  fields: readonly Field[],
  changes: Changes,
  values: Values,
  decimal: Decimal,
): Record<string, Record<string, unknown>> {
  const body: Record<string, Record<string, unknown>> = {}
  for (const field of fields) {
    if (!partsOf(field).some((part) => part in changes)) continue
    const [section = '', name = ''] = field.path.split('.')
    body[section] = { ...body[section], [name]: sentOf(field, values, decimal) }
  }
  return body
}

function sentOf(field: Field, values: Values, decimal: Decimal): unknown {
  const [first = '', second = '', third = '', fourth = ''] = partsOf(field).map((part) => (values[part] ?? '').trim())
  const number = (text: string, decimals = false) => numberOf(text, decimals, decimal) ?? ''
  switch (field.kind) {
    case 'number':
      return number(first, field.decimals)
    case 'range':
      return first || second ? { min: number(first), max: number(second) } : ''
    case 'capacity':
      return first || second ? { min: number(first, true), max: number(second, true), unit: third, period: fourth } : ''
    case 'phone':
      return second ? { countryCode: first, businessPhoneNumber: second } : ''
    case 'many':
    case 'categories':
      return listed(first)
    default:
      return first
  }
}

/** The fields a refusal names, as fields of the form. */
export function refusedOf(fields: readonly Field[], named: Record<string, string> | undefined): Problems {
  const paths = Object.keys(named ?? {})
  const refused = fields.filter(({ path }) => paths.some((one) => one === path || one.startsWith(`${path}.`)))
  return Object.fromEntries(refused.map(({ path, kind }) => [path, kind === 'phone' ? 'phone' : 'refused']))
}
