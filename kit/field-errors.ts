// Field errors: schema issue → code ↔ API sentence. In browsers too.
import type * as z from 'zod'

/** Custom issues add codes by `params: { code }`. */
export const fieldErrorCodes = [
  'required',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'tooFew',
  'tooMany',
  'number',
  'wholeNumber',
  'order',
  'ascending',
  'unit',
  'email',
  'emailEnding',
  'website',
  'phone',
  'dialCode',
  'date',
  'age',
  'year',
  'oneLine',
  'letters',
  'name',
  'taken',
  'unknown',
  'otherCountry',
  'broken',
  'notAccepted',
] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]
export type FieldError = { code: FieldErrorCode; limit?: number }

const formats: Record<string, FieldErrorCode> = { url: 'website', date: 'date' }
const lowerLimits: Record<string, FieldErrorCode> = { string: 'tooShort', array: 'tooFew', set: 'tooFew' }
const upperLimits: Record<string, FieldErrorCode> = { string: 'tooLong', array: 'tooMany', set: 'tooMany' }
const numbers: Record<string, FieldErrorCode> = { number: 'number', int: 'wholeNumber' }

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === false
}

export function fieldErrorOf(issue: z.core.$ZodIssue | z.core.$ZodRawIssue, value: unknown): FieldError {
  if (issue.code === 'custom') return { code: customCode(issue.params) }
  if (isEmpty(value)) return { code: 'required' }
  switch (issue.code) {
    case 'too_small': {
      const limit = Number(issue.minimum)
      // Text of only invisible characters is empty.
      if (issue.origin === 'string' && limit === 1) return { code: 'required' }
      return { code: lowerLimits[issue.origin] ?? 'tooSmall', limit }
    }
    case 'too_big':
      return { code: upperLimits[issue.origin] ?? 'tooLarge', limit: Number(issue.maximum) }
    case 'invalid_type':
      return { code: numbers[issue.expected] ?? 'notAccepted' }
    case 'invalid_format':
      if (issue.format === 'email') return { code: hasNoEnding(value) ? 'emailEnding' : 'email' }
      return { code: formats[issue.format] ?? 'notAccepted' }
    case 'invalid_union': {
      const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
      return nearest?.[0] ? fieldErrorOf(nearest[0], value) : { code: 'notAccepted' }
    }
    default:
      return { code: 'notAccepted' }
  }
}

function customCode(params: Record<string, unknown> | undefined): FieldErrorCode {
  return fieldErrorCodes.find((code) => code === params?.['code']) ?? 'notAccepted'
}

function hasNoEnding(value: unknown): boolean {
  return typeof value === 'string' && /^[^@\s]+@[^@\s.]+$/.test(value.trim())
}

const sentences: Record<FieldErrorCode, string> = {
  required: 'is missing',
  tooShort: 'must have at least {limit} characters',
  tooLong: 'must have at most {limit} characters',
  tooSmall: 'must be at least {limit}',
  tooLarge: 'must be at most {limit}',
  tooFew: 'must have at least {limit} entries',
  tooMany: 'must have at most {limit} entries',
  number: 'must be a number',
  wholeNumber: 'must be a whole number',
  order: 'must have the smaller number first',
  ascending: 'must be larger than the one before',
  unit: 'must have a unit and a period',
  email: 'must be an e-mail address',
  emailEnding: 'must be an e-mail address with an ending such as .com',
  website: 'must be the address of a website',
  phone: 'Invalid phone number, please check the format (e.g. + 1 12345678)',
  dialCode:
    'Invalid phone number, please check the format (e.g. + 1 12345678): the dial code of its country is missing or unknown',
  date: 'Invalid date format, please check it (e.g. 1970-10-24)',
  age: 'You must be of legal age (18 years)',
  year: 'must be a year up to the present one',
  oneLine: 'must be one line',
  letters: 'must be in Latin letters, as registered: invoices cannot print these',
  name: 'must be a name, without an address or a slash',
  taken: 'is taken',
  unknown: 'is not known',
  otherCountry: 'is not a state of the country',
  broken: 'is broken',
  notAccepted: 'is not valid',
}

export function sentenceOf({ code, limit }: FieldError): string {
  return sentences[code].replace('{limit}', String(limit))
}

const patterns = fieldErrorCodes.map((code) => {
  const [before = '', after = ''] = sentences[code].split('{limit}')
  return { code, before, after, hasLimit: sentences[code].includes('{limit}') }
})

/** Inverse of `sentenceOf`; undefined for other wording. */
export function errorIn(sentence: string): FieldError | undefined {
  for (const { code, before, after, hasLimit } of patterns) {
    if (!hasLimit && sentence === before) return { code }
    if (!hasLimit || !sentence.startsWith(before) || !sentence.endsWith(after)) continue
    const limit = sentence.slice(before.length, sentence.length - after.length)
    if (/^-?\d+(\.\d+)?$/.test(limit)) return { code, limit: Number(limit) }
  }
  return undefined
}

const kinds: Record<string, string> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}
const forms: Record<string, string> = {
  guid: 'an id (UUID)',
  uuid: 'an id (UUID)',
  datetime: 'a time, e.g. 2025-06-01T12:00:00Z',
}

export function sentenceForIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value' && !isEmpty(issue.input)) return `must be one of: ${issue.values.join(', ')}`
  const error = fieldErrorOf(issue, issue.input)
  if (error.code !== 'notAccepted') return sentenceOf(error)
  const kind = issue.code === 'invalid_type' ? kinds[issue.expected] : undefined
  const form = issue.code === 'invalid_format' ? forms[issue.format] : undefined
  return kind || form ? `must be ${kind ?? form}` : sentenceOf(error)
}
