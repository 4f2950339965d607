// Rows of reviews → contract.
import { reviewEvidenceDays, reviewReplyDays } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { OwnReview, Review } from '#contract/trust/reviews/reviews.ts'
import type { Grade, Scores, Standing } from '#contract/trust/reviews/standing.ts'
import { namedFor } from '#api/foundation/industries/lookup.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import type { ReviewRow } from './queries.ts'
import type { ShownRow } from './list-queries.ts'

export const day = 24 * 3600_000 // ms

export const sideName = (side: string) => (side === 'S' ? 'buyer' : 'supplier')
type ScoreColumns = Pick<ShownRow, 'kept' | 'quality' | 'communication' | 'onTime'>
export const scoresOf = ({ kept, quality, communication, onTime }: ScoreColumns): Scores => ({
  kept,
  quality,
  communication,
  onTime,
})

type AmendmentColumns = { amendedAt: Date | null; amendReason: string }
const amendmentOf = ({ amendedAt, amendReason }: AmendmentColumns) =>
  amendedAt ? { at: amendedAt.toISOString(), reason: amendReason } : null

type ReviewContext = { locale: Locale; by: Review['by'] | undefined }

export function reviewOf(row: ShownRow, { locale, by = null }: ReviewContext): Review {
  return {
    reviewID: row.id,
    by: row.named ? by : null,
    country: row.countryCode ? countryFor(row.countryCode, locale) : null,
    industry: namedFor(row.industryId, locale),
    side: sideName(row.side),
    product: row.product,
    handedAt: row.handedAt.toISOString(),
    grade: row.grade as Grade,
    standing: row.standing as Standing,
    scores: scoresOf(row),
    again: row.again,
    content: row.content,
    amended: amendmentOf(row),
    reply: row.reply !== null && row.repliedAt ? { content: row.reply, at: row.repliedAt.toISOString() } : null,
  }
}

export function ownOf(row: ReviewRow): OwnReview {
  const { kept, quality, communication, onTime, again, content, named } = row
  return {
    kept,
    quality,
    communication,
    onTime,
    again,
    content,
    named,
    reviewID: row.id,
    state: row.state,
    heldFor: row.state === 'held' ? row.heldFor : [],
    handedAt: row.handedAt?.toISOString() ?? null,
    hidden: row.hiddenAt !== null,
    checked: row.doubts.length > 0 && row.counted !== true,
    note: row.noteState,
    asked: row.askedAt
      ? {
          until: new Date(row.askedAt.getTime() + reviewEvidenceDays * day).toISOString(),
          answered: row.answeredAt !== null,
        }
      : null,
    amended: amendmentOf(row),
  }
}

export function replyUntil({ repliedAt }: { repliedAt: Date | null }): Date | null {
  return repliedAt && new Date(repliedAt.getTime() + reviewReplyDays * day)
}
