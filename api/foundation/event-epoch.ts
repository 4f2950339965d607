// Adoption of events from another cluster.
import type pg from 'pg'
import type { PoolClient } from 'pg'

export type Adoption = { kept: number; dropped: number }

type Cluster = { cluster: string; timeline: number | null }
type StoredEpoch = { cluster: string | null; timeline: number | null; isFuture: boolean }

export async function findIdentity(pool: pg.Pool | PoolClient): Promise<string> {
  const { cluster } = await findCluster(pool)
  return `${await findEpoch(pool)}.${cluster}`
}

export async function findEpoch(pool: pg.Pool | PoolClient): Promise<string> {
  const { rows } = await pool.query<{ epoch: string }>('select epoch from event_epoch')
  return rows[0]!.epoch
}

/** No process may be using the database yet; concurrent starts wait. */
export async function adoptEvents(pool: pg.Pool): Promise<Adoption | undefined> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { cluster, timeline } = await findCluster(client)
    await client.query('select from event_epoch for update')
    const { rows } = await client.query<StoredEpoch>(
      `select cluster, timeline, ${isFuture} as "isFuture" from event_epoch`,
    )
    const stored = rows[0]!
    const isForeign = stored.isFuture || (stored.cluster !== null && stored.cluster !== cluster)
    const adoption = isForeign ? await restamp(client) : undefined
    if (isForeign) await renewSequences(client)
    const isNew = stored.cluster !== cluster || stored.timeline !== timeline
    if (isNew) await client.query('update event_epoch set cluster = $1, timeline = $2', [cluster, timeline])
    if (isForeign || (isNew && stored.cluster !== null))
      await client.query('update event_epoch set epoch = substr(gen_random_uuid()::text, 1, 8)')
    await client.query('commit')
    return adoption
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

const readers = ['notification_reading', 'webhook_reading', 'watch_reading', 'index_now_reading']
const positions = readers.map((table) => `select position::xid8 as position from ${table}`).join(' union ')

const isFuture = `(exists (select from events where xid >= pg_snapshot_xmax(pg_current_snapshot()))
  or exists (select from (${positions}) p where position > pg_snapshot_xmax(pg_current_snapshot())))`

/** SQL: 3 is the first normal transaction id. */
const stampOf = (xid: string) => `(2 + (select count(*) from positions p where p.position <= ${xid}))::text::xid8`

const movedOf = (table: string) =>
  `position = ${stampOf(`${table}.position::xid8`)}::text${table === 'index_now_reading' ? '' : ', snapshot = null'}`

async function restamp(client: PoolClient): Promise<Adoption> {
  const { rows } = await client.query<Adoption>(
    `with positions as materialized (${positions}),
      oldest as materialized (select position from positions order by position limit 1),
      dropped as (
        delete from events where name = 'events.forgotten' or xid < (select position from oldest) returning id),
      kept as (
        update events e set xid = ${stampOf('e.xid')}
        where name <> 'events.forgotten' and xid >= (select position from oldest) returning id),
      ${readers.map((table) => `${table}_moved as (update ${table} set ${movedOf(table)})`).join(', ')}
    select (select count(*) from kept) as kept, (select count(*) from dropped) as dropped`,
  )
  return rows[0]!
}

/** Logical replication leaves sequences behind. */
async function renewSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('select setval(%L, greatest(max(%I), (select last_value from %s))) from %s',
        s.seqrelid::regclass, a.attname, s.seqrelid::regclass, d.refobjid::regclass) as statement
     from pg_sequence s
       join pg_depend d on d.objid = s.seqrelid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
       join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where has_sequence_privilege(s.seqrelid, 'update')`,
  )
  for (const { statement } of rows) await client.query(statement)
}

/** Managed servers may hide the control file. */
async function findCluster(pool: pg.Pool | PoolClient): Promise<Cluster> {
  const { rows: rights } = await pool.query<{ allowed: boolean }>(
    `select coalesce(bool_and(has_function_privilege(to_regprocedure(name), 'execute')), false) as allowed
     from unnest(array['pg_control_system()', 'pg_control_checkpoint()']) name`,
  )
  const control = rights[0]!.allowed
  const { rows } = await pool.query<Cluster>(
    `select concat_ws('.', ${control ? '(select system_identifier from pg_control_system())' : `'hidden'`}, d.oid,
        'events'::regclass::oid) as cluster,
      ${control ? '(select timeline_id from pg_control_checkpoint())' : 'null::int'} as timeline
     from pg_database d where d.datname = current_database()`,
  )
  return rows[0]!
}
