// Memory by masked source.
import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { Purpose } from './budget.ts'
import { fill, hasWords, mask, type MaskedText } from './masking.ts'
import type { Glossary } from './glossary.ts'

export type Source = {
  text: string
  from: string | undefined
  names?: readonly string[] | undefined
  key?: string | undefined
  business?: string | null | undefined
}
export type PreparedText = {
  masked: MaskedText
  hash: string
  from: string
  glossary: string
  business?: string | null | undefined
}
export type Translation = { text: string; provider: string }
export type MemoryKey = Pick<PreparedText, 'hash' | 'from' | 'glossary'>

const days = 30

export function prepare(
  { text, from, names, business }: Source & { from: string },
  to: string,
  glossary: Glossary,
): PreparedText {
  const masked = mask(text, { from, to, names, terms: glossary.standing })
  const hash = createHash('sha256').update(masked.text).digest('hex')
  return { masked, hash, from, glossary: glossary.versionFor(masked.text), business }
}

export function translatedByMasks({ masked }: PreparedText): string | undefined {
  return hasWords(masked.text) ? undefined : fill(masked)
}

/** Nobody learns by a public text whether it stands in somebody's message. */
export async function recall(
  db: Kysely<DB>,
  wanted: readonly MemoryKey[],
  { to, order, purpose }: { to: string; order: readonly string[]; purpose: Purpose },
): Promise<(Translation | undefined)[]> {
  if (wanted.length === 0) return []
  const columns = [
    wanted.map(({ hash }) => hash),
    wanted.map(({ from }) => from),
    wanted.map(({ glossary }) => glossary),
  ]
  const { rows } = await sql<{ place: number; text: string; provider: string }>`
    select distinct on (w.place) w.place::int as place, t.text, t.provider
    from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[])
      with ordinality as w(hash, source_language, glossary, place)
    join translations t on t.source_hash = decode(w.hash, 'hex') and t.source_language = w.source_language
      and t.language = ${to} and t.glossary = w.glossary
      and (t.expires_at is null or ${purpose !== 'listing'} and (not t.is_private or ${purpose === 'message'}))
    order by w.place, array_position(${order}::text[], t.provider) nulls last`.execute(db)
  const found = new Map(rows.map(({ place, text, provider }) => [place - 1, { text, provider }]))
  return wanted.map((_, at) => found.get(at))
}

type NewTranslation = MemoryKey & { text: string }

export async function remember(
  tx: Transaction<DB>,
  made: readonly NewTranslation[],
  { to, provider, purpose }: { to: string; provider: string; purpose: Purpose },
): Promise<void> {
  if (made.length === 0) return
  const until = purpose === 'listing' ? sql`null::timestamptz` : sql`now() + make_interval(days => ${days})`
  const isPrivate = purpose === 'message'
  const one = new Map(made.map((row) => [`${row.hash} ${row.from} ${row.glossary}`, row]))
  const rows = JSON.stringify([...one.values()])
  await sql`insert into translations as t (source_hash, source_language, language, provider, glossary, text, expires_at, is_private)
    select decode(m.hash, 'hex'), m."from", ${to}, ${provider}, m.glossary, m.text, ${until}, ${isPrivate}::boolean
    from jsonb_to_recordset(${rows}::jsonb) as m(hash text, "from" text, glossary text, text text)
    order by 1, 2, 5
    on conflict (source_hash, source_language, language, provider, glossary) do update
      set expires_at = case when t.expires_at is null then null else excluded.expires_at end,
        is_private = t.is_private and excluded.is_private`.execute(tx)
}

export async function forget(tx: Kysely<DB>, forgotten: readonly MemoryKey[], to: string): Promise<void> {
  const columns = [
    forgotten.map(({ hash }) => hash),
    forgotten.map(({ from }) => from),
    forgotten.map(({ glossary }) => glossary),
  ]
  await sql`delete from translations t
    using unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[]) as f(hash, source_language, glossary)
    where t.source_hash = decode(f.hash, 'hex') and t.source_language = f.source_language and t.glossary = f.glossary
      and t.language = ${to}`.execute(tx)
}

export async function forgetExpired(db: Kysely<DB>): Promise<void> {
  await sql`delete from translations where expires_at < now()`.execute(db)
}
