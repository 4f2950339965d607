// Changes of claims.
import type { Transaction } from 'kysely'
import { identityKinds, validUntil } from '#contract/identity/businesses/verification-kinds.ts'
import { setVerified } from '#api/identity/businesses/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import * as queries from './queries.ts'
import type { ClaimRow } from './queries.ts'

type Tx = Transaction<DB>
const controlYears = 2
type Decision = { by?: string | undefined; content?: string | undefined; until?: Date | undefined }

export async function verify(tx: Tx, row: ClaimRow, { by, content, until }: Decision): Promise<void> {
  const now = new Date()
  const usual = validUntil(row.kind, now, row.detail['expireDate'])
  await queries.changeClaim(tx, row.id, {
    state: 'verified',
    decidedAt: now,
    decidedBy: by ?? null,
    validUntil: until ?? usual,
    reason: '',
    problem: '',
    remindedDays: null,
  })
  await queries.addEntry(tx, { claimId: row.id, happened: 'verified', authorId: by, content })
  await refresh(tx, row.businessId)
  await emitEvent(tx, 'verifications.decided', { id: row.id, businessID: row.businessId, outcome: 'verified' })
}

export async function refuse(tx: Tx, row: ClaimRow, by: string, reason: string): Promise<void> {
  await queries.changeClaim(tx, row.id, { state: 'refused', decidedAt: new Date(), decidedBy: by, reason })
  await queries.addEntry(tx, { claimId: row.id, happened: 'refused', authorId: by, content: reason })
  await emitEvent(tx, 'verifications.decided', { id: row.id, businessID: row.businessId, outcome: 'refused' })
}

export async function end(tx: Tx, row: ClaimRow, state: 'expired' | 'withdrawn', by?: string): Promise<void> {
  await queries.changeClaim(tx, row.id, { state, nextCheckAt: null, verifierId: null })
  await queries.addEntry(tx, { claimId: row.id, happened: state, authorId: by })
  if (row.state === 'verified') await refresh(tx, row.businessId)
}

export async function note(tx: Tx, row: ClaimRow, { by, content }: Omit<Decision, 'until'>): Promise<void> {
  const now = new Date()
  const until = new Date(now.getTime() + controlYears * 366 * 24 * 3600_000)
  await queries.changeClaim(tx, row.id, { state: 'verified', decidedAt: now, decidedBy: by ?? null, validUntil: until })
  await queries.addEntry(tx, { claimId: row.id, happened: 'verified', authorId: by, content })
}

/** Since the first valid identity claim; independent of membership. */
async function refresh(tx: Tx, businessID: string): Promise<void> {
  const holding = await queries.findHolding(tx, businessID)
  const times = holding.filter(({ kind }) => identityKinds.includes(kind)).map(({ decidedAt }) => decidedAt!.getTime())
  await setVerified(tx, businessID, times.length > 0 ? new Date(Math.min(...times)) : null)
}
