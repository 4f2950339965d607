// Field errors of a form, local and from refusals.
import { get } from 'react-hook-form'
import { errorIn, type FieldError } from '#kit/field-errors.ts'
import { Refusal } from '#kit/refusal.ts'

/** react-hook-form keeps the error of a whole list at its root. */
export function messageAt(errors: object, name: string): string | undefined {
  const at = get(errors, name) as { message?: string; root?: { message?: string } } | undefined
  return at?.message ?? at?.root?.message
}

/** The field at `path`, else its first descendant, else the nearest ancestor. */
export function fieldAt(path: string, names: readonly string[]): string | undefined {
  const within = names.find((name) => name.startsWith(`${path}.`))
  if (within !== undefined && !names.includes(path)) return within
  for (let at = path; at; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) if (names.includes(at)) return at
  return undefined
}

export function refusedBy(refusal: string, sentence = ''): FieldError {
  return errorIn(sentence) ?? { code: refusal === 'Conflict' ? 'taken' : 'notAccepted' }
}

export function refusedFields(error: unknown, names: readonly string[]): Map<string, FieldError> {
  const found = new Map<string, FieldError>()
  if (!(error instanceof Refusal) || !error.fields) return found
  // About the account's unverified address.
  if (error.name === 'Forbidden' && 'email' in error.fields) return found
  for (const [path, sentence] of Object.entries(error.fields)) {
    const name = fieldAt(path, names)
    if (name !== undefined && !found.has(name)) found.set(name, refusedBy(error.name, sentence))
  }
  return found
}
