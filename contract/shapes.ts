// Shapes that several capabilities put on the wire, spelt as the specification spells them.
import { z } from 'zod'

/** Control characters, tab and line breaks aside. */
const control = /(?![\t\n\r])\p{Cc}/gu

/** Free text: trimmed, without control characters (tab and line breaks aside) or unpaired surrogates. */
export function text(most: number) {
  return z
    .string()
    .max(most)
    .transform((value) => value.toWellFormed().replace(control, '').trim())
}

export const Uuid = z.guid().transform((value) => value.toLowerCase())
export const Id = z.object({ id: Uuid })
export const CountryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'must be a two-letter country code')
  .toUpperCase()

/** Calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date()
/** Instant, ISO 8601 in UTC. */
export const Instant = z.string()

export const Photo = z.object({
  url: z.string(),
  versions: z.array(z.object({ url: z.string(), width: z.int() })),
  alt: z.string().optional(),
})
export type Photo = z.output<typeof Photo>

export const Named = z.object({ id: z.string(), name: z.string() })
export const Coded = z.object({ code: z.string(), name: z.string() })
export const Country = z.object({ code: z.string(), countryName: z.string(), emoji: z.string() })
export const State = z.object({ stateID: z.string(), stateName: z.string() })
/** A closed range; either end may be unknown. */
export const Range = z.object({ min: z.number().nullable(), max: z.number().nullable() })
export const Spec = z.object({ key: z.string(), value: z.string() })
export const Reactions = z.object({ reactionCount: z.object({ like: z.int() }) })
export const Subscription = z.enum(['standard', 'gold', 'premium', 'platinum'])

/** A list read at `data.data`, with the exact number of all. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), total: z.int() })
}

/** `skip`, `size` and its alias `limit`: too large is clamped, nonsense is refused (D§search). */
export function paging(most: number) {
  const size = z.coerce
    .number()
    .int()
    .min(1)
    .transform((value) => Math.min(value, most))
    .optional()
  return { skip: z.coerce.number().int().min(0).default(0), size, limit: size }
}
