// Rows of agreements → answers, for one of both sides.
import type { Agreement } from '#contract/trade/territories/agreements.ts'
import { actsOf, type AgreementSide, isConfirmed, isOpen, stateOn } from '#contract/trade/territories/states.ts'
import type { Context } from '#api/foundation/context.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import {
  type ActRow,
  type AgreementRow,
  findActs,
  findLineNames,
  findOwnDisputes,
  type OwnDisputeRow,
} from './queries.ts'

type Reading = Pick<Context, 'db' | 'pool' | 'locale'>

export function sideOf(
  row: Pick<AgreementRow, 'supplierId' | 'distributorId'>,
  businessID: string,
): AgreementSide | undefined {
  if (row.supplierId === businessID) return 'supplier'
  return row.distributorId === businessID ? 'distributor' : undefined
}

function disputeOf(row: OwnDisputeRow | undefined, side: AgreementSide): Agreement['dispute'] {
  if (!row) return null
  const own = row.statements.find((statement) => statement.side === side)
  return {
    disputeID: row.id,
    kind: row.kind,
    by: row.side,
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    text: own?.content ?? '',
    files: own?.files ?? [],
    outcome: row.outcome,
  }
}

function canOf(row: AgreementRow, side: AgreementSide, dispute: OwnDisputeRow | undefined): Agreement['can'] {
  const acts = actsOf(row, side)
  const isSilent = !dispute?.statements.some((statement) => statement.side === side)
  return {
    confirm: acts.includes('confirm'),
    decline: acts.includes('decline'),
    giveNotice: acts.includes('giveNotice'),
    withdraw: acts.includes('withdraw'),
    dispute: acts.includes('dispute'),
    addEvidence: isOpen(row.state) && dispute?.outcome === null && isSilent,
    show: isOpen(row.state),
    renew: isConfirmed(row.state) || row.state === 'lapsed',
  }
}

type Parts = {
  authors: Awaited<ReturnType<typeof authorsOf>>
  lines: ReadonlyMap<string, string>
  acts: readonly ActRow[]
  dispute: OwnDisputeRow | undefined
  locale: Context['locale']
}

function agreementOf(row: AgreementRow, side: AgreementSide, parts: Parts): Agreement {
  const { authors, lines, acts, dispute, locale } = parts
  return {
    agreementID: row.id,
    state: row.state,
    side,
    proposedBy: row.proposedBy,
    supplier: authors.get(row.supplierId) ?? null,
    distributor: authors.get(row.distributorId) ?? null,
    lines: row.lineIds.map((id) => ({ id, name: lines.get(id) ?? '' })),
    subject: row.subject,
    countries: row.countries.map((code) => countryFor(code, locale)),
    role: row.role,
    exclusivity: row.exclusivity,
    from: row.startsOn,
    until: row.endsOn,
    showsEnd: { supplier: row.supplierShowsEnd, distributor: row.distributorShowsEnd },
    listed: { supplier: row.supplierLists, distributor: row.distributorLists },
    note: row.note,
    replaces: row.replacesId,
    proposedAt: row.proposedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    notice: row.noticeBy && row.noticeUntil ? { by: row.noticeBy, until: row.noticeUntil } : null,
    endedAt: row.endedAt?.toISOString() ?? null,
    confirmedUntil: isOpen(row.state) ? null : row.confirmedUntil,
    dispute: disputeOf(dispute, side),
    history: acts.map(({ at, side: by, act }) => ({ at: at.toISOString(), by, act })),
    can: canOf(row, side, dispute),
  }
}

export async function agreementsOf(
  context: Reading,
  businessID: string,
  rows: readonly AgreementRow[],
): Promise<Agreement[]> {
  const ids = rows.map(({ id }) => id)
  const parties = [...new Set(rows.flatMap(({ supplierId, distributorId }) => [supplierId, distributorId]))]
  const [authors, lines, acts, disputes] = await Promise.all([
    authorsOf(
      context,
      parties.map((id) => ({ kind: 'business', id })),
    ),
    findLineNames(
      context.db,
      rows.flatMap(({ lineIds }) => lineIds),
    ),
    findActs(context.db, ids),
    findOwnDisputes(context.db, ids),
  ])
  const today = new Date().toISOString().slice(0, 10)
  const actsBy = Map.groupBy(acts, ({ agreementId }) => agreementId)
  const disputeBy = new Map(disputes.map((one) => [one.agreementId, one]))
  return rows.flatMap((row) => {
    const side = sideOf(row, businessID)
    const state = stateOn({ ...row, until: row.endsOn }, today)
    const parts = {
      authors,
      lines,
      acts: actsBy.get(row.id) ?? [],
      dispute: disputeBy.get(row.id),
      locale: context.locale,
    }
    return side ? [agreementOf({ ...row, state }, side, parts)] : []
  })
}
