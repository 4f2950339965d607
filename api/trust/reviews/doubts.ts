// Signs of fraud. Doubted reviews are shown, uncounted, and wait for the operator.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Doubt } from '#contract/trust/reviews/standing.ts'
import type { DB } from '#api/database/tables.ts'
import { isShared, ownDomain } from '#api/identity/businesses/lookup.ts'

type Tx = Transaction<DB>
type Writing = { id: string }

const burstLeast = 5 // about one company in a day
const lowBurstLeast = 3 // of means up to 2, in a week

/** Others of a burst or circle share the doubt. */
export async function doubtsOf(tx: Tx, { id }: Writing): Promise<Doubt[]> {
  const found: Doubt[] = []
  if (await areAlike(tx, id)) found.push('alike')
  if (await shareDomain(tx, id)) found.push('domain')
  const burst = await findBurst(tx, id)
  const circle = await findCircle(tx, id)
  if (burst.length > 0) found.push('burst')
  if (circle.length > 0) found.push('circle')
  if (await isFirstThread(tx, id)) found.push('firstThread')
  await addDoubt(tx, burst, 'burst')
  await addDoubt(tx, circle, 'circle')
  return found
}

/** Decisions stay. */
export async function addDoubt(tx: Tx, ids: readonly string[], doubt: Doubt): Promise<number> {
  if (ids.length === 0) return 0
  const { numAffectedRows } = await sql`
    update reviews set doubts = array_append(doubts, ${doubt}) where id = any(${ids}::uuid[]) and not ${doubt} = any(doubts)`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}

async function isTrue(db: Kysely<DB>, query: ReturnType<typeof sql<{ is: boolean }>>): Promise<boolean> {
  return (await query.execute(db)).rows[0]?.is ?? false
}

/** Same phone or mailbox on both sides. */
const areAlike = (tx: Tx, id: string) =>
  isTrue(
    tx,
    sql<{ is: boolean }>`select exists (
      select from people_of(r.writer_kind, r.writer_id) w cross join lateral people_like(w) same
        join people_of(r.about_kind, r.about_id) a on a = same.id
      where same.reason in ('email', 'phone')) as is from reviews r where r.id = ${id}`,
  )

async function shareDomain(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ side: string; domain: string | null; website: string | null }>`
    select 'writer' as side, d as domain, null as website from reviews r, mail_domains_of(r.writer_kind, r.writer_id) d where r.id = ${id}
    union all select 'about', d, null from reviews r, mail_domains_of(r.about_kind, r.about_id) d where r.id = ${id}
    union all select case h.id when r.writer_id then 'writer' else 'about' end, null, h.website
      from reviews r join actor_homes h on h.id in (r.writer_id, r.about_id) where r.id = ${id}`.execute(tx)
  const domainsOf = (side: string) =>
    new Set(
      rows
        .filter((row) => row.side === side)
        .map(({ domain, website }) => domain ?? ownDomain(website).domain)
        .filter((domain) => domain !== '' && !isShared(domain)),
    )
  const writer = domainsOf('writer')
  return [...domainsOf('about')].some((domain) => writer.has(domain))
}

async function findBurst(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; low: boolean; day: boolean }>`
    select other.id, other.handed_at > now() - interval '1 day' as day,
      coalesce((select avg(s) from unnest(array[other.kept, other.quality, other.communication, other.on_time]) s), 5) <= 2 as low
    from reviews r join reviews other on other.about_id = r.about_id and other.side = r.side
    where r.id = ${id} and other.state in ('held', 'waiting', 'published') and other.handed_at > now() - interval '7 days'`.execute(
    tx,
  )
  const day = rows.filter((row) => row.day)
  if (day.length >= burstLeast) return day.map((row) => row.id)
  const low = rows.filter((row) => row.low)
  return low.length >= lowBurstLeast && low.some((row) => row.id === id) ? low.map((row) => row.id) : []
}

/** Buyers' reviews of fives alone that lead back to the writer over at most four. */
async function findCircle(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    with recursive fives as (
      select id, writer_id, about_id from reviews
      where side = 'S' and state in ('held', 'waiting', 'published') and handed_at > now() - interval '1 year'
        and 5 = all (array_remove(array[kept, quality, communication, on_time], null))),
    paths (ids, start, place) as (
      select array[f.id], f.writer_id, f.about_id from fives f where f.id = ${id}
      union all
      select p.ids || f.id, p.start, f.about_id from paths p join fives f on f.writer_id = p.place
      where p.place <> p.start and cardinality(p.ids) < 4 and not f.id = any(p.ids))
    select ids from paths where place = start limit 20`.execute(tx)
  return [...new Set(rows.flatMap(({ ids }) => ids))]
}

const isFirstThread = (tx: Tx, id: string) =>
  isTrue(
    tx,
    sql<{ is: boolean }>`select not exists (
      select from deals before where (before.sender_id = r.writer_id or before.receiver_id = r.writer_id) and before.created_at < d.created_at) as is
      from reviews r join deals d on d.id = r.request_id where r.id = ${id}`,
  )

/** Reviews between people of such a pair. */
export async function findOnDevices(
  db: Kysely<DB>,
  pairs: readonly { one: string; other: string }[],
): Promise<string[]> {
  if (pairs.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select distinct r.id from unnest(${pairs.map(({ one }) => one)}::uuid[], ${pairs.map(({ other }) => other)}::uuid[]) pair (one, other)
      join reviews r on r.state in ('held', 'waiting', 'published') and r.handed_at > now() - interval '1 year'
    where exists (select from people_of(r.writer_kind, r.writer_id) w where w in (pair.one, pair.other))
      and exists (select from people_of(r.about_kind, r.about_id) a where a in (pair.one, pair.other))
      and not 'device' = any(r.doubts)`.execute(db)
  return rows.map(({ id }) => id)
}
