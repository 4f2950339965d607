// Shared field shapes: texts, names, references. Empty text clears.
import * as z from 'zod'
import { emailMost } from './constants.ts'
import { text } from './shapes.ts'

/** Empty text becomes null. */
export function clearable<T extends z.ZodType>(schema: T) {
  return z.preprocess((value: z.input<T> | '') => (value === '' ? null : value), schema.nullable()).optional()
}

/** Accepts a reference as read (`{code, name}`). */
export function reference<T extends z.ZodType<string, string>, K extends string>(key: K, schema: T) {
  return z.preprocess((value: string | { [P in K]: string }) => {
    return typeof value === 'object' && value !== null && key in value ? value[key] : value
  }, schema)
}

/** Non-empty text, possibly multi-line. */
export function required(most: number) {
  return text(most).pipe(z.string().min(1, 'is missing'))
}

/** One line without control characters. */
export function oneLine(most: number) {
  return z
    .string()
    .max(most)
    .trim()
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), { error: 'must be one line', params: { code: 'oneLine' } })
    .pipe(text(most))
}

export function requiredLine(most: number) {
  return oneLine(most).pipe(z.string().min(1, 'is missing'))
}

export function line(most: number) {
  return clearable(oneLine(most))
}

const address = /:\/\/|\bwww\.|@/i
const abbreviation = /^(abd|dr|fr|jr|ma|md|mohd|mr|mrs|ms|ph|sr|st)$/i
const domains = /([\p{L}\p{N}-]+)\.[\p{L}-]{2,}/gu

/** Name of a person, group or list. Addresses, domains and slashes are refused: mail clients link quoted names. */
export function nameOf(most: number) {
  const hasDomain = (value: string) => [...value.matchAll(domains)].some(([, before]) => !abbreviation.test(before!))
  return requiredLine(most).refine((value) => !address.test(value) && !/[/\\]/.test(value) && !hasDomain(value), {
    error: 'must be a name, without an address or a slash',
    params: { code: 'name' },
  })
}

/** Company name; slashes and domains are allowed (`Carlsberg A/S`, `Amazon.com, Inc.`), links are not. */
export function companyNameOf(most: number) {
  const isLink = (value: string) => /:\/\/|\bwww\.|\\|\.[\p{L}]{2,}\/|\/{2}/iu.test(value)
  return requiredLine(most).refine((value) => !isLink(value), {
    error: 'must be a name, without an address or a slash',
    params: { code: 'name' },
  })
}

export const Email = z.string().trim().toLowerCase().max(emailMost).pipe(z.email('must be an e-mail address'))
