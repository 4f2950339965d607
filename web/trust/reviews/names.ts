// Names of evidence, questions and standings.
import { useLingui } from '@lingui/react/macro'
import type { Grade, QuestionKey, Standing } from '#contract/trust/reviews/standing.ts'

export function useGradeNames(): Record<Grade, string> {
  const { t } = useLingui()
  return {
    talked: t({ message: 'Talked', comment: 'evidence of a review: the two exchanged messages' }),
    quoted: t({ message: 'Quoted', comment: 'evidence of a review: a quotation came' }),
    awarded: t({ message: 'Awarded here', comment: 'evidence of a review: the request was awarded' }),
    delivered: t({ message: 'Delivery shown', comment: 'evidence of a review: a delivery note was seen' }),
  }
}

export function useQuestionNames(): Record<QuestionKey, string> {
  const { t } = useLingui()
  return {
    kept: t`Kept what was said`,
    quality: t`Quality as described`,
    communication: t`Communication`,
    onTime: t({ message: 'On time', comment: 'question of a review' }),
  }
}

/** Empty: it counts. */
export function useStandingNotes(): Record<Standing, string> {
  const { t } = useLingui()
  return {
    counts: '',
    talked: t`Counts nothing in the figures: the two only talked.`,
    checked: t`Counts nothing in the figures while we check it.`,
    related: t`Counts nothing in the figures: somebody belongs to both companies.`,
    older: t`Counts nothing in the figures: a newer one of the same two does.`,
  }
}
