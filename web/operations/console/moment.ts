// Form times, in UTC.
import * as z from 'zod'

/** `2026-11-24T12:00` → the instant; an empty field is none. */
export const Moment = z.string().transform((value) => (value === '' ? null : `${value.slice(0, 16)}:00Z`))
