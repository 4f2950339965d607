// SQL of sanctions.
import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { ModeratedKind, SanctionAct } from '#contract/trust/sanctions/acts.ts'
import type { DB, Sanctions } from '#api/database/tables.ts'
import { hasWords } from '#api/foundation/folded-like.ts'

type Db = Kysely<DB>
type SanctionFilter = {
  q?: string | undefined
  state?: 'inForce' | 'appealed' | 'ended' | undefined
  act?: SanctionAct | undefined
  subjectID?: string | undefined
  objectID?: string | undefined
}
type Cut = { direction: 'asc' | 'desc'; limit: number; offset: number }

export type Resource = {
  kind: ModeratedKind
  id: string
  name: string
  content: string
  subjectKind: 'user' | 'business'
  subjectID: string
  madeAt: Date
  hidden: boolean
}

export async function findResource(db: Db, kind: string, id: string): Promise<Resource | undefined> {
  const { rows } = await sql<Resource>`
    select kind, id, name, content, subject_kind as "subjectKind", subject_id as "subjectID", made_at as "madeAt", hidden
    from moderated_resources where kind = ${kind} and id = ${id}`.execute(db)
  return rows[0]
}

export async function findResources(db: Db, ids: readonly string[]): Promise<Map<string, Resource>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Resource>`
    select kind, id, name, content, subject_kind as "subjectKind", subject_id as "subjectID", made_at as "madeAt", hidden
    from moderated_resources where id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export function addSanction(tx: Transaction<DB>, sanction: Insertable<Sanctions>) {
  return tx
    .insertInto('sanctions')
    .values(sanction)
    .onConflict((conflict) =>
      conflict.columns(['objectId', 'act']).where('endedAt', 'is', null).where('act', '<>', 'warn').doNothing(),
    )
    .returning('id')
}

export function findInForce(db: Db, objectId: string, act: SanctionAct) {
  return db
    .selectFrom('sanctions')
    .select('id')
    .where('objectId', '=', objectId)
    .where('act', '=', act)
    .where('endedAt', 'is', null)
}

export function findOthers(db: Db, objectId: string, acts: readonly string[], but: string) {
  return db
    .selectFrom('sanctions')
    .select(['id', 'act'])
    .where('objectId', '=', objectId)
    .where('act', 'in', [...acts])
    .where('endedAt', 'is', null)
    .where('id', '<>', but)
}

export function changeSanction(tx: Transaction<DB>, id: string, changes: Updateable<Sanctions>) {
  return tx.updateTable('sanctions').set(changes).where('id', '=', id)
}

export function lockSanction(tx: Transaction<DB>, id: string) {
  return tx.selectFrom('sanctions').selectAll().where('id', '=', id).forUpdate()
}

export function findByToken(db: Db, tokenHash: Buffer) {
  return db.selectFrom('sanctions').selectAll().where('tokenHash', '=', tokenHash)
}

export function findOwn(db: Db, userID: string, since: Date) {
  const owned = sql<boolean>`(s.subject_kind = 'user' and s.subject_id = ${userID}
    or s.subject_kind = 'business' and s.subject_id in (
      select business_id from business_access where user_id = ${userID} and access = 'owner'))`
  return db
    .selectFrom('sanctions as s')
    .selectAll('s')
    .where(owned)
    .where((is) =>
      is.or([is.and([is('s.endedAt', 'is', null), is('s.act', '<>', 'warn')]), is('s.decidedAt', '>', since)]),
    )
    .orderBy('s.decidedAt', 'desc')
    .orderBy('s.id', 'desc')
    .limit(100)
}

export function findDue(tx: Transaction<DB>) {
  return tx
    .selectFrom('sanctions')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('endsAt', '<=', sql<Date>`now()`)
    .orderBy('id')
    .limit(500)
    .forUpdate()
    .skipLocked()
}

function wanted(db: Db, { q, state, act, subjectID, objectID }: SanctionFilter) {
  return db
    .selectFrom('sanctions as s')
    .$if(Boolean(q), (query) => query.where(hasWords(['s.objectName', 's.reason'], q!)))
    .$if(state === 'inForce', (query) => query.where('s.endedAt', 'is', null).where('s.act', '<>', 'warn'))
    .$if(state === 'ended', (query) => query.where('s.endedAt', 'is not', null))
    .$if(state === 'appealed', (query) =>
      query.where('s.appealedAt', 'is not', null).where('s.appealDecidedAt', 'is', null),
    )
    .$if(act !== undefined, (query) => query.where('s.act', '=', act!))
    .$if(subjectID !== undefined, (query) => query.where('s.subjectId', '=', subjectID!))
    .$if(objectID !== undefined, (query) => query.where('s.objectId', '=', objectID!))
}

export function listSanctions(db: Db, asked: SanctionFilter, { direction, limit, offset }: Cut) {
  return wanted(db, asked)
    .selectAll('s')
    .orderBy('s.decidedAt', direction)
    .orderBy('s.id', direction)
    .limit(limit)
    .offset(offset)
}
export function countSanctions(db: Db, asked: SanctionFilter) {
  return wanted(db, asked).select(sql<number>`count(*)::int`.as('total'))
}
export function readSanction(db: Db, id: string) {
  return db.selectFrom('sanctions').selectAll().where('id', '=', id)
}

export async function countStrikes(
  db: Db,
  subjectIDs: readonly string[],
  months: number,
): Promise<Map<string, number>> {
  if (subjectIDs.length === 0) return new Map()
  const { rows } = await sql<{ id: string; strikes: number }>`
    select subject_id as id, count(*)::int as strikes from sanctions
    where subject_id = any(${subjectIDs}) and appeal_upheld is not false
      and (ended_by is null or act = 'warn') and decided_at > now() - make_interval(months => ${months})
    group by 1`.execute(db)
  return new Map(rows.map(({ id, strikes }) => [id, strikes]))
}

export function findAbout(db: Db, userID: string) {
  return db
    .selectFrom('sanctions')
    .select(['objectKind', 'objectName', 'act', 'rule', 'explanation', 'decidedAt', 'endsAt', 'endedAt'])
    .select(['appeal', 'appealedAt', 'appealDecidedAt', 'appealUpheld'])
    .where('subjectKind', '=', 'user')
    .where('subjectId', '=', userID)
    .orderBy('id')
}

/** Also invalidates the email's link. */
export async function forgetAbout(tx: Transaction<DB>, userID: string): Promise<void> {
  await sql`
    update sanctions set object_name = '', reason = '', explanation = '', token_hash = sha256(gen_random_uuid()::text::bytea),
      appeal = case when appeal_decided_at is not null then '' end,
      appealed_at = case when appeal_decided_at is not null then appealed_at end
    where subject_kind = 'user' and subject_id = ${userID}`.execute(tx)
}

export async function countAppeals(db: Db, targetHours: number) {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null; late: number }>`
    select count(*)::int as waiting, min(appealed_at) as "oldestAt",
      (count(*) filter (where appealed_at < now() - make_interval(hours => ${targetHours})))::int as late
    from sanctions where appealed_at is not null and appeal_decided_at is null`.execute(db)
  return rows[0]!
}

export async function endWeaker(tx: Transaction<DB>, one: string, other: string): Promise<void> {
  await sql`update sanctions set ended_at = now() where id in (
    select case when coalesce(a.ends_at, 'infinity') < coalesce(b.ends_at, 'infinity') then a.id else b.id end
    from sanctions a join sanctions b using (act)
    where a.object_id = ${one} and b.object_id = ${other} and a.act <> 'warn' and a.ended_at is null and b.ended_at is null)`.execute(
    tx,
  )
}
