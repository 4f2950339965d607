// Odd values of foreign data made sound: cleaned texts, numbers out of texts, lists out of either. Knows no row.
import { isUtf8 } from 'node:buffer'
import * as z from 'zod'

const control = /[^\P{Cc}\t\n]/gu
// Soft hyphen, zero-width characters, direction marks and the byte order mark: unseen, and names differ by them.
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

// Most texts are sound already.
const plainLine = /^[!-~]+(?: [!-~]+)*$/
const plainProse = /^[!-~][\n -~]*[!-~]$/

/** One line: no control or unseen characters, no lone surrogates, single spaces. */
export function cleanLine(text: string): string {
  if (plainLine.test(text)) return text
  return mended(text)
    .replace(unseen, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** A text that keeps its line breaks. */
function cleanProse(text: string): string {
  if (plainProse.test(text)) return text
  return mended(text).replaceAll('\r\n', '\n').replace(control, '').replace(unseen, '').trim().normalize('NFC')
}

// UTF-8 that was once read as Latin-1 ('TecnologÃ\u008da'): read again, where that gives whole letters.
function mended(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text) || /[\u0100-\uffff]/.test(text)) return text.toWellFormed()
  const bytes = Buffer.from(text, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : text
}

const Written = z.union([z.string(), z.number().transform(String)], {
  error: ({ input }) => (input === undefined ? 'is missing' : 'is no text'),
})

/** A required text of one line. */
export function line(most: number) {
  return Written.transform(cleanLine).pipe(z.string().min(1, 'is empty').max(most, `is longer than ${most} characters`))
}

/** `null` and the empty text count as not given. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional())
}

/** An optional text of one line; nothing but unseen characters counts as not given. */
export function optionalLine(most: number) {
  const Text = Written.transform(cleanLine).pipe(z.string().max(most, `is longer than ${most} characters`))
  return optional(Text.transform((value) => value || undefined))
}

/** An optional text with line breaks. */
export function optionalProse(most: number) {
  const Text = z
    .string()
    .transform(cleanProse)
    .pipe(z.string().max(most, `is longer than ${most} characters`))
  return optional(Text.transform((value) => value || undefined))
}

/** An optional number, also out of a text ('1,200'); a text that holds none, or a number out of range, counts as unknown. */
export function optionalNumber(min: number, max: number) {
  return optional(
    z.union([z.number(), z.string()]).transform((value) => {
      const number = typeof value === 'number' ? value : Number(value.replace(/[\s,'_]/g, '') || Number.NaN)
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

/** A list, or one text of it: parted at commas, semicolons or bars; without those at spaces. Cut to `most` different ones. */
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

/** A web address; https without a scheme. Other schemes and nonsense count as missing. */
export const optionalWebsite = optional(
  z.string().transform((value) => {
    const given = cleanLine(value)
    const address = /^[a-z][a-z\d+.-]*:/i.test(given) ? given : `https://${given}`
    return URL.canParse(address) && /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address) && address.length <= 500
      ? address
      : undefined
  }),
)

/** An instant, ISO 8601; a day alone is its first moment in UTC. */
export const optionalInstant = optional(
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], 'is no date')
    .transform((value) => new Date(value).toISOString()),
)

/** The issues of a row in one line. */
export function reasonOf(error: z.ZodError): string {
  const [first, ...more] = error.issues.map(({ path, message }) => {
    return `${path.join('.') || 'row'}: ${message.endsWith('received undefined') ? 'is missing' : message}`
  })
  return more.length > 0 ? `${first} (and ${more.length} more)` : (first ?? 'not valid')
}
