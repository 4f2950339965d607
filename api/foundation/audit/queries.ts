// SQL of the audit log.
import { sql, type Kysely } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { hasWords } from '#api/foundation/folded-like.ts'

type AuditFilter = {
  q?: string | undefined
  act?: string | undefined
  actorID?: string | undefined
  objectID?: string | undefined
  from?: string | undefined
  to?: string | undefined
}
type Cut = { direction: 'asc' | 'desc'; limit: number; offset: number }

function wantedEntries(db: Kysely<DB>, { q, act, actorID, objectID, from, to }: AuditFilter) {
  return db
    .selectFrom('auditEntries')
    .$if(Boolean(q), (query) => query.where(hasWords(['objectName', 'actorName', 'reason'], q!)))
    .$if(Boolean(act), (query) => query.where('act', '=', act!))
    .$if(Boolean(actorID), (query) => query.where('actorId', '=', actorID!))
    .$if(Boolean(objectID), (query) => query.where('objectId', '=', objectID!))
    .$if(Boolean(from), (query) => query.where('happenedAt', '>=', sql<Date>`${from}::date`))
    .$if(Boolean(to), (query) => query.where('happenedAt', '<', sql<Date>`${to}::date + 1`))
}

export function listEntries(db: Kysely<DB>, wanted: AuditFilter, { direction, limit, offset }: Cut) {
  return wantedEntries(db, wanted).selectAll().orderBy('id', direction).limit(limit).offset(offset)
}
export function countEntries(db: Kysely<DB>, wanted: AuditFilter) {
  return wantedEntries(db, wanted).select(sql<number>`count(*)::int`.as('total'))
}
export function listActs(db: Kysely<DB>) {
  return db.selectFrom('auditEntries').select('act').distinct().orderBy('act')
}

/** Includes the hashed text; oldest first. */
export async function exportEntries(db: Kysely<DB>, after: number, limit: number) {
  return db
    .selectFrom('auditEntries')
    .selectAll()
    .select([
      sql<string>`audit_text(audit_entries)`.as('text'),
      sql<string>`encode(previous_hash, 'hex')`.as('previous'),
      sql<string>`encode(hash, 'hex')`.as('own'),
    ])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function findLastCheck(db: Kysely<DB>) {
  return db.selectFrom('auditChecks').selectAll().orderBy('id', 'desc').limit(1)
}

/** Checks the chain, and that the last good check's end still exists. */
export async function addCheck(db: Kysely<DB>) {
  const { rows } = await sql<{ checkedAt: Date; entries: number; brokenAt: number | null }>`
    with chain as (
        select e.id, e.hash, e.previous_hash, audit_hash(e.previous_hash, e) as expected,
          lag(e.hash, 1, sha256('')) over (order by e.id) as before, row_number() over (order by e.id) as place
        from audit_entries e),
      known as (select entries, last_hash from audit_checks where broken_at is null order by id desc limit 1),
      broken as (
        select min(id) as id from (
          select id from chain where hash <> expected or previous_hash <> before or id <> place
          union all
          select known.entries from known
          where known.entries > 0 and not exists (select from chain where id = known.entries and hash = known.last_hash)) wrong)
    insert into audit_checks (entries, last_hash, broken_at)
    select (select count(*) from chain), (select hash from chain order by id desc limit 1), broken.id from broken
    returning checked_at as "checkedAt", entries::int as entries, broken_at::int as "brokenAt"`.execute(db)
  return rows[0]!
}
