// Grades, standings and figures of reviews. No zod.
import { reviewFirmsLeast, reviewHalfLifeMonths, reviewPriorWeight } from '#contract/foundation/constants.ts'

export const grades = ['talked', 'quoted', 'awarded', 'delivered'] as const
export type Grade = (typeof grades)[number]
export const standings = ['counts', 'talked', 'checked', 'related', 'older'] as const
export type Standing = (typeof standings)[number]
export const questions = ['kept', 'quality', 'communication', 'onTime'] as const
export type QuestionKey = (typeof questions)[number]
export const doubts = ['alike', 'domain', 'burst', 'circle', 'firstThread', 'device'] as const
export type Doubt = (typeof doubts)[number]
export const holdReasons = ['contact', 'person', 'insult'] as const
export type HoldReason = (typeof holdReasons)[number]

export type Scores = Record<QuestionKey, number | null>
/** `days`: age. */
export type CountedReview = Scores & { firm: string; again: boolean | null; days: number }
export type Prior = Scores & { overall: number | null }
export type ReviewFigures = {
  overall: number
  scores: Scores
  firms: number
  reviews: number
  again: { yes: number; of: number }
}

const halfLifeDays = (reviewHalfLifeMonths * 365.25) / 12

export function meanOf(scores: Scores): number | null {
  const given = questions.flatMap((question) => scores[question] ?? [])
  return given.length === 0 ? null : given.reduce((sum, one) => sum + one, 0) / given.length
}

/** Posterior mean; null without a value. */
function posterior(values: readonly { value: number; weight: number }[], prior: number | null): number | null {
  if (values.length === 0) return null
  const weights = values.reduce((sum, { weight }) => sum + weight, 0)
  const total = values.reduce((sum, { value, weight }) => sum + value * weight, 0)
  const start = prior ?? total / weights
  return (total + start * reviewPriorWeight) / (weights + reviewPriorWeight)
}

/** Null below the least number of firms. */
export function figuresOf(reviews: readonly CountedReview[], prior: Prior): ReviewFigures | null {
  const firms = new Set(reviews.map(({ firm }) => firm)).size
  if (firms < reviewFirmsLeast) return null
  const weighted = (of: (review: CountedReview) => number | null) =>
    reviews.flatMap((review) => {
      const value = of(review)
      return value === null ? [] : [{ value, weight: 0.5 ** (review.days / halfLifeDays) }]
    })
  const overall = posterior(weighted(meanOf), prior.overall)
  if (overall === null) return null
  const scores = Object.fromEntries(
    questions.map((question) => [
      question,
      posterior(
        weighted((one) => one[question]),
        prior[question],
      ),
    ]),
  ) as Scores
  const again = reviews.filter((one) => one.again !== null)
  return {
    overall,
    scores,
    firms,
    reviews: reviews.length,
    again: { yes: again.filter((one) => one.again).length, of: again.length },
  }
}
