// SQL of duplicates and merges, over views of people.
import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import type { AlikeReason } from '#contract/trust/duplicates.ts'
import type { DB, PersonMerges } from '#api/database/tables.ts'
import { likeOf } from '#kit/postgres/like.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>
export type MergeRow = Selectable<PersonMerges>
type Begun = Pick<MergeRow, 'fromId' | 'intoId' | 'fromName' | 'reason' | 'mergedBy'>
export type Pair = { one: string; other: string }
type Person = { userID: string; name: string; email: string | null; companyName: string | null; registeredAt: string }
export type AlikeRow = {
  one: Person
  other: Person
  reasons: AlikeReason[]
  different: { reason: string; decidedAt: string } | null
}
type PairFilter = { q?: string | undefined; state: 'open' | 'different' }

/** Each reason outweighs all weaker ones. */
const weights = sql`case reason when 'email' then 8 when 'phone' then 4 when 'device' then 2 else 1 end`
const weighed = sql`select one_id, other_id, array_agg(reason order by ${weights} desc) as reasons, sum(${weights}) as strength
  from (select distinct one_id, other_id, reason from found) each group by 1, 2`
const person = (row: string) =>
  sql.raw(`json_build_object('userID', ${row}.id, 'name', ${row}.name, 'email', ${row}.email, 'companyName', ${row}.company_name,
    'registeredAt', to_char(${row}.registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`)
const different = sql.raw(`case when d.one_id is not null then json_build_object('reason', d.reason, 'decidedAt',
    to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`)

const devicePairs = (devices: readonly Pair[]) => sql`
  select one_id, other_id, 'device' as reason
  from unnest(${devices.map(({ one }) => one)}::uuid[], ${devices.map(({ other }) => other)}::uuid[]) pair (one_id, other_id)`

const living = sql`one.status not in ('rejected', 'terminated') and other.status not in ('rejected', 'terminated')`

function pairs(devices: readonly Pair[], { q = '', state }: PairFilter): RawBuilder<unknown> {
  const like = likeOf(q)
  return sql`with found as (select one_id, other_id, reason from alike_people union all ${devicePairs(devices)}),
    pairs as (${weighed}),
    listed as (
      select ${person('one')} as one, ${person('other')} as other, p.reasons, ${different} as different, p.strength,
        greatest(one.registered_at, other.registered_at) as since, p.one_id, p.other_id
      from pairs p join console_people one on one.id = p.one_id join console_people other on other.id = p.other_id
        left join different_people d on d.one_id = p.one_id and d.other_id = p.other_id
      where ${living} and (d.one_id is not null) = ${state === 'different'}
        and (${q === ''} or folded(concat_ws(' ', one.name, one.email, other.name, other.email)) like folded(${like})))`
}

export async function listAlike(
  db: Db,
  devices: readonly Pair[],
  wanted: PairFilter,
  { limit, offset, direction }: { limit: number; offset: number; direction: 'asc' | 'desc' },
): Promise<AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`${pairs(devices, wanted)}
    select one, other, reasons, different from listed
    order by strength ${sql.raw(direction)}, since desc, one_id, other_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countAlike(db: Db, devices: readonly Pair[], wanted: PairFilter): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`${pairs(devices, wanted)} select count(*)::int as total from listed`.execute(db)
  return rows[0]!.total
}

/** Unreviewed; same email or phone. */
export async function countStrong(db: Db, targetHours: number) {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null; late: number }>`
    with waiting as (
      select greatest(one.registered_at, other.registered_at) as since
      from (select distinct one_id, other_id from alike_people where reason in ('email', 'phone')) p
        join console_people one on one.id = p.one_id join console_people other on other.id = p.other_id
      where ${living} and not exists (
        select from different_people d where d.one_id = p.one_id and d.other_id = p.other_id))
    select count(*)::int as waiting, min(since) as "oldestAt",
      (count(*) filter (where since < now() - make_interval(hours => ${targetHours})))::int as late from waiting`.execute(
    db,
  )
  return rows[0]!
}

export async function findAlikeOf(db: Db, id: string, devices: readonly string[]): Promise<AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`with found as (
      select least(${id}::uuid, id) as one_id, greatest(${id}::uuid, id) as other_id, reason
      from (select id, reason from people_like(${id}) union all select id, 'device' from unnest(${devices}::uuid[]) on_device (id)) alike),
    pairs as (${weighed})
    select ${person('one')} as one, ${person('other')} as other, p.reasons, ${different} as different
    from pairs p join console_people one on one.id = p.one_id join console_people other on other.id = p.other_id
      left join different_people d on d.one_id = p.one_id and d.other_id = p.other_id
    order by d.one_id is not null, p.strength desc, p.one_id, p.other_id limit 20`.execute(db)
  return rows
}

export async function findPeople(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('consolePeople')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

export function addDifference(tx: Tx, { one, other }: Pair, reason: string, decidedBy: string) {
  return tx
    .insertInto('differentPeople')
    .values({ oneId: one, otherId: other, reason, decidedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('oneId')
}

export function removeDifference(tx: Tx, { one, other }: Pair) {
  return tx.deleteFrom('differentPeople').where('oneId', '=', one).where('otherId', '=', other).returning('oneId')
}

export async function removeDifferences(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('differentPeople')
    .where((is) => is.or([is('oneId', '=', id), is('otherId', '=', id)]))
    .execute()
  await tx.updateTable('personMerges').set({ fromName: '', reason: '' }).where('intoId', '=', id).execute()
}

export async function mergeDifferences(tx: Tx, from: string, into: string): Promise<void> {
  await sql`with former as (
      delete from different_people where one_id = ${from} or other_id = ${from} returning *),
    others as (select case when one_id = ${from} then other_id else one_id end as id, reason, decided_by, decided_at from former)
    insert into different_people (one_id, other_id, reason, decided_by, decided_at)
    select least(id, ${into}::uuid), greatest(id, ${into}::uuid), reason, decided_by, decided_at from others where id <> ${into}
    on conflict do nothing`.execute(tx)
}

export function findMerge(db: Db, fromId: string) {
  return db.selectFrom('personMerges').selectAll().where('fromId', '=', fromId)
}

// An empty merge may be replaced after this time.
const abandonedAfter = 10 * 60_000 // ms

/** No row: finished, or joined otherwise. */
export function addMerge(db: Db, merge: Begun) {
  return db
    .insertInto('personMerges')
    .values(merge)
    .onConflict((conflict) =>
      conflict
        .column('fromId')
        .doUpdateSet({ ...merge, beganAt: new Date() })
        .where('personMerges.finishedAt', 'is', null)
        .where((is) =>
          is.or([
            is('personMerges.intoId', '=', merge.intoId),
            is.and([
              is('personMerges.closedAt', 'is', null),
              is('personMerges.beganAt', '<', new Date(Date.now() - abandonedAfter)),
            ]),
          ]),
        ),
    )
    .returning('fromId')
}

export function closeMerge(tx: Tx, fromId: string) {
  return tx
    .updateTable('personMerges')
    .set({ closedAt: new Date() })
    .where('fromId', '=', fromId)
    .where('closedAt', 'is', null)
    .returning('fromId')
}

export function finishMerge(tx: Tx, fromId: string, counts: object) {
  return tx
    .updateTable('personMerges')
    .set({ finishedAt: new Date(), counts: JSON.stringify(counts) })
    .where('fromId', '=', fromId)
    .where('finishedAt', 'is', null)
    .returning('fromId')
}

export async function limitWaiting(tx: Tx, most: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(most)}`.execute(tx)
}

export async function lockMerge(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended('merge ' || ${id}, 0))`.execute(tx)
}
