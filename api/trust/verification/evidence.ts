// Evidence of ownership claims.
import { type Kysely, sql, type Transaction } from 'kysely'
import { controlKinds, type EvidenceKind } from '#contract/identity/businesses/verification-kinds.ts'
import { add } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { end, note, verify } from './claims.ts'
import * as queries from './queries.ts'

type Tx = Transaction<DB>
export type EvidenceRow = Omit<queries.ClaimRow, 'kind'> & { kind: EvidenceKind }
type New = {
  businessID: string
  ownershipClaimID: string
  by: string
  kind: EvidenceKind
  subject: string
  state: 'checking' | 'waiting'
  detail?: Record<string, string>
  note?: string
  files?: readonly unknown[]
  token?: string
  codeHash?: Buffer
  dueAt: Date
  nextCheckAt?: Date
}

export async function addEvidence(tx: Tx, { businessID, ownershipClaimID, by, ...given }: New): Promise<string> {
  const { detail = {}, files = [], ...rest } = given
  const id = await queries.addClaim(tx, {
    ...rest,
    businessId: businessID,
    ownershipClaimId: ownershipClaimID,
    detail: JSON.stringify(detail),
    files: JSON.stringify(files),
    createdBy: by,
  })
  await queries.addEntry(tx, { claimId: id, happened: 'submitted', authorId: by })
  return id
}

export async function evidenceOf(db: Kysely<DB>, ownershipClaimIDs: readonly string[]): Promise<EvidenceRow[]> {
  if (ownershipClaimIDs.length === 0) return []
  const rows = await db
    .selectFrom('verificationClaims')
    .selectAll()
    .select(sql<Date>`uuid_time(id)`.as('createdAt'))
    .where('ownershipClaimId', 'in', ownershipClaimIDs)
    .orderBy('id', 'desc')
    .execute()
  return rows as unknown as EvidenceRow[]
}

export async function changeEvidence(
  tx: Tx,
  id: string,
  values: Partial<
    Pick<EvidenceRow, 'state' | 'codeHash' | 'attempts' | 'problem' | 'nextCheckAt' | 'dueAt' | 'token'>
  > & {
    detail?: Record<string, string>
  },
): Promise<void> {
  const { detail, ...rest } = values
  await queries.changeClaim(tx, id, { ...rest, ...(detail && { detail: JSON.stringify(detail) }) })
}

export async function acceptEvidence(tx: Tx, row: EvidenceRow, by?: string, content?: string): Promise<void> {
  if (row.state === 'verified') return
  const isControl = (controlKinds as readonly string[]).includes(row.kind)
  await (isControl ? note : verify)(tx, row as queries.ClaimRow, { by, content })
}

export async function lookForProof(tx: Tx, claimID: string): Promise<void> {
  await add(tx, 'verification.checkDomain', { claimID })
}

export async function refuseEvidence(tx: Tx, row: EvidenceRow, by: string, reason: string): Promise<void> {
  const values = { state: 'refused' as const, decidedAt: new Date(), decidedBy: by, reason, nextCheckAt: null }
  await queries.changeClaim(tx, row.id, values)
  await queries.addEntry(tx, { claimId: row.id, happened: 'refused', authorId: by, content: reason })
}

export async function endEvidence(tx: Tx, row: EvidenceRow, by?: string): Promise<void> {
  await end(tx, row as queries.ClaimRow, 'withdrawn', by)
}

export type Sharing = { kind: EvidenceKind; subject: string; businessID: string; companyName: string; state: string }

export async function companiesWith(
  db: Kysely<DB>,
  kind: EvidenceKind,
  subject: string,
  except: string,
  country?: string,
): Promise<Sharing[]> {
  const { rows } = await sql<Sharing>`
    select distinct on (c.business_id) c.kind, c.subject, c.business_id as "businessID", b.company_name as "companyName", c.state
    from verification_claims c join business_names b on b.id = c.business_id
    where c.kind = ${kind} and c.subject = ${subject} and c.business_id <> ${except}
      and c.state in ('checking', 'waiting', 'asked', 'seconding', 'verified') and (c.ownership_claim_id is null or c.state = 'verified')
      and (${country ?? null}::text is null or c.detail ->> 'country' = ${country ?? null})
    order by c.business_id, c.state = 'verified' desc, c.id`.execute(db)
  return rows
}

export async function sharedNumbersOf(db: Kysely<DB>, businessID: string): Promise<Sharing[]> {
  const { rows } = await sql<Sharing>`
    select distinct other.kind, other.subject, other.business_id as "businessID", b.company_name as "companyName", other.state
    from verification_claims own join verification_claims other
        on other.kind = own.kind and other.subject = own.subject and other.business_id <> own.business_id
      join business_names b on b.id = other.business_id
    where own.business_id = ${businessID} and own.kind in ('register', 'vat', 'lei', 'duns') and own.ownership_claim_id is null
      and other.ownership_claim_id is null and own.detail ->> 'country' is not distinct from other.detail ->> 'country'
      and own.state in ('checking', 'waiting', 'asked', 'seconding', 'verified')
      and other.state in ('checking', 'waiting', 'asked', 'seconding', 'verified')`.execute(db)
  return rows
}
