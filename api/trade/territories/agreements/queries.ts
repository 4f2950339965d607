// SQL of agreements and their acts.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { NewAgreement } from '#contract/trade/territories/fields.ts'
import type {
  AgreementAct,
  AgreementSide,
  AgreementState,
  Appointment,
  DisputeEnd,
  DisputeKind,
  Exclusivity,
  LineRole,
} from '#contract/trade/territories/states.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

export type AgreementRow = {
  id: string
  supplierId: string
  distributorId: string
  proposedBy: AgreementSide
  lineIds: string[]
  subject: string | null
  countries: string[]
  role: LineRole
  exclusivity: Exclusivity
  startsOn: string
  endsOn: string | null
  supplierShowsEnd: boolean
  distributorShowsEnd: boolean
  supplierLists: boolean
  distributorLists: boolean
  note: string
  replacesId: string | null
  state: AgreementState
  resumes: 'inForce' | 'notice' | null
  noticeBy: AgreementSide | null
  noticeUntil: string | null
  confirmedAt: Date | null
  endedAt: Date | null
  confirmedUntil: string | null
  proposedAt: Date
}
export type HistoryAct = AgreementAct | 'propose' | 'show' | 'end' | 'lapse' | 'keep' | 'refute'
export type ActRow = { agreementId: string; side: AgreementSide | 'time' | 'staff'; act: HistoryAct; at: Date }
export type OwnDisputeRow = {
  id: string
  agreementId: string
  kind: DisputeKind
  side: AgreementSide | null
  openedAt: Date
  dueAt: Date
  outcome: DisputeEnd | null
  statements: { side: AgreementSide | 'brand'; content: string; files: Attachment[] }[]
}

const columns = sql`id, supplier_id, distributor_id, proposed_by, line_ids, subject, countries, role, exclusivity,
  starts_on::text as starts_on, ends_on::text as ends_on, supplier_shows_end, distributor_shows_end, supplier_lists, distributor_lists,
  note, replaces_id, state, resumes, notice_by, notice_until::text as notice_until, confirmed_at, ended_at,
  confirmed_until::text as confirmed_until, uuid_time(id) as proposed_at`

export async function findAgreement(db: Db, id: string): Promise<AgreementRow | undefined> {
  const { rows } = await sql<AgreementRow>`select ${columns} from agreements where id = ${id}`.execute(db)
  return rows[0]
}

export async function lockAgreement(tx: Tx, id: string): Promise<AgreementRow | undefined> {
  const { rows } = await sql<AgreementRow>`select ${columns} from agreements where id = ${id} for update`.execute(tx)
  return rows[0]
}

export type Listing = {
  side: AgreementSide | undefined
  which: 'open' | 'over' | undefined
  skip: number
  size: number
}

type Counts = { total: number; inForce: number; waiting: number; unanswered: number }

export async function findAgreements(
  db: Db,
  businessID: string,
  { side, which, skip, size }: Listing,
): Promise<{ rows: AgreementRow[] } & Counts> {
  const isWaiting = sql`state = 'proposed' and ${businessID}::uuid = case proposed_by when 'supplier' then distributor_id else supplier_id end`
  const isOpen = sql`state in ('proposed', 'inForce', 'notice', 'disputed')`
  const own = sql`((supplier_id = ${businessID} and ${side ?? 'supplier'} = 'supplier')
    or (distributor_id = ${businessID} and ${side ?? 'distributor'} = 'distributor'))`
  const wanted = which === undefined ? sql`true` : which === 'open' ? isOpen : sql`not (${isOpen})`
  const [found, counted] = await Promise.all([
    sql<AgreementRow>`select ${columns} from agreements where ${own} and ${wanted}
      order by (${isWaiting}) desc, (${isOpen}) desc, state = 'proposed', id desc offset ${skip} limit ${size}`.execute(
      db,
    ),
    sql<Counts>`
      select count(*) filter (where ${wanted})::int as total, count(*) filter (where state in ('inForce', 'notice'))::int as in_force,
        count(*) filter (where ${isWaiting})::int as waiting,
        count(*) filter (where state = 'proposed' and not (${isWaiting}))::int as unanswered from agreements where ${own}`.execute(
      db,
    ),
  ])
  return { rows: found.rows, ...counted.rows[0]! }
}

export async function findOpenOf(db: Db, supplierID: string): Promise<AgreementRow[]> {
  const { rows } = await sql<AgreementRow>`
    select ${columns} from agreements where supplier_id = ${supplierID} and state in ('proposed', 'inForce', 'notice', 'disputed')
    order by id`.execute(db)
  return rows
}

export async function findSameProposal(tx: Tx, parties: Parties, body: NewAgreement): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from agreements where supplier_id = ${parties.supplierID} and distributor_id = ${parties.distributorID}
      and state = 'proposed' and proposed_by = ${parties.proposedBy} and line_ids = ${body.lines}::uuid[]
      and subject is not distinct from ${body.subject ?? null} and countries = ${body.countries}::text[] and role = ${body.role}
      and exclusivity = ${body.exclusivity} and starts_on = ${body.from}::date and ends_on is not distinct from ${body.until ?? null}::date
    order by id desc limit 1`.execute(tx)
  return rows[0]?.id
}

export type Parties = { supplierID: string; distributorID: string; proposedBy: AgreementSide }

export async function lockSupplier(tx: Tx, supplierID: string): Promise<void> {
  await lockActor(tx, `agreements ${supplierID}`)
}

export async function countProposals(tx: Tx, businessID: string): Promise<{ open: number; today: number }> {
  const { rows } = await sql<{ open: number; today: number }>`
    select count(*) filter (where state in ('proposed', 'inForce', 'notice', 'disputed'))::int as open,
      count(*) filter (where uuid_time(id) > now() - interval '1 day'
        and ${businessID}::uuid = case proposed_by when 'supplier' then supplier_id else distributor_id end)::int as today
    from agreements where supplier_id = ${businessID} or distributor_id = ${businessID}`.execute(tx)
  return rows[0]!
}

export async function wasRefuted(tx: Tx, { supplierID, distributorID, proposedBy }: Parties, days: number) {
  const { rows } = await sql<{ was: boolean }>`
    select exists (select from agreements where supplier_id = ${supplierID} and distributor_id = ${distributorID}
      and proposed_by = ${proposedBy} and state = 'refuted' and ended_at > now() - make_interval(days => ${days})) as was`.execute(
    tx,
  )
  return rows[0]!.was
}

export type Holding = Appointment & { id: string; lineIds: string[]; countries: string[] }

/** Appointments beside which a new one of the days would stand, in one of its cells. */
export async function findHoldings(
  tx: Tx,
  wanted: {
    id: string | null
    supplierId: string
    lineIds: string[]
    countries: string[]
    startsOn: string
    endsOn: string | null
    replacesId: string | null
  },
): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select id, line_ids, countries, role, exclusivity from held_agreements
    where supplier_id = ${wanted.supplierId} and line_ids && ${wanted.lineIds}::uuid[] and countries && ${wanted.countries}::text[]
      and days && daterange(greatest(${wanted.startsOn}::date, least(current_date, ${wanted.endsOn}::date)), ${wanted.endsOn}::date, '[]')
      and id is distinct from ${wanted.id}::uuid and id is distinct from ${wanted.replacesId}::uuid`.execute(tx)
  return rows
}

export async function addAgreement(tx: Tx, parties: Parties, body: NewAgreement): Promise<string> {
  const isSupplier = parties.proposedBy === 'supplier'
  const { rows } = await sql<{ id: string }>`
    insert into agreements (supplier_id, distributor_id, proposed_by, line_ids, subject, countries, role, exclusivity, starts_on, ends_on,
      supplier_shows_end, distributor_shows_end, supplier_lists, distributor_lists, note, replaces_id)
    values (${parties.supplierID}, ${parties.distributorID}, ${parties.proposedBy}, ${body.lines}::uuid[], ${body.subject ?? null},
      ${body.countries}::text[], ${body.role}, ${body.exclusivity}, ${body.from}::date, ${body.until ?? null}::date,
      ${isSupplier && body.showsEnd}, ${!isSupplier && body.showsEnd}, ${!isSupplier || body.listed}, ${isSupplier || body.listed},
      ${body.note}, ${body.replaces ?? null}::uuid) returning id`.execute(tx)
  return rows[0]!.id
}

export async function takeTaken(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`update agreements set taken_told_on = current_date
    where id = ${id} and taken_told_on is distinct from current_date returning id`.execute(tx)
  return rows.length > 0
}

export type Change = Partial<
  Pick<
    AgreementRow,
    | 'state'
    | 'resumes'
    | 'lineIds'
    | 'endsOn'
    | 'noticeBy'
    | 'noticeUntil'
    | 'confirmedUntil'
    | 'supplierShowsEnd'
    | 'distributorShowsEnd'
    | 'supplierLists'
    | 'distributorLists'
  >
> & { confirmedAt?: Date; endedAt?: Date }

export async function changeAgreement(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.updateTable('agreements').set(change).where('id', '=', id).execute()
}

export async function addAct(
  tx: Tx,
  agreementID: string,
  act: HistoryAct,
  by: { side: ActRow['side']; userID?: string | undefined },
): Promise<void> {
  await sql`insert into agreement_acts (agreement_id, side, act, acted_by)
    values (${agreementID}, ${by.side}, ${act}, ${by.userID ?? null})`.execute(tx)
}

export async function findActs(db: Db, ids: readonly string[]): Promise<ActRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ActRow>`
    select agreement_id, side, act, uuid_time(id) as at from agreement_acts where agreement_id = any(${ids}::uuid[]) order by id`.execute(
    db,
  )
  return rows
}

/** An open one first, that of a side before a third company's. */
export async function findOwnDisputes(db: Db, ids: readonly string[]): Promise<OwnDisputeRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<OwnDisputeRow>`
    select distinct on (d.agreement_id) d.id, d.agreement_id, d.kind, d.side, uuid_time(d.id) as opened_at, d.due_at, d.outcome,
      (select coalesce(json_agg(json_build_object('side', s.side, 'content', s.content, 'files', s.files)), '[]')
        from agreement_statements s where s.dispute_id = d.id) as statements
    from agreement_disputes d join agreements a on a.id = d.agreement_id
    where d.agreement_id = any(${ids}::uuid[])
      and (d.kind = 'side' or a.confirmed_at is not null or d.outcome = 'notConfirmed')
    order by d.agreement_id, d.outcome is not null, d.kind <> 'side', case when d.outcome is null then d.id end, d.id desc`.execute(
    db,
  )
  return rows
}

export async function findLineNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    name: string
  }>`select id, name from lines where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function findNames(db: Db, businessIDs: readonly string[]): Promise<Map<string, string>> {
  if (businessIDs.length === 0) return new Map()
  const { rows } = await sql<{ id: string; companyName: string }>`
    select id, company_name from business_names where id = any(${businessIDs}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, companyName }) => [id, companyName]))
}
