// Decisions about disputes: by a verifier, or by time for a verified company's word.
import type { Transaction } from 'kysely'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import type { AgreementCase, AgreementCaseRow, agreements as contract } from '#contract/trade/territories/agreements.ts'
import type { AgreementState, DisputeOutcome } from '#contract/trade/territories/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import { businessesOf } from '#api/identity/members/lookup.ts'
import { endedNow } from './acting.ts'
import { addressesOf, closeDisputes } from './closing.ts'
import * as agreements from './queries.ts'
import { bothSides, decidedState } from './disputes.ts'
import * as queries from './dispute-queries.ts'
import { type Mailing, tell, tellBrand } from './emails.ts'

type Tx = Transaction<DB>

const named = (id: string, name: string | null) => (name === null ? null : { id, name })

function rowOf(row: queries.DisputeRow): AgreementCaseRow {
  return {
    disputeID: row.id,
    agreementID: row.agreementId,
    kind: row.kind,
    brand: row.brand,
    by: named(row.businessId, row.by),
    supplier: named(row.supplierId, row.supplier),
    distributor: named(row.distributorId, row.distributor),
    state: row.state as AgreementState,
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    outcome: row.outcome,
  }
}

export function noDispute(): Refusal {
  return new Refusal('NotFound', 'No such dispute')
}

export async function listCases(context: SignedIn, { query }: HandlerInput<typeof contract.queue>) {
  const { direction, limit, offset } = pageOfTable(query)
  const filter = { q: query.q, why: query.why, decided: query.decided === 'true' }
  const { rows, total } = await queries.listDisputes(context.db, filter, { direction, limit, offset })
  const own = await companiesOf(context, context.viewer.userID)
  return { data: rows.map((row) => (isParty(row, own) ? { ...rowOf(row), by: null, brand: '' } : rowOf(row))), total }
}

export async function readCase(context: SignedIn, id: string): Promise<AgreementCase> {
  const { db, locale } = context
  const row = await queries.findDispute(db, id)
  if (row) await requireStranger(context, row)
  const agreement = row && (await agreements.findAgreement(db, row.agreementId))
  if (!row || !agreement) throw noDispute()
  const [names, acts, statements] = await Promise.all([
    agreements.findLineNames(db, agreement.lineIds),
    agreements.findActs(db, [agreement.id]),
    queries.findStatements(db, id),
  ])
  return {
    ...rowOf(row),
    lines: agreement.lineIds.map((lineID) => ({ id: lineID, name: names.get(lineID) ?? '' })),
    subject: agreement.subject,
    countries: agreement.countries.map((code) => countryFor(code, locale)),
    role: agreement.role,
    exclusivity: agreement.exclusivity,
    from: agreement.startsOn,
    until: agreement.endsOn,
    history: acts.map(({ at, side, act }) => ({ at: at.toISOString(), by: side, act })),
    statements: statements.map(({ side, content, files, at }) => ({
      by: side,
      at: at.toISOString(),
      text: content,
      files,
    })),
    verified: row.verified,
    reason: row.reason,
  }
}

type Decision = { outcome: DisputeOutcome; reason: string; by: string | null }

export async function settle(context: Mailing, tx: Tx, dispute: queries.DisputeRow, decision: Decision): Promise<void> {
  await agreements.lockSupplier(tx, dispute.supplierId)
  const row = (await agreements.lockAgreement(tx, dispute.agreementId))!
  await queries.decideDispute(tx, dispute.id, decision)
  await releaseFiles(tx, addressesOf(await queries.removeFiles(tx, dispute.id)))
  if (dispute.kind === 'brand') await tellBrand(context, tx, dispute, { news: 'decided', explanation: decision.reason })
  const state = decidedState(row, dispute.kind, decision.outcome)
  if (!state) return
  const isOver = decision.outcome === 'notConfirmed'
  if (isOver) await closeDisputes(context, tx, row.id)
  await agreements.changeAgreement(tx, row.id, { state, ...(isOver ? endedNow(row) : { resumes: null }) })
  await agreements.addAct(tx, row.id, isOver ? 'refute' : 'keep', { side: decision.by ? 'staff' : 'time' })
  for (const side of bothSides) await tell(context, tx, row.id, 'decided', side, { explanation: decision.reason })
}

async function companiesOf(context: Pick<Context, 'pool'>, userID: string): Promise<Set<string>> {
  return new Set((await businessesOf(context, userID)).map(({ businessID }) => businessID))
}

function isParty({ supplierId, distributorId, businessId }: queries.DisputeRow, own: ReadonlySet<string>): boolean {
  return [supplierId, distributorId, businessId].some((id) => own.has(id))
}

export async function isStranger(
  context: Pick<Context, 'db' | 'pool'>,
  userID: string,
  disputeID: string,
): Promise<boolean> {
  const row = await queries.findDispute(context.db, disputeID)
  return row !== undefined && !isParty(row, await companiesOf(context, userID))
}

async function requireStranger(context: SignedIn, row: queries.DisputeRow): Promise<void> {
  if (isParty(row, await companiesOf(context, context.viewer.userID)))
    throw new Refusal('Forbidden', 'Somebody else decides about your companies')
}

export async function decide(
  context: SignedIn,
  { params: { disputeID }, body: { outcome, reason } }: HandlerInput<typeof contract.decide>,
): Promise<AgreementCase> {
  const before = await queries.findDispute(context.db, disputeID)
  if (!before) throw noDispute()
  await requireStranger(context, before)
  await context.db.transaction().execute(async (tx) => {
    await agreements.lockSupplier(tx, before.supplierId)
    const row = (await queries.findDispute(tx, disputeID))!
    if (row.outcome === outcome) return
    if (row.outcome) throw new Refusal('Conflict', 'It was decided otherwise')
    await settle(context, tx, row, { outcome, reason, by: context.viewer.userID })
    const name = `${row.supplier ?? ''} · ${row.distributor ?? ''}`
    const object = { kind: 'agreement', id: row.agreementId, name }
    const detail = { dispute: disputeID, kind: row.kind, outcome }
    await recordAct(tx, { by: context.viewer, act: 'agreement.decide', object, reason, detail })
  })
  return readCase(context, disputeID)
}
