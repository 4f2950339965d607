// Shapes of fields that several forms share: texts and lines, names, references by code or id. An empty text clears a field.
import * as z from 'zod'
import { emailMost } from './constants.ts'
import { text } from './shapes.ts'

/** An empty text stands for «nothing», answered as null. */
export function clearable<T extends z.ZodType>(schema: T) {
  return z.preprocess((value: z.input<T> | '') => (value === '' ? null : value), schema.nullable()).optional()
}

/** Takes a reference as it was read (`{code, name}`) for the reference alone. */
export function reference<T extends z.ZodType<string, string>, K extends string>(key: K, schema: T) {
  return z.preprocess((value: string | { [P in K]: string }) => {
    return typeof value === 'object' && value !== null && key in value ? value[key] : value
  }, schema)
}

/** A text that must have something in it; it may have several lines. */
export function required(most: number) {
  return text(most).pipe(z.string().min(1, 'is missing'))
}

/** A text of one line, without control characters. */
export function oneLine(most: number) {
  return z
    .string()
    .max(most)
    .trim()
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), { error: 'must be one line', params: { code: 'oneLine' } })
    .pipe(text(most))
}

/** The same, where something must be in it. */
export function requiredLine(most: number) {
  return oneLine(most).pipe(z.string().min(1, 'is missing'))
}

/** The same, where it may be left out or cleared. */
export function line(most: number) {
  return clearable(oneLine(most))
}

const address = /:\/\/|\bwww\.|@/i
const abbreviation = /^(abd|dr|fr|jr|ma|md|mohd|mr|mrs|ms|ph|sr|st)$/i
const domains = /([\p{L}\p{N}-]+)\.[\p{L}-]{2,}/gu

/**
 * The name of a person, a group or a list. Emails quote names, and their readers' programs make links of whatever looks like an address:
 * neither addresses nor domains nor slashes.
 */
export function nameOf(most: number) {
  const hasDomain = (value: string) => [...value.matchAll(domains)].some(([, before]) => !abbreviation.test(before!))
  return requiredLine(most).refine((value) => !address.test(value) && !/[/\\]/.test(value) && !hasDomain(value), {
    error: 'must be a name, without an address or a slash',
    params: { code: 'name' },
  })
}

/** The name of a company, which may have a slash or a domain in it (`Carlsberg A/S`, `Amazon.com, Inc.`), but be no link. */
export function companyNameOf(most: number) {
  const isLink = (value: string) => /:\/\/|\bwww\.|\\|\.[\p{L}]{2,}\/|\/{2}/iu.test(value)
  return requiredLine(most).refine((value) => !isLink(value), {
    error: 'must be a name, without an address or a slash',
    params: { code: 'name' },
  })
}

/** The address of an account, or of somebody who may open one. */
export const Email = z.string().trim().toLowerCase().max(emailMost).pipe(z.email('must be an e-mail address'))
