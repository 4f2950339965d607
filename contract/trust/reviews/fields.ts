// Fields of a review.
import * as z from 'zod'
import { reviewTextMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { text } from '#contract/foundation/shapes.ts'
import { questions } from './standing.ts'

const Score = z.int().min(1).max(5).nullable().default(null).describe('1 not at all, 5 fully, null: can’t say')

export const Answers = z.object({
  kept: Score,
  quality: Score,
  communication: Score,
  onTime: Score,
  again: z.boolean().nullable().default(null).describe('would deal again'),
  content: text(reviewTextMost).default(''),
  named: z.boolean().describe('shown as the firm; false: as a buyer or supplier of its country and industry'),
})
export type Answers = z.output<typeof Answers>

export const NewReview = Answers.refine((given) => questions.some((question) => given[question] !== null), {
  error: 'at least one of the four questions needs an answer',
  path: ['kept'],
})

export const ReviewReply = z.object({ content: required(reviewTextMost) })
