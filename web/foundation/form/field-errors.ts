// The errors of fields in a form: where they stand, and those that a refusal of the server names. Pure.
import { get } from 'react-hook-form'
import { errorIn, type FieldError } from '#kit/field-errors.ts'
import { Refusal } from '#kit/refusal.ts'

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
