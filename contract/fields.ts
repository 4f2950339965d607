// How fields are written that several forms share: a reference goes by its code or id or as it was read, an empty text clears.
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

/** A text that must have something in it. */
export function required(most: number) {
  return text(most).pipe(z.string().min(1, 'is missing'))
}

/** A text that may be left out or cleared. */
export function line(most: number) {
  return clearable(text(most))
}

/** The address of an account, or of somebody who may open one. */
export const Email = z.string().trim().toLowerCase().max(emailMost).pipe(z.email('must be an e-mail address'))
