// Shared wire shapes.
import * as z from 'zod'
import { cleaned } from './cleaned.ts'
import { fileAddressMost } from './constants.ts'

export function text(most: number) {
  return z.string().max(most).transform(cleaned)
}

export const Uuid = z.guid().transform((value) => value.toLowerCase())
export const Id = z.object({ id: Uuid })
/** Comma-separated distinct ids. */
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

export const DeclaredLanguage = z
  .string()
  .regex(/^[A-Za-z]{2,3}$/, 'must be the code of a language')
  .toLowerCase()
  .optional()
  .describe('ISO 639 code of the language of the text; detected without')
export const TextLanguage = z.string().nullable().describe('ISO 639 code of the language of the text; null: not known')

/** `YYYY-MM-DD`. */
export const Day = z.iso.date()
/** ISO 8601 in UTC. */
export const Instant = z.string()

export const Photo = z.object({
  url: z.string(),
  versions: z.array(z.object({ url: z.string(), width: z.int() })),
  alt: z.string().optional(),
})
export type Photo = z.output<typeof Photo>

/** PDF or MP4. */
export const Document = z.object({ url: z.string(), name: z.string(), contentType: z.string(), bytes: z.int() })
export type Document = z.output<typeof Document>

/**
 * Upload token (`"…"` or `{token}`) or existing file (`{url}`, accepts answers as read). An empty string is none:
 * `{url: ''}`.
 */
export const FileReference = z
  .union([
    z.string().max(200),
    z.object({ token: z.string().min(1).max(200) }),
    z.object({ url: z.string().max(fileAddressMost) }),
  ])
  .transform((given): { token: string } | { url: string } => {
    if (typeof given !== 'string') return given
    return given === '' || /^(https?:|\/)/.test(given) ? { url: given } : { token: given }
  })
export type FileReference = z.output<typeof FileReference>

export const Named = z.object({ id: z.string(), name: z.string() })
export const Coded = z.object({ code: z.string(), name: z.string() })
export const Country = z.object({ code: z.string(), countryName: z.string(), emoji: z.string() })
export const State = z.object({ stateID: z.string(), stateName: z.string() })
export const Range = z.object({ min: z.number().nullable(), max: z.number().nullable() })
export const Spec = z.object({
  key: z.string(),
  value: z.string(),
  name: z.string().optional().describe('the key in the language that was asked for, where it is known in another one'),
})
export const Reactions = z.object({ reactionCount: z.object({ like: z.int() }) })
export const Subscription = z.enum(['standard', 'gold', 'premium', 'platinum'])

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), total: z.int() })
}

/** `skip`, `size`, alias `limit`: large values are clamped, invalid ones refused. */
export function paging(most: number) {
  const size = z.coerce
    .number()
    .int()
    .min(1)
    .transform((value) => Math.min(value, most))
    .optional()
  return { skip: z.coerce.number().int().min(0).default(0), size, limit: size }
}
