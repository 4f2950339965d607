// Proofs of a claim as lines of its log, oldest first.
import { useLingui } from '@lingui/react/macro'
import type { ClaimPage, OwnershipProof } from '#contract/trust/ownership-claims/ownership-claims.ts'
import type { ProofMethod, ProofReason } from '#contract/trust/ownership-claims/proofs.ts'
import { useSite } from '#web/foundation/page.ts'
import { useMethodNames } from '../../names.ts'
import type { LogLine, LogLook } from './EvidenceLog.tsx'
import { useReasons } from '../reasons.ts'

const speakingFor: readonly ProofReason[] = ['oldDomain', 'named']
const looks: Record<OwnershipProof['state'], LogLook> = {
  sent: 'run',
  checking: 'run',
  judged: 'run',
  accepted: 'ok',
  noted: 'ok',
  refused: 'bad',
  ended: 'open',
}

export function useProofLines(page: ClaimPage): LogLine[] {
  const { formats } = useSite()
  const textOf = useProofTexts()
  const reasonsOf = useReasons(page)
  return (page.claim?.proofs ?? []).toSorted(byTime).flatMap((proof) => {
    const { state, reasons, at } = proof
    const aside = formats.moment(at)
    const proven = state === 'accepted' || state === 'noted'
    const told = proven ? reasons.filter((reason) => reason !== 'judged' && reason !== 'byPost') : []
    const [good, bad] = [told.filter(isFor), told.filter((reason) => !isFor(reason))]
    return [
      { look: looks[state], text: textOf(proof), aside },
      ...(good.length > 0 ? [{ look: 'ok' as const, text: reasonsOf(good), aside }] : []),
      ...(bad.length > 0 ? [{ look: 'bad' as const, text: reasonsOf(bad), aside }] : []),
    ]
  })
}

const byTime = (one: OwnershipProof, other: OwnershipProof) => (one.at < other.at ? -1 : 1)
const isFor = (reason: ProofReason) => speakingFor.includes(reason)

function useProofTexts(): (proof: OwnershipProof) => string {
  const { t } = useLingui()
  const names = useMethodNames()
  return ({ method, state, target }) => {
    const name = names[method]
    if (state === 'accepted' || state === 'noted') return accepted(method, target)
    if (state === 'judged') return t`${name}: a verifier looks at it`
    if (state === 'refused') return t`${name}: not accepted`
    if (state === 'ended') return t`${name}: ended`
    return t`${name}: under way`
  }
  function accepted(method: ProofMethod, target: string): string {
    switch (method) {
      case 'mailbox':
        return t`Code from ${target} entered`
      case 'phone':
        return t`Code by phone entered`
      case 'letter':
        return t`Code of the letter entered`
      case 'dns':
        return t`Record found at ${target}`
      case 'file':
        return t`File found at ${target}`
      case 'document':
        return t`Document accepted`
    }
  }
}
