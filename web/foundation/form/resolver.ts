// Resolver between a schema and react-hook-form.
import { toNestErrors } from '@hookform/resolvers'
import { get, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { fieldErrorOf, type FieldError } from '#kit/field-errors.ts'

type Fields = Parameters<Resolver>[2]['fields']

/** Replaces `zodResolver`, which has no limits and one language. */
export function schemaResolver<V extends FieldValues, B>(
  schema: z.ZodType<B, V>,
  messageOf: (name: string, error: FieldError) => string,
): Resolver<V, unknown, B> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of parsed.error.issues) {
      const path = issue.path.join('.')
      const name = inputAt(path, options.fields) ?? (path || 'root')
      const error = fieldErrorOf(issue, get(values, path))
      errors[name] ??= { type: error.code, message: messageOf(name, error) }
    }
    return { values: {}, errors: toNestErrors(errors, options) as FieldErrors<V> }
  }
}

/** A phone number is one field with two inputs. */
function inputAt(path: string, fields: Fields): string | undefined {
  const keys = path.split('.')
  const names = keys.map((_, at) => keys.slice(0, at + 1).join('.'))
  return names.find((name) => (get(fields, name) as Fields[string] | undefined)?.name === name)
}
