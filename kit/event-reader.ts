// Event log readers: each event once, by one process at a time, despite crashes.
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { StoredEvent } from './events.ts'
import type { Notifier } from './notifier.ts'
import { prepared } from './postgres/prepared.ts'

export type EventReader = { read: () => Promise<boolean> }
type Reading<Event extends StoredEvent, Tables> = {
  db: Kysely<Tables>
  table: string
  names: Iterable<Event['name']>
  accepts: (event: StoredEvent) => event is Event
  /** Returns the number of effects. NOTE: must be idempotent: a restored database repeats events. */
  write: (tx: Transaction<Tables>, events: readonly Event[]) => Promise<number>
  atOnce?: number
  /** SQL: while it is false, events wait. */
  wanted?: RawBuilder<unknown>
}
type Log = { warn: (about: object, message: string) => void }
type Place = { xmin: string; snapshot: string }
type Turn = { snapshot: string; own: string; last: string | null; events: StoredEvent[] | null; left: string[] | null }

const savedEvery = 600_000 // ms
const betweenReads = 100 // ms

/** Resolves when all earlier commits are handled; true if it had an effect here. */
export function readerOf<Event extends StoredEvent, Tables>(reading: Reading<Event, Tables>): EventReader {
  const { db, table, accepts, write, atOnce = 500, wanted = sql`true` } = reading
  const names = [...reading.names]
  let savedAt = Date.now()

  async function isDue(): Promise<boolean> {
    // Saving the place is a write: none without events.
    if (Date.now() - savedAt > savedEvery) return true
    return hasUnseen(db, { table, names, wanted })
  }

  async function takeTurn(): Promise<{ effects: number; isLast: boolean }> {
    return db.transaction().execute(async (tx) => {
      const place = await lockPlace(tx, table)
      if (!place) return { effects: 0, isLast: true }
      const turn = await readTurn(tx, table, place, names, atOnce)
      const events = (turn.events ?? []).filter((event) => accepts(event))
      const effects = events.length > 0 ? await write(tx, events) : 0
      await savePlace(tx, table, placeAfter(turn, place))
      savedAt = Date.now()
      return { effects, isLast: turn.last === null }
    })
  }

  return {
    async read() {
      let any = false
      if (!(await isDue())) return any
      for (let isLast = false; !isLast;) {
        const turn = await takeTurn()
        any ||= turn.effects > 0
        isLast = turn.isLast
      }
      return any
    },
  }
}

const readPlace = (
  table: string,
) => sql`select coalesce(snapshot, concat(position, ':', position, ':')::pg_snapshot) as place
  from ${sql.table(table)}`

async function lockPlace<Tables>(db: Transaction<Tables>, table: string): Promise<Place | undefined> {
  const { rows } = await prepared(
    `${table} lock`,
    sql<Place>`select pg_snapshot_xmin(place)::text as xmin, place::text as snapshot
      from (${readPlace(table)} for update skip locked) reading`,
  ).execute(db)
  return rows[0]
}

type Due = { table: string; names: readonly string[]; wanted: RawBuilder<unknown> }

/** NOTE: in the order of an index: a plan for unknown places would read all events. */
async function hasUnseen<Tables>(db: Kysely<Tables>, { table, names, wanted }: Due): Promise<boolean> {
  const { rows } = await prepared(
    `${table} due`,
    sql`select from (${readPlace(table)}) reading cross join lateral (
        select from events where xid >= pg_snapshot_xmin(place) and name = any(${names}::text[])
          and not pg_visible_in_snapshot(xid, place) order by xid limit 1) unseen
      where ${wanted}`,
  ).execute(db)
  return rows.length > 0
}

/** Events of older transactions: a crash may reuse later ids. `left`: transactions older than the last of `place`. */
async function readTurn<Tables>(
  tx: Transaction<Tables>,
  table: string,
  place: Place,
  names: readonly string[],
  atOnce: number,
): Promise<Turn> {
  const { rows } = await prepared(
    `${table} turn`,
    sql<Turn>`
    with unseen as materialized (
        select id, name, data, xid from events where xid >= ${place.xmin}::xid8 and name = any(${names}::text[])
          and not pg_visible_in_snapshot(xid, ${place.snapshot}::pg_snapshot) and xid < pg_current_xact_id()),
      last as (select xid from unseen order by xid offset ${atOnce - 1} limit 1)
    select pg_current_snapshot()::text as snapshot, pg_current_xact_id()::text as own,
      (select xid::text from last where exists (select from unseen u where u.xid > last.xid)) as last,
      (select json_agg(json_build_object('id', id, 'name', name, 'data', data) order by id)
        from unseen where xid <= coalesce((select xid from last), xid)) as events,
      (select array_agg(distinct xid::text)
        from unseen where xid > (select xid from last) and xid < pg_snapshot_xmax(${place.snapshot}::pg_snapshot)) as left`,
  ).execute(tx)
  return rows[0]!
}

/** The turn has seen everything before `end` but open and left transactions. */
function placeAfter({ snapshot, own, last, left }: Turn, before: Place): Place {
  const [, limit = '', ids = ''] = snapshot.split(':')
  const [, endBefore = ''] = before.snapshot.split(':')
  const ends = last === null ? [own, limit] : [endBefore, String(BigInt(last) + 1n)]
  const [lower, higher] = ends.map(BigInt).toSorted((a, b) => (a < b ? -1 : 1))
  const end = (last === null ? lower : higher)!
  const open = [...ids.split(','), ...(left ?? [])].flatMap((id) => (id && BigInt(id) < end ? BigInt(id) : []))
  const sorted = [...new Set(open)].toSorted((a, b) => (a < b ? -1 : 1))
  const xmin = String(sorted[0] ?? end)
  return { xmin, snapshot: `${xmin}:${end}:${sorted.join(',')}` }
}

/** `position`: for the version before, and restored databases. */
async function savePlace<Tables>(tx: Transaction<Tables>, table: string, { xmin, snapshot }: Place): Promise<void> {
  await prepared(
    `${table} save`,
    sql`update ${sql.table(table)} set snapshot = ${snapshot}::pg_snapshot,
    position = case when position::xid8 < ${xmin}::xid8 then ${xmin} else position end`,
  ).execute(tx)
}

type Following = { reader: EventReader; notifier: Notifier; log: Log; message: string }

/** A failed read is logged once. `close` waits for the current read. */
export function follow({ reader, notifier, log, message }: Following): { close: () => Promise<void> } {
  let reading: Promise<void> | undefined
  let again = false
  const closing = new AbortController()
  const { signal } = closing
  let troubled = false
  async function readOn(): Promise<void> {
    while (again && !signal.aborted) {
      again = false
      try {
        if (await reader.read()) notifier.notify()
        troubled = false
      } catch (error) {
        if (!troubled) log.warn({ err: error }, message)
        troubled = true
      }
      await pause(betweenReads, undefined, { signal }).catch(() => {})
    }
  }
  function wake(): void {
    again = true
    reading ??= readOn().finally(() => (reading = undefined))
  }
  async function close(): Promise<void> {
    closing.abort()
    await reading
  }
  notifier.onNotify(wake)
  wake()
  return { close }
}
