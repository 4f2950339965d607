// Cleaning of foreign values. Knows no row.
import { isUtf8 } from 'node:buffer'
import * as z from 'zod'
import { numberIn as readNumber } from '#contract/foundation/numbers.ts'

const control = /[^\P{Cc}\t\n]/gu
// Soft hyphen, zero-width characters, direction marks, byte order mark.
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

// Fast path.
const plainLine = /^[!-~]+(?: [!-~]+)*$/
const plainProse = /^[!-~][\n -~]*[!-~]$/

export function cleanLine(text: string): string {
  if (plainLine.test(text)) return text
  return mended(text)
    .replace(unseen, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

export function cleanProse(text: string): string {
  if (plainProse.test(text)) return text
  return mended(text).replaceAll('\r\n', '\n').replace(control, '').replace(unseen, '').trim().normalize('NFC')
}

// UTF-8 read as Latin-1 ('TecnologÃ\u008da').
function mended(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text) || /[\u0100-\uffff]/.test(text)) return text.toWellFormed()
  const bytes = Buffer.from(text, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : text
}

export const Written = z.union([z.string(), z.number().transform(String)], {
  error: ({ input }) => (input === undefined ? 'is missing' : 'is no text'),
})

export function line(most: number) {
  return Written.transform(cleanLine).pipe(z.string().min(1, 'is empty').max(most, `is longer than ${most} characters`))
}

export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional())
}

export function optionalLine(most: number) {
  const Text = Written.transform(cleanLine).pipe(z.string().max(most, `is longer than ${most} characters`))
  return optional(Text.transform((value) => value || undefined))
}

export function optionalProse(most: number) {
  const Text = z
    .string()
    .transform(cleanProse)
    .pipe(z.string().max(most, `is longer than ${most} characters`))
  return optional(Text.transform((value) => value || undefined))
}

export function numberIn(value: number | string): number {
  return typeof value === 'number' ? value : readNumber(value.replaceAll('_', ''), '.')
}

/** Accepts texts ('1,200'); unreadable or out of range: unknown. */
export function optionalNumber(min: number, max: number) {
  return optional(
    z.union([z.number(), z.string()]).transform((value) => {
      const number = numberIn(value)
      return number >= min && number <= max ? number : undefined
    }),
  )
}

export function optionalWhole(min: number, max: number) {
  return optionalNumber(min, max).transform((value) => (value === undefined ? undefined : Math.round(value)))
}

const truths: Record<string, boolean> = { true: true, yes: true, '1': true, false: false, no: false, '0': false }

export const optionalTruth = optional(
  z.union([z.boolean(), z.string(), z.number()]).transform((value) => truths[String(value).trim().toLowerCase()]),
)

/** Split at commas, semicolons or bars, else spaces. `most` distinct values. */
export function words(most: number) {
  const List = z.union([z.array(Written), z.string().transform(part)])
  return optional(
    List.transform((list) =>
      [...new Set(list.map(cleanLine))].filter((word) => word && word.length <= 80).slice(0, most),
    ),
  )
}

function part(text: string): string[] {
  return /[,;|]/.test(text) ? text.split(/[,;|]/) : text.split(/\s+/)
}

/** ISO 8601; days start in UTC. */
export const optionalInstant = optional(
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], 'is no date')
    .transform((value) => new Date(value).toISOString()),
)

export function reasonOf(error: z.ZodError): string {
  const [first, ...more] = error.issues.map((issue) => `${issue.path.join('.') || 'row'}: ${sentenceOf(issue)}`)
  return more.length > 0 ? `${first} (and ${more.length} more)` : (first ?? 'not valid')
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return `is longer than ${issue.maximum} characters`
  return issue.message.endsWith('received undefined') ? 'is missing' : issue.message
}
