// Shared field shapes. Empty text clears.
import * as z from 'zod'
import { emailMost } from './constants.ts'
import { text } from './shapes.ts'

export function clearable<T extends z.ZodType>(schema: T) {
  return z.preprocess((value: z.input<T> | '') => (value === '' ? null : value), schema.nullable()).optional()
}

/** Accepts a reference as read (`{code, name}`). */
export function reference<T extends z.ZodType<string, string>, K extends string>(key: K, schema: T) {
  return z.preprocess((value: string | { [P in K]: string }) => {
    return typeof value === 'object' && value !== null && key in value ? value[key] : value
  }, schema)
}

export function required(most: number) {
  return text(most).pipe(z.string().min(1, 'is missing'))
}

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

/** A letter or digit at least: `!!!` names nothing. */
export function lettered(most: number) {
  return requiredLine(most).refine((value) => value === '' || /[\p{L}\p{N}]/u.test(value), {
    error: 'is missing',
    params: { code: 'required' },
  })
}

const address = /:\/\/|\bwww\.|@/i
const abbreviation = /^(abd|dr|fr|jr|ma|md|mohd|mr|mrs|ms|ph|sr|st)$/i
const domains = /([\p{L}\p{N}-]+)\.([\p{L}-]{2,})(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/gu
/** Top levels with the most domains, and all of two letters. */
const topLevels =
  /^([a-z]{2}|com|net|org|info|biz|name|pro|xyz|top|app|dev|page|site|shop|store|online|website|space|club|live|link|click|tech|cloud|email|support|agency|company|group|ltd|inc|llc|gmbh|work|works|world|zone|life|today|news|blog|host|fun|icu|vip|win|bid|loan|example|рф|рус|бел|укр|中国|中國|公司|网络|한국)$/i

/** `K.Li` is a name, `t.co` and `Acme.com` are not. */
function isDomain([, before = '', top = '']: RegExpMatchArray): boolean {
  if (abbreviation.test(before) || !topLevels.test(top)) return false
  return !(/^\p{Lu}$/u.test(before) && /^(?!Co$)\p{Lu}\p{Ll}$/u.test(top))
}

/** Addresses, domains and slashes are refused: mail clients link quoted names. */
export function nameOf(most: number) {
  const hasDomain = (value: string) => [...value.matchAll(domains)].some(isDomain)
  return lettered(most).refine((value) => !address.test(value) && !/[/\\]/.test(value) && !hasDomain(value), {
    error: 'must be a name, without an address or a slash',
    params: { code: 'name' },
  })
}

/** Slashes and domains are allowed (`Carlsberg A/S`, `Amazon.com, Inc.`), links are not. */
export function companyNameOf(most: number) {
  const isLink = (value: string) => /:\/\/|\bwww\.|\\|\.[\p{L}]{2,}\/|\/{2}/iu.test(value)
  return lettered(most).refine((value) => !isLink(value), {
    error: 'must be a name, without an address or a slash',
    params: { code: 'name' },
  })
}

const emailShape = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** `ivan@почта.рф` has an ASCII form, `иван@почта.рф` has none. */
function inAscii(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([\p{L}\p{M}\p{N}.\u3002\uff0e-]+)$/u.exec(email) ?? []
  return /[^\x20-\x7e]/.test(domain) ? `${local}@${URL.parse(`http://${domain}`)?.hostname ?? domain}` : email
}

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(emailMost)
  .transform(inAscii)
  .pipe(z.email({ pattern: emailShape, error: 'must be an e-mail address' }))
