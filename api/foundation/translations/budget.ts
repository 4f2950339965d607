// Budget of characters.
import { sql, type Transaction } from 'kysely'
import { add } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { TranslationCaps } from '#api/foundation/context.ts'

type Tx = Transaction<DB>
export type CapKind = 'day' | 'month' | 'business' | 'portal'
/** `post`: public, by people. */
export type Purpose = 'listing' | 'post' | 'message'
/** Lines of providers. */
export type LineName = Exclude<Purpose, 'post'>
export type Limit = { kind: CapKind; until: Date }
export type Cost = { characters: number; business: string | null; portal: string }
type Charge = { kind: CapKind; scope: string; startsOn: string; characters: number }
export type Period = { kind: 'day' | 'month'; startsOn: string; until: Date }
export type Warning = { kind: CapKind; scope: string; startsOn: string; characters: number; cap: number }

const warnShare = 0.8

export function periodOf(kind: CapKind, now: Date): { startsOn: string; until: Date } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  const isDay = kind === 'day'
  const start = new Date(Date.UTC(year, month, isDay ? day : 1))
  const until = new Date(isDay ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1))
  return { startsOn: start.toISOString().slice(0, 10), until }
}

export function countersOf({ business, portal }: Omit<Cost, 'characters'>): { kind: CapKind; scope: string }[] {
  return [
    { kind: 'day', scope: '' },
    { kind: 'month', scope: '' },
    ...(business ? [{ kind: 'business' as const, scope: business }] : []),
    ...(portal ? [{ kind: 'portal' as const, scope: portal }] : []),
  ]
}

export const keyOf = ({ kind, scope }: { kind: string; scope: string }) => `${kind} ${scope}`

export type Reservation = { callID: string | undefined; limits: (Limit | undefined)[] }
type Call = { provider: string; purpose: Purpose; from: string; to: string; isStranger?: boolean | undefined }

export async function reserve(
  tx: Tx,
  caps: TranslationCaps,
  costs: readonly Cost[],
  call: Call,
  now: Date,
): Promise<Reservation> {
  const counters = await lockCounters(tx, costs, now)
  const bounds = call.isStranger ? strangersCaps(caps) : caps
  const taken = new Map<string, number>()
  const limits = costs.map((cost): Limit | undefined => {
    const own = countersOf(cost)
    const full = own.find((one) => {
      const cap = bounds[one.kind]
      const key = keyOf(one)
      return cap !== undefined && (counters.get(key) ?? 0) + (taken.get(key) ?? 0) + cost.characters > cap
    })
    if (full) return { kind: full.kind, until: periodOf(full.kind, now).until }
    for (const one of own) taken.set(keyOf(one), (taken.get(keyOf(one)) ?? 0) + cost.characters)
    return undefined
  })
  const charges = chargesOf(costs, taken, now)
  if (charges.length === 0) return { callID: undefined, limits }
  await charge(tx, charges, 1)
  await warn(tx, caps, charges, counters)
  const sent = costs.filter((_, at) => !limits[at])
  const { id } = await tx
    .insertInto('translationCalls')
    .values({
      provider: call.provider,
      purpose: call.purpose === 'message' ? 'message' : 'listing',
      sourceLanguage: call.from,
      language: call.to,
      texts: sent.length,
      characters: sent.reduce((sum, { characters }) => sum + characters, 0),
      charges: JSON.stringify(charges),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { callID: id, limits }
}

/** Half of the caps of day and month. */
export function strangersCaps({ day, month, ...caps }: TranslationCaps): TranslationCaps {
  const half = (cap: number | undefined) => cap && Math.floor(cap / 2)
  return { ...caps, day: half(day), month: half(month) }
}

async function lockCounters(tx: Tx, costs: readonly Cost[], now: Date): Promise<Map<string, number>> {
  const all = new Map(costs.flatMap(countersOf).map((one) => [keyOf(one), one]))
  const sorted = [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  const [kinds, scopes] = [sorted.map(({ kind }) => kind), sorted.map(({ scope }) => scope)]
  const starts = sorted.map(({ kind }) => periodOf(kind, now).startsOn)
  const wanted = sql`unnest(${kinds}::text[], ${scopes}::text[], ${starts}::date[])`
  await sql`insert into translation_budgets (kind, scope, starts_on)
    select * from ${wanted} order by 1, 2 on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ kind: string; scope: string; characters: number }>`
    select b.kind, b.scope, b.characters::float8 as characters
    from translation_budgets b
    where (b.kind, b.scope, b.starts_on) in (select * from ${wanted})
    order by b.kind, b.scope, b.starts_on for update`.execute(tx)
  return new Map(rows.map((row) => [keyOf(row), row.characters]))
}

function chargesOf(costs: readonly Cost[], taken: ReadonlyMap<string, number>, now: Date): Charge[] {
  const all = new Map(costs.flatMap(countersOf).map((one) => [keyOf(one), one]))
  return [...all].flatMap(([key, { kind, scope }]) => {
    const characters = taken.get(key) ?? 0
    return characters > 0 ? [{ kind, scope, startsOn: periodOf(kind, now).startsOn, characters }] : []
  })
}

async function charge(tx: Tx, charges: readonly Charge[], sign: 1 | -1): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) as c(kind text, scope text, "startsOn" date, characters bigint)`
  await sql`update translation_budgets b set characters = b.characters + ${sign} * l.characters
    from (
      select t.kind, t.scope, t.starts_on, c.characters
      from translation_budgets t join ${given} on t.kind = c.kind and t.scope = c.scope and t.starts_on = c."startsOn"
      order by t.kind, t.scope, t.starts_on for update of t) l
    where b.kind = l.kind and b.scope = l.scope and b.starts_on = l.starts_on`.execute(tx)
}

async function warn(
  tx: Tx,
  caps: TranslationCaps,
  charges: readonly Charge[],
  before: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { kind, scope, startsOn, characters } of charges) {
    const cap = caps[kind]
    const after = (before.get(keyOf({ kind, scope })) ?? 0) + characters
    if (cap === undefined || kind === 'business' || after < cap * warnShare) continue
    const { rows } = await sql`update translation_budgets set told_at = now()
      where kind = ${kind} and scope = ${scope} and starts_on = ${startsOn}::date and told_at is null returning kind`.execute(
      tx,
    )
    const warning: Warning = { kind, scope, startsOn, characters: after, cap }
    if (rows.length > 0) await add(tx, 'translations.warn', warning)
  }
}

export async function settle(tx: Tx, callID: string, state: 'used' | 'lost' | 'released'): Promise<void> {
  const call = await tx
    .updateTable('translationCalls')
    .set({ state })
    .where('id', '=', callID)
    .where('state', '=', 'reserved')
    .returning('charges')
    .executeTakeFirst()
  if (call && state === 'released') await charge(tx, call.charges as Charge[], -1)
}

/** Calls of dead processes. */
export async function settleAbandoned(tx: Tx): Promise<void> {
  await sql`update translation_calls set state = 'lost'
    where state = 'reserved' and made_at < now() - interval '10 minutes'`.execute(tx)
}
