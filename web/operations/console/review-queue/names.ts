// Names of the reasons of the review queue.
import { useLingui } from '@lingui/react/macro'
import type { ReviewQueueRow } from '#contract/trust/reviews/reviews.ts'
import type { Doubt, HoldReason } from '#contract/trust/reviews/standing.ts'

export function useWhyNames(): Record<ReviewQueueRow['why'][number], string> {
  const { t } = useLingui()
  return {
    held: t`Held for its words`,
    doubt: t`Signs of fraud`,
    note: t`Delivery note`,
    answer: t`Evidence after a report`,
  }
}

export function useDoubtNames(): Record<Doubt, string> {
  const { t } = useLingui()
  return {
    alike: t`Same phone or mailbox on both sides`,
    domain: t`Same domain on both sides`,
    burst: t`One of a sudden round`,
    circle: t`Part of a circle of praise`,
    firstThread: t`First thread of the writer`,
    device: t`Same device on both sides`,
  }
}

export function useHoldNames(): Record<HoldReason, string> {
  const { t } = useLingui()
  return { contact: t`Contact data`, person: t`Name of a person`, insult: t`Insult` }
}
