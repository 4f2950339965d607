// Claims of a listing that is removed.
import type { Transaction } from 'kysely'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { lookAtDomain } from './domain-check.ts'
import { snapshotOf } from './listing.ts'
import { tellClaimant } from './mailing.ts'
import { end, isOpen } from './progress.ts'
import * as queries from './queries.ts'
import { standingOf } from './standing.ts'

type Tx = Transaction<DB>
const by = 'Removal'

/** NOTE: call it before the business loses its name. */
export async function endClaimsOf(
  tx: Tx,
  businessID: string,
  { pool, pages }: Pick<Context, 'pool' | 'pages'>,
): Promise<void> {
  await lockActor(tx, `ownership ${businessID}`)
  const acting = { pool, pages, by, mergeListing: async () => false }
  for (const claim of await queries.lockClaims(tx, businessID)) {
    if (!isOpen(claim) && claim.state !== 'claimed') continue
    await tellClaimant(acting, tx, claim, 'removed')
    if (isOpen(claim)) await end(acting, tx, claim, 'lapsed')
    const object = { kind: 'ownershipClaim', id: claim.id, name: '' }
    await recordAct(tx, { by, act: 'ownership.lapse', object, detail: { businessID, claimantID: claim.claimantId } })
  }
  await queries.forgetListing(tx, businessID)
}

/** Bought domains' mailboxes speak for nobody. Not inside transactions: asks the network. */
export async function doesMailboxCount(context: Pick<Context, 'db' | 'proofs'>, businessID: string): Promise<boolean> {
  const [listing] = await queries.findListings(context.db, [businessID])
  if (listing?.status !== 'active') return false
  const check = await lookAtDomain(context, listing)
  const facts = { listing: snapshotOf(listing), check, provenance: listing, former: false, calls: false }
  return standingOf('mailbox', facts).outlook === 'counts'
}
