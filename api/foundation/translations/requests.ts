// SQL of requests.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { LineName } from './budget.ts'

type Tx = Transaction<DB>
export type NewRequest = {
  key: string
  to: string
  from: string
  hash: string
  glossary: string
  masked: string
  values: string[]
  of: string
  purpose: LineName
  business: string | null
  portal: string
}
/** `values` of the marks in `text`; `of`: hash of the original. */
export type DoneRequest = {
  key: string
  language: string
  from: string
  of: string
  hash: string
  masked: string
  values: string[]
  text: string
}
export type TakenRequest = {
  id: string
  key: string
  hash: string
  glossary: string
  masked: string
  business: string | null
  portal: string
  attempts: number
  tried: string[]
  alone: boolean
}
export type WaitingRequest = { id: string; key: string; from: string; to: string; hash: string }
export type Group = { from: string; to: string; purpose: LineName }

const lease = 90 // seconds: over two deadlines
const attemptsMost = 12

export async function addRequests(tx: Tx, requests: readonly NewRequest[], wait: number): Promise<number> {
  const one = new Map(requests.map((request) => [`${request.to} ${request.key}`, request]))
  if (one.size === 0) return 0
  const { numAffectedRows } = await sql`insert into translation_requests as r
      (key, language, source_language, source_hash, glossary, masked, kept_values, original_hash, purpose, business_id, portal, due_at)
    select n.key, n."to", n."from", decode(n.hash, 'hex'), n.glossary, n.masked, n."values", n."of", n.purpose, n.business, n.portal,
      now() + make_interval(secs => ${wait})
    from jsonb_to_recordset(${JSON.stringify([...one.values()])}::jsonb) as n(key text, "to" text, "from" text, hash text,
      glossary text, masked text, "values" text[], "of" text, purpose text, business uuid, portal text)
    order by 1, 2
    on conflict (key, language) do update set source_language = excluded.source_language, source_hash = excluded.source_hash,
      glossary = excluded.glossary, masked = excluded.masked, kept_values = excluded.kept_values,
      original_hash = excluded.original_hash, purpose = excluded.purpose, business_id = excluded.business_id,
      portal = excluded.portal, due_at = excluded.due_at, attempts = 0, tried = '{}', alone = false, error = '',
      failed_at = null, worker = null, taken_until = null
    where (r.source_hash, r.source_language, r.glossary, r.original_hash) is distinct from
      (excluded.source_hash, excluded.source_language, excluded.glossary, excluded.original_hash)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export async function findAskedFor(db: Kysely<DB>, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('translationRequests')
    .select('language')
    .distinct()
    .where('key', 'in', keys)
    .execute()
  return new Set(rows.map(({ language }) => language))
}

export async function removeKnown(tx: Tx, order: readonly string[]): Promise<DoneRequest[]> {
  const { rows } = await sql<DoneRequest>`with known as (
      select distinct on (r.id) r.id, r.source_hash, r.glossary, t.text
      from translation_requests r join translations t on t.source_hash = r.source_hash
        and t.source_language = r.source_language and t.language = r.language and t.glossary = r.glossary
      where r.due_at <= now() and r.failed_at is null
        and (t.expires_at is null or r.purpose = 'message')
      order by r.id, array_position(${[...order]}::text[], t.provider) nulls last)
    delete from translation_requests r using known
    where r.id = known.id and r.source_hash = known.source_hash and r.glossary = known.glossary
    returning r.key, r.language, r.source_language as "from", r.original_hash as "of",
      encode(r.source_hash, 'hex') as hash, r.masked, r.kept_values as "values",
      known.text`.execute(tx)
  return rows
}

export async function dueGroups(db: Kysely<DB>): Promise<Group[]> {
  const { rows } = await sql<Group>`select source_language as "from", language as "to", purpose
    from translation_requests
    where failed_at is null and due_at <= now() and (taken_until is null or taken_until < now())
    group by source_language, language, purpose order by min(due_at)`.execute(db)
  return rows
}

/** One process at a time: a text of several things is taken once. */
export async function takeRequests(
  tx: Tx,
  { from, to, purpose }: Group,
  { worker, provider, most }: { worker: string; provider: string; most: number },
): Promise<TakenRequest[]> {
  await sql`select pg_advisory_xact_lock(hashtext('net.translation_requests'))`.execute(tx)
  const { rows } = await sql<TakenRequest>`
    with due as (
      select distinct on (r.source_hash, r.glossary) r.id, r.due_at, r.alone
      from translation_requests r
      where r.failed_at is null and r.due_at <= now() and (r.taken_until is null or r.taken_until < now())
        and r.source_language = ${from} and r.language = ${to} and r.purpose = ${purpose} and not r.tried @> array[${provider}]
        and not exists (
          select from translation_requests other
          where other.source_hash = r.source_hash and other.language = r.language and other.taken_until > now())
      order by r.source_hash, r.glossary, r.due_at
    ), first as (select id, alone from due order by alone desc, due_at, id limit ${most}),
    chosen as (select id from first where not exists (select from first where alone)
      union all (select id from first where alone limit 1))
    update translation_requests r
    set worker = ${worker}, taken_until = now() + make_interval(secs => ${lease})
    from chosen where r.id = chosen.id
    returning r.id, r.key, encode(r.source_hash, 'hex') as hash, r.glossary, r.masked, r.business_id as business, r.portal,
      r.attempts, r.tried, r.alone`.execute(tx)
  return rows
}

export async function findWaiting(db: Kysely<DB>, after: string | undefined, most: number): Promise<WaitingRequest[]> {
  const { rows } = await sql<WaitingRequest>`
    select id, key, source_language as "from", language as "to", encode(source_hash, 'hex') as hash from translation_requests
    where ${after ?? null}::uuid is null or id > ${after ?? null}::uuid order by id limit ${most}`.execute(db)
  return rows
}

export async function removeRequests(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('translationRequests').where('id', 'in', ids).execute()
}

type TranslatedText = Pick<TakenRequest, 'hash' | 'glossary'> & { text: string }

export async function removeDone(tx: Tx, { from, to }: Group, done: readonly TranslatedText[]): Promise<DoneRequest[]> {
  if (done.length === 0) return []
  const [hashes, glossaries] = [done.map(({ hash }) => hash), done.map(({ glossary }) => glossary)]
  const texts = done.map(({ text }) => text)
  const { rows } = await sql<DoneRequest>`delete from translation_requests r
    using unnest(${hashes}::text[], ${glossaries}::text[], ${texts}::text[]) as d(hash, glossary, text)
    where r.source_hash = decode(d.hash, 'hex') and r.glossary = d.glossary
      and r.source_language = ${from} and r.language = ${to}
    returning r.key, r.language, r.source_language as "from", r.original_hash as "of",
      encode(r.source_hash, 'hex') as hash, r.masked, r.kept_values as "values",
      d.text`.execute(tx)
  return rows
}

type Retry = { after: number; error?: string; tried?: string; alone?: boolean; counts: boolean }

export async function giveBack(tx: Tx, ids: readonly string[], worker: string, retry: Retry): Promise<void> {
  if (ids.length === 0) return
  const { after, error = '', tried, alone, counts } = retry
  await sql`update translation_requests set worker = null, taken_until = null, error = ${error},
      due_at = now() + make_interval(secs => ${after}), attempts = attempts + ${counts ? 1 : 0},
      tried = case when ${tried ?? null}::text is null then tried else array_append(tried, ${tried ?? null}::text) end,
      alone = coalesce(${alone ?? null}::boolean, alone),
      failed_at = case when ${counts} and attempts + 1 >= ${attemptsMost} then now() end
    where id = any(${[...ids]}::uuid[]) and worker = ${worker}`.execute(tx)
}

export async function giveUpTried(tx: Tx, { from, to, purpose }: Group, line: readonly string[]): Promise<void> {
  await sql`update translation_requests set failed_at = now(), worker = null, taken_until = null
    where failed_at is null and due_at <= now() and source_language = ${from} and language = ${to} and purpose = ${purpose}
      and tried @> ${[...line]}::text[]`.execute(tx)
}

export async function forgetRequests(db: Kysely<DB>): Promise<void> {
  await sql`delete from translation_requests where due_at < now() - interval '30 days'`.execute(db)
}

export async function countRequests(db: Kysely<DB>): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where failed_at is null)::int as waiting, count(*) filter (where failed_at is not null)::int as failed
    from translation_requests`.execute(db)
  return rows[0]!
}
