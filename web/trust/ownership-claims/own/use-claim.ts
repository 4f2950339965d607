// Claim, replaced by the answer of each call.
import { useParams, useSearchParams } from 'react-router'
import type { ClaimPage } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { useApi, type Api } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'

type ClaimCalls = Api['ownershipClaims']
export type ClaimWork = (
  call: (claims: ClaimCalls, given: { params: { id: string } }) => Promise<ClaimPage>,
) => Promise<ClaimPage>

export const stepNames = ['who', 'proof', 'next'] as const
export type StepName = (typeof stepNames)[number]

export type ClaimView = {
  page: ClaimPage
  step: StepName
  go: (step?: StepName, method?: string) => void
  work: ClaimWork
  reread: () => Promise<void>
}

/** A finished proof leads to the last step. */
export function useClaim(read: ClaimPage): ClaimView {
  const { ownershipClaims: claims } = useApi()
  const id = idOf(useParams()['slug'])!
  const [page, setPage] = useResettableState(read, read)
  const [query, setQuery] = useSearchParams()
  const given = { params: { id } }
  const asked = query.get('step')
  return {
    page,
    step: stepOf(page, asked),
    go(step, method) {
      setQuery({ ...(step && { step }), ...(method && { method }) }, { preventScrollReset: true })
    },
    async work(call) {
      const next = await call(claims, given)
      setPage(next)
      if (asked && !isUnderWay(next)) setQuery({}, { preventScrollReset: true })
      return next
    },
    reread: async () => setPage(await claims.read(given)),
  }
}

function isUnderWay({ claim }: ClaimPage): boolean {
  const latest = claim?.proofs.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
  return claim?.state === 'started' || latest?.state === 'sent' || latest?.state === 'checking'
}

function stepOf({ claim }: ClaimPage, asked: string | null): StepName {
  if (!claim || asked === 'who') return 'who'
  if (claim.state === 'started' || (asked === 'proof' && claim.can.prove)) return 'proof'
  return 'next'
}
