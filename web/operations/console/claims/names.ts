// Names of claim states, causes, sides and reasons.
import { useLingui } from '@lingui/react/macro'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconHourglassHigh,
  type IconName,
} from '#web/ui/icons.ts'
import type { OwnershipCase, OwnershipRow } from '#contract/trust/ownership-claims/ownership-claims.ts'
import type { OwnershipState, ProofReason } from '#contract/trust/ownership-claims/proofs.ts'
import type { StateLook } from '../StateMark.tsx'

export const stateMarks: Record<OwnershipState, [look: StateLook, icon: IconName]> = {
  started: ['plain', IconCircleDashed],
  review: ['run', IconHourglassHigh],
  waiting: ['run', IconClock],
  contested: ['warn', IconAlertTriangle],
  claimed: ['ok', IconCircleCheck],
  refused: ['bad', IconCircleX],
  withdrawn: ['plain', IconCircleDashed],
  released: ['plain', IconCircleDashed],
  lapsed: ['plain', IconCircleDashed],
}

export function useStateNames(): Record<OwnershipState, string> {
  const { t } = useLingui()
  return {
    started: t`Nothing proven`,
    review: t`Waiting for a verifier`,
    waiting: t`Time to object`,
    contested: t`Contested`,
    claimed: t`Claimed`,
    refused: t({ message: 'Refused', comment: 'a claim' }),
    withdrawn: t({ message: 'Withdrawn', comment: 'a claim' }),
    released: t({ message: 'Given back', comment: 'a claimed page' }),
    lapsed: t({ message: 'Never proven', comment: 'a claim that ended' }),
  }
}

export function useCauses(): Record<OwnershipRow['why'], string> {
  const { t } = useLingui()
  return {
    document: t`Document to read`,
    domain: t`Domain in doubt`,
    contest: t`Two sides`,
    objection: t`Objection`,
    appeal: t`Second look`,
    letter: t`Letter to post`,
    none: '',
  }
}

export function useSideNames(): Record<OwnershipCase['sides'][number]['kind'], string> {
  const { t } = useLingui()
  return {
    claimant: t`Claims it`,
    holder: t`Holds it`,
    objector: t`Objects`,
  }
}

export function useProofStates(): Record<OwnershipCase['sides'][number]['proofs'][number]['state'], string> {
  const { t } = useLingui()
  return {
    sent: t`code on its way`,
    checking: t`looked for`,
    judged: t`to be read`,
    accepted: t`accepted`,
    noted: t`proven, counts for nothing`,
    refused: t`not accepted`,
    ended: t({ message: 'ended', comment: 'a proof' }),
  }
}

export function useReasonNames(): Record<ProofReason, string> {
  const { t } = useLingui()
  return {
    oldDomain: t`Domain older than the source`,
    youngDomain: t`Domain younger than the source: it may have changed hands`,
    unknownAge: t`Age of the domain unknown`,
    unknownHolder: t`Age of the domain unknown, source older than a month: it may have changed hands`,
    named: t`The website names the company`,
    unnamed: t`The website does not name the company`,
    unreachable: t`Website or registry could not be read`,
    noWebsite: t`No website in the listing`,
    sharedDomain: t`Free mail or shared domain`,
    noPhone: t`No phone in the listing`,
    noAddress: t`No address in the listing`,
    switchedOff: t`Switched off`,
    formerMember: t`Was removed by the company`,
    corrected: t`From a correction by a reader`,
    judged: t`A verifier reads it`,
    byPost: t`By post`,
  }
}

export function useObstacles(): Record<NonNullable<OwnershipCase['can']['whyNot']>, string> {
  const { t } = useLingui()
  return {
    own: t`You belong to this company or are a side: somebody else must judge it.`,
    tooEarly: t`The holder may still answer.`,
    needsDocument: t`Only a document decides against a proof of the domain.`,
    judgedBefore: t`You have judged it before: somebody else takes the second look.`,
    ended: t`The claim has ended.`,
  }
}
