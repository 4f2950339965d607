// The errors of fields in a form: where they stand, and those that a refusal of the server names. Pure.
import { get } from 'react-hook-form'
import { errorIn, type FieldError } from '#kit/field-errors.ts'
import { Refusal } from '#kit/refusal.ts'

/** A schema names those that zod does not know itself by `params: { code }` of a custom issue. */
const fieldErrorCodes = [
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
  'date',
  'age',
  'year',
  'oneLine',
  'name',
  'taken',
  'notAccepted',
] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]
/** `limit`: how many characters, how large, how many. */
export type FieldError = { code: FieldErrorCode; limit?: number }

const formats: Record<string, FieldErrorCode> = { url: 'website', date: 'date' }
const lowerLimits: Record<string, FieldErrorCode> = { string: 'tooShort', array: 'tooFew', set: 'tooFew' }
const upperLimits: Record<string, FieldErrorCode> = { string: 'tooLong', array: 'tooMany', set: 'tooMany' }
const numbers: Record<string, FieldErrorCode> = { number: 'number', int: 'wholeNumber' }

/** Not filled in: blank text, an empty list, an unticked box; an object whose values are all empty. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === false
}

/** The error of an issue. `value` is what the field holds on the screen, which may be a text where the schema has a number. */
export function fieldErrorOf(issue: z.core.$ZodIssue, value: unknown): FieldError {
  if (issue.code === 'custom') return { code: customCode(issue.params) }
  if (isEmpty(value)) return { code: 'required' }
  switch (issue.code) {
    case 'too_small': {
      const limit = Number(issue.minimum)
      // A text of invisible characters alone is empty for the contract.
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

/** `r.salas@aguasdelmaipo`: an address but for its last part. */
function hasNoEnding(value: unknown): boolean {
  return typeof value === 'string' && /^[^@\s]+@[^@\s.]+$/.test(value.trim())
}

/** The sentence at a field among the errors of react-hook-form, which keeps that of a list as a whole at its root. */
export function messageAt(errors: object, name: string): string | undefined {
  const at = get(errors, name) as { message?: string; root?: { message?: string } } | undefined
  return at?.message ?? at?.root?.message
}

/** The field that an error at `path` belongs to: the one there, else the first one within it, else the nearest one above it. */
export function fieldAt(path: string, names: readonly string[]): string | undefined {
  const within = names.find((name) => name.startsWith(`${path}.`))
  if (within !== undefined && !names.includes(path)) return within
  for (let at = path; at; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) if (names.includes(at)) return at
  return undefined
}

/** The error of a field that a refusal names, for which the server may have a `sentence`. What is in conflict with others is taken. */
export function refusedBy(refusal: string, sentence = ''): FieldError {
  return errorIn(sentence) ?? { code: refusal === 'Conflict' ? 'taken' : 'notAccepted' }
}

/** The fields of a form that the server did not accept, each once, with what it said. */
export function refusedFields(error: unknown, names: readonly string[]): Map<string, FieldError> {
  const found = new Map<string, FieldError>()
  if (!(error instanceof Refusal) || !error.fields) return found
  // The address that has to be verified first is the one of the account, whatever the form asks for.
  if (error.name === 'Forbidden' && 'email' in error.fields) return found
  for (const [path, sentence] of Object.entries(error.fields)) {
    const name = fieldAt(path, names)
    if (name !== undefined && !found.has(name)) found.set(name, refusedBy(error.name, sentence))
  }
  return found
}
