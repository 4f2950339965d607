// Reasons why a proof counts or does not, as sentences.
import { useLingui } from '@lingui/react/macro'
import type { ClaimPage, ProofOption } from '#contract/trust/ownership-claims/ownership-claims.ts'
import type { ProofReason } from '#contract/trust/ownership-claims/proofs.ts'
import { useSite } from '#web/foundation/page.ts'

type Dates = Pick<ClaimPage, 'domainRegisteredAt' | 'sourceAt'>

export function useReasons({ domainRegisteredAt, sourceAt }: Dates): (reasons: readonly ProofReason[]) => string {
  const { t } = useLingui()
  const { formats } = useSite()
  const source = formats.month(sourceAt)
  const registered = domainRegisteredAt && formats.month(domainRegisteredAt)
  const sentences: Record<ProofReason, string> = {
    oldDomain: registered
      ? t`The domain was registered in ${registered}, before our source was written (${source}).`
      : t`The domain was registered before our source was written (${source}).`,
    youngDomain: registered
      ? t`The domain was registered in ${registered}, after our source was written (${source}). It may have changed hands.`
      : t`The domain was registered after our source was written (${source}). It may have changed hands.`,
    unknownAge: t`The age of the domain is unknown, so others have time to object.`,
    unknownHolder: t`The age of the domain is unknown, and our source (${source}) is older than a month: it may have changed hands.`,
    named: t`The website names the company.`,
    unnamed: t`The website does not name the company.`,
    unreachable: t`The website or the registry can’t be read at the moment.`,
    noWebsite: t`The listing names no website.`,
    sharedDomain: t`Free mail and shared domains do not count.`,
    noPhone: t`The listing names no phone number.`,
    noAddress: t`The listing names no full postal address.`,
    switchedOff: t`This way is not offered here at the moment.`,
    formerMember: t`The company has removed you from its people: only a document or a letter decides.`,
    corrected: t`What the listing says here was suggested by a reader, so a verifier looks at it.`,
    judged: t`A verifier reads it.`,
    byPost: t`Only the company itself receives it.`,
  }
  return (reasons) => reasons.map((reason) => sentences[reason]).join(' ')
}

export function useOutlooks(): Record<Exclude<ProofOption['outlook'], 'unavailable'>, string> {
  const { t } = useLingui()
  return {
    counts: t`This proof counts.`,
    noted: t`Alone this proof does not count: a verifier looks at it.`,
  }
}
