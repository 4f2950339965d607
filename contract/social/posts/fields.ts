// Writable post fields.
import * as z from 'zod'
import { postMost, postTagsMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { text, Uuid } from '#contract/foundation/shapes.ts'

export const PostText = required(postMost)

/** An upload token with alternative text; empty means none. */
export const Picture = z
  .union([z.string().max(200), z.object({ token: z.string().max(200), alt: text(300).optional() })])
  .transform((given) => (typeof given === 'string' ? { token: given } : given))
export type Picture = z.output<typeof Picture>

export const PostTags = z
  .array(Uuid)
  .max(postTagsMost, `at most ${postTagsMost}`)
  .optional()
  .describe('industries it is about; those of the author decide whom it may interest where there are none')
