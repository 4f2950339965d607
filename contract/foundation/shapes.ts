// Shapes on the wire that several capabilities share, spelled as the specification has them.
import * as z from 'zod'
import { cleaned } from './cleaned.ts'

/** Free text, cleaned. */
export function text(most: number) {
  return z.string().max(most).transform(cleaned)
}

export const Uuid = z.guid().transform((value) => value.toLowerCase())
export const Id = z.object({ id: Uuid })
/** A comma-separated list of distinct ids, for queries. */
export function idList(most: number) {
  return z
    .string()
    .transform((ids) => [...new Set(ids.toLowerCase().split(',').filter(Boolean))])
    .pipe(z.array(Uuid).min(1).max(most))
    .describe(`up to ${most} ids, comma between`)
}
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

/** A PDF or an MP4. */
export const Document = z.object({ url: z.string(), name: z.string(), contentType: z.string(), bytes: z.int() })
export type Document = z.output<typeof Document>

/**
 * A file in what is sent: the token of an upload (`"…"` or `{token}`), or one that is there already (`{url}`, so that an answer may
 * be sent back as it came). An empty string is none: `{url: ''}`.
 */
export const FileReference = z
  .union([z.string().max(200), z.object({ token: z.string().min(1).max(200) }), z.object({ url: z.string().max(500) })])
  .transform((given): { token: string } | { url: string } => {
    if (typeof given !== 'string') return given
    return given === '' || /^(https?:|\/)/.test(given) ? { url: given } : { token: given }
  })
export type FileReference = z.output<typeof FileReference>

export const Named = z.object({ id: z.string(), name: z.string() })
export const Coded = z.object({ code: z.string(), name: z.string() })
export const Country = z.object({ code: z.string(), countryName: z.string(), emoji: z.string() })
export const State = z.object({ stateID: z.string(), stateName: z.string() })
/** A closed range; either end may be unknown. */
export const Range = z.object({ min: z.number().nullable(), max: z.number().nullable() })
export const Spec = z.object({
  key: z.string(),
  value: z.string(),
  name: z.string().optional().describe('the key in the language that was asked for, where it is known in another one'),
})
export const Reactions = z.object({ reactionCount: z.object({ like: z.int() }) })
export const Subscription = z.enum(['standard', 'gold', 'premium', 'platinum'])

/** A list read at `data.data`, with the exact number of all. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), total: z.int() })
}

/** `skip`, `size` and its alias `limit`: too large is clamped, nonsense is refused. */
export function paging(most: number) {
  const size = z.coerce
    .number()
    .int()
    .min(1)
    .transform((value) => Math.min(value, most))
    .optional()
  return { skip: z.coerce.number().int().min(0).default(0), size, limit: size }
}
