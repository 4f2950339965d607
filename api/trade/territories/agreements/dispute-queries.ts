// SQL of disputes, their statements and the verifiers' queue.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AgreementSide, DisputeEnd, DisputeKind, DisputeOutcome } from '#contract/trade/territories/states.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { DB } from '#api/database/tables.ts'
import { hasWords } from '#api/foundation/folded-like.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

export type DisputeRow = {
  id: string
  agreementId: string
  kind: DisputeKind
  side: AgreementSide | null
  businessId: string
  brand: string
  openedAt: Date
  dueAt: Date
  outcome: DisputeEnd | null
  reason: string
  by: string | null
  verified: boolean
  supplier: string | null
  distributor: string | null
  supplierId: string
  distributorId: string
  state: string
}
export type StatementRow = { side: AgreementSide | 'brand'; content: string; files: Attachment[]; at: Date }

const selected = sql`
  select d.id, d.agreement_id, d.kind, d.side, d.business_id, d.brand, uuid_time(d.id) as opened_at, d.due_at, d.outcome, d.reason,
    b.name as by, exists (select from business_facts f where f.id = d.business_id and f.verified_at is not null) as verified,
    s.name as supplier, t.name as distributor, a.supplier_id, a.distributor_id, a.state
  from agreement_disputes d join agreements a on a.id = d.agreement_id
    left join actor_homes b on b.kind = 'business' and b.id = d.business_id
    left join actor_homes s on s.kind = 'business' and s.id = a.supplier_id
    left join actor_homes t on t.kind = 'business' and t.id = a.distributor_id`

export async function findDispute(db: Db, id: string): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`${selected} where d.id = ${id}`.execute(db)
  return rows[0]
}

export async function findStatements(db: Db, disputeID: string): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select side, content, files, uuid_time(id) as at from agreement_statements where dispute_id = ${disputeID} order by id`.execute(
    db,
  )
  return rows
}

export async function findOpenDispute(
  tx: Tx,
  agreementID: string,
  kind: DisputeKind,
  businessID: string | null = null,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from agreement_disputes where agreement_id = ${agreementID} and kind = ${kind} and outcome is null
      and (${businessID}::uuid is null or business_id = ${businessID}) order by id limit 1`.execute(tx)
  return rows[0]?.id
}

type New = {
  agreementID: string
  kind: DisputeKind
  side: AgreementSide | null
  businessID: string
  brand: string
  dueAt: Date
}

export async function addDispute(tx: Tx, { agreementID, kind, side, businessID, brand, dueAt }: New): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into agreement_disputes (agreement_id, kind, side, business_id, brand, due_at)
    values (${agreementID}, ${kind}, ${side}, ${businessID}, ${brand}, ${dueAt}) returning id`.execute(tx)
  return rows[0]!.id
}

type Statement = { side: StatementRow['side']; content: string; files: readonly Attachment[]; by: string }

export async function addStatement(tx: Tx, disputeID: string, { side, content, files, by }: Statement): Promise<void> {
  await sql`insert into agreement_statements (dispute_id, side, content, files, written_by)
    values (${disputeID}, ${side}, ${content}, ${JSON.stringify(files)}::jsonb, ${by})
    on conflict (dispute_id, side) do nothing`.execute(tx)
}

export async function hasStatement(tx: Tx, disputeID: string, side: StatementRow['side']): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from agreement_statements where dispute_id = ${disputeID} and side = ${side}) as has`.execute(
    tx,
  )
  return rows[0]!.has
}

export async function removeFiles(tx: Tx, disputeID: string): Promise<Attachment[]> {
  const { rows } = await sql<{ files: Attachment[] }>`
    with before as (select id, files from agreement_statements where dispute_id = ${disputeID})
    update agreement_statements s set files = '[]' from before where s.id = before.id returning before.files`.execute(
    tx,
  )
  return rows.flatMap(({ files }) => files)
}

type Decision = { outcome: DisputeOutcome; reason: string; by: string | null }

export async function decideDispute(tx: Tx, id: string, { outcome, reason, by }: Decision): Promise<void> {
  await sql`update agreement_disputes set outcome = ${outcome}, reason = ${reason}, decided_at = now(), decided_by = ${by}
    where id = ${id} and outcome is null`.execute(tx)
}

type ClosedRow = Pick<DisputeRow, 'id' | 'kind' | 'businessId' | 'distributorId'>

export async function closeDisputesOf(tx: Tx, agreementID: string): Promise<ClosedRow[]> {
  const { rows } = await sql<ClosedRow>`
    update agreement_disputes d set outcome = 'closed', decided_at = now() from agreements a
    where a.id = d.agreement_id and d.agreement_id = ${agreementID} and d.outcome is null
    returning d.id, d.kind, d.business_id, a.distributor_id`.execute(tx)
  return rows
}

export async function findChallenged(tx: Tx, distributorID: string, supplierID: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from agreements where distributor_id = ${distributorID} and (${supplierID}::uuid is null or supplier_id = ${supplierID})
      and state in ('proposed', 'inForce', 'notice', 'disputed') order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function countChallenges(tx: Tx, businessID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agreement_disputes
    where business_id = ${businessID} and kind = 'brand' and uuid_time(id) > now() - interval '1 day'`.execute(tx)
  return rows[0]!.count
}

type Filter = { q: string | undefined; why: 'overdue' | DisputeKind | undefined; decided: boolean }
type Cut = { direction: 'asc' | 'desc'; limit: number; offset: number }

export async function listDisputes(db: Db, { q, why, decided }: Filter, { direction, limit, offset }: Cut) {
  const found = sql`from (${selected}) d where (d.outcome is not null) = ${decided}
    and (${why ?? null}::text is null or d.kind = ${why ?? null} or ${why ?? null} = 'overdue' and d.due_at < now())
    and ${q ? hasWords(['d.by', 'd.supplier', 'd.distributor', 'd.brand'], q) : sql`true`}`
  const [rows, counted] = await Promise.all([
    sql<DisputeRow>`select d.* ${found} order by d.due_at ${sql.raw(direction)}, d.id limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ])
  return { rows: rows.rows, total: counted.rows[0]!.total }
}

export async function countQueue({ db }: { db: Db }) {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null; late: number }>`
    select count(*)::int as waiting, min(uuid_time(id)) as "oldestAt", (count(*) filter (where due_at < now()))::int as late
    from agreement_disputes where outcome is null`.execute(db)
  return rows[0]!
}

export async function findOverdueBrands(tx: Tx): Promise<{ id: string; supplierId: string }[]> {
  const { rows } = await sql<{ id: string; supplierId: string }>`
    select d.id, a.supplier_id from agreement_disputes d join agreements a on a.id = d.agreement_id
    where d.outcome is null and d.kind = 'brand' and d.due_at <= now()
      and exists (select from business_facts f
        where f.id = d.business_id and f.verified_at is not null and f.removed_at is null and f.status = 'active')
      and not (a.confirmed_at is not null and exists (select from agreement_statements s join agreement_disputes o on o.id = s.dispute_id
        where o.agreement_id = a.id and o.kind = 'brand' and o.outcome is null and s.side <> 'brand'))
      and not exists (select from agreement_disputes kept
        where kept.agreement_id = d.agreement_id and kept.business_id = d.business_id and kept.kind = 'brand' and kept.outcome = 'kept')
    order by a.supplier_id, d.id limit 200`.execute(tx)
  return rows
}
