// Jobs of ownership claims.
import type { Call } from '#kit/calls/provider.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { isInactive } from '#api/identity/people/lookup.ts'
import { evidenceOf } from '#api/trust/verification/lookup.ts'
import { lookAtDomain } from './domain-check.ts'
import { listingOf, snapshotOf } from './listing.ts'
import { type Acting, audit, end, grant, isOpen, type MergeListing, resume } from './progress.ts'
import { mustBeUnchanged, settle } from './proving.ts'
import * as queries from './queries.ts'
import { standingOf } from './standing.ts'

const atOnce = 200

export function jobsWith(mergeListing: MergeListing) {
  return (jobs: Jobs<DB>, dependencies: WorkerDependencies): void => {
    const { db, pool, pages, calls, operator } = dependencies
    const by = (name: string): Acting => ({ pool, pages, by: name, mergeListing })

    jobs.schedule('ownershipClaims.end', '*/5 * * * *', async (_nothing, complete) => {
      const due = await db.transaction().execute((tx) => queries.findDue(tx, atOnce))
      const failures: unknown[] = []
      for (const { id, businessId } of due)
        await db
          .transaction()
          .execute((tx) => endTerm(by('Term'), tx, id, businessId))
          .catch((error: unknown) => failures.push(error))
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} claims failed`)
      await complete(async () => {})
    })

    jobs.work<{ claimID: string; proofID: string }>(
      'ownershipClaims.domainProven',
      async ({ claimID, proofID }, complete) => {
        const found = await queries.findClaim(db, claimID)
        if (!found) return
        const listing = await listingOf(db, found.businessId)
        const check = await lookAtDomain(dependencies, listing)
        await complete(async (tx) => {
          await lockActor(tx, `ownership ${found.businessId}`)
          const claims = await queries.lockClaims(tx, found.businessId)
          const own = claims.find(({ id }) => id === claimID)
          const proof = (await evidenceOf(tx, [claimID])).find(({ id }) => id === proofID)
          if (!own || !isOpen(own) || proof?.state !== 'checking' || (await isInactive(tx, own.claimantId))) return
          mustBeUnchanged('dns', own.listing, snapshotOf(listing))
          const facts = { listing: own.listing, check, provenance: listing, former: own.former, calls: true }
          const given = { tx, own, claims, standing: (method: 'dns') => standingOf(method, facts) }
          await settle(by('Domain'), given as never, proof, operator.verificationHours)
        })
      },
    )

    jobs.work<Call>('ownershipClaims.call', async (call) => {
      await calls?.call(call)
    })
  }
}

type Tx = Parameters<typeof queries.findDue>[0]

async function endTerm(by: Acting, tx: Tx, id: string, businessID: string): Promise<void> {
  await lockActor(tx, `ownership ${businessID}`)
  const claims = await queries.lockClaims(tx, businessID)
  const claim = claims.find((one) => one.id === id)
  if (claim?.state === 'contested') return resume(by, tx, claims)
  if (!claim?.until || claim.until > new Date()) return
  const [listing] = await queries.findListings(tx, [businessID])
  const isThere = listing?.status === 'active'
  if (claim.state === 'waiting' && isThere) await grant(by, tx, claim)
  if (claim.state !== 'started' && isThere) return
  await end(by, tx, claim, 'lapsed')
  await audit(tx, by.by, 'lapse', claim)
}
