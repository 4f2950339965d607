// Mentions and @ suggestions.
import * as z from 'zod'
import { Author, speaks, SpeaksAs } from '#contract/identity/actors.ts'
import { mentionsMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { text, Uuid } from '#contract/foundation/shapes.ts'

/** `userID` marks a person, `businessID` and `key` a business. */
export const Mention = z.object({
  at: z.int().describe('where its @ stands in `content`, in UTF-16 code units'),
  length: z.int().describe('of the name with its @'),
  userID: z.string().optional(),
  businessID: z.string().optional(),
  key: z.string().optional(),
})
export type Mention = z.output<typeof Mention>

const Named = z
  .object({
    name: text(200).describe('as it stands behind an @'),
    userID: Uuid.optional(),
    businessID: Uuid.optional(),
  })
  .refine(({ userID, businessID }) => (userID === undefined) !== (businessID === undefined), {
    message: 'names either a person or a business',
  })
/** Text order. Unmatched names stay plain text. */
export const MentionsGiven = z.array(Named).max(mentionsMost, `at most ${mentionsMost}`).optional()
export type MentionInput = z.output<typeof Named>

export const mentions = capability({
  suggest: {
    method: 'GET',
    path: '/social/mention',
    summary: 'Whom a text could mention: who is followed or connected first, then others by name.',
    signedIn: true,
    needs: speaks,
    query: SpeaksAs.extend({ q: text(60).default('').describe('what is typed behind the @') }),
    answer: z.array(Author),
  },
})
