// Limits of ownership claims.
import * as most from '#contract/foundation/constants.ts'
import type { Refusal } from '#kit/refusal.ts'
import { addBusiness, type TestApi, type TestPerson } from '#api/testing.ts'
import { listed, start } from './testing.ts'

type Call = (turn: number) => Promise<unknown>

async function mailboxClaim(bench: TestApi) {
  const ann = await bench.person('Ann Example')
  const listing = await listed(bench)
  await start(ann, listing)
  return { ann, listing, params: listing.params }
}
type Tries = { params: { id: string }; method: 'mailbox' | 'letter'; tried: number }
async function tryCodes(bench: TestApi, ann: TestPerson, { params, method, tried }: Tries): Promise<Call> {
  await bench.pool.query('update verification_claims set attempts = $2 where business_id = $1', [params.id, tried])
  return () =>
    ann.api.ownershipClaims.enterCode({ params, body: { method, code: 'wrong' } }).catch((error: Refusal) => {
      if (error.name !== 'ValidationError') throw error
    })
}

export const claimLimits: Record<string, (bench: TestApi) => Promise<Call>> = {
  async ownershipClaimsMost(bench) {
    const ann = await bench.person('Ann Example')
    const row = `insert into ownership_claims (business_id, claimant_id, name, position, role, listing)
      select b, $1, 'Ann', 'Sales', 'employee', '{}'`
    const others = await Promise.all(
      Array.from({ length: most.ownershipClaimsMost - 1 }, (_, n) => addBusiness(bench.db, `Claimed Works ${n}`)),
    )
    await bench.pool.query(`${row} from unnest($2::uuid[]) as b`, [ann.userID, others])
    const ids = await Promise.all(Array.from({ length: 10 }, (_, n) => addBusiness(bench.db, `Listed Works ${n}`)))
    const body = { name: 'Ann Example', position: 'Sales', role: 'employee' } as const
    return (turn) => ann.api.ownershipClaims.start({ params: { id: ids[turn]! }, body })
  },
  async ownershipCodesPerDay(bench) {
    const { ann, params, listing } = await mailboxClaim(bench)
    for (let sent = 1; sent < most.ownershipCodesPerDay; sent++)
      await ann.api.ownershipClaims.sendCode({ params, body: { email: `ann@${listing.domain}` } })
    return () => ann.api.ownershipClaims.sendCode({ params, body: { email: `ann@${listing.domain}` } })
  },
  async ownershipTriesMost(bench) {
    const { ann, params, listing } = await mailboxClaim(bench)
    await ann.api.ownershipClaims.sendCode({ params, body: { email: `ann@${listing.domain}` } })
    return tryCodes(bench, ann, { params, method: 'mailbox', tried: most.ownershipTriesMost - 1 })
  },
  async letterTriesMost(bench) {
    const { ann, params } = await mailboxClaim(bench)
    const { claim } = await ann.api.ownershipClaims.orderLetter({ params })
    const vera = await bench.person('Vera Verifier', { roles: ['verifier'] })
    await vera.api.ownershipClaims.letter({ params: { claimID: claim!.claimID } })
    return tryCodes(bench, ann, { params, method: 'letter', tried: most.letterTriesMost - 1 })
  },
}
