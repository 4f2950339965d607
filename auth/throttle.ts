// Throttle with back-off, in the database.
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { networkOf } from '#kit/networks.ts'
import { Refusal } from '#kit/refusal.ts'
import { later } from './later.ts'
import { hashOf } from './secrets.ts'

/** Beyond the free attempts waits double up to `longest`; a quiet `window` resets. Seconds. */
export type Rule = { free: number; longest: number; window: number }
export type Key = { key: string; rule: Rule }

const hour = 3600
/** One account, one address. */
const pair: Rule = { free: 5, longest: 900, window: hour }
/** One account, one known device; foreign guesses don't count. */
const device: Rule = { free: 10, longest: 900, window: hour }
/** One account from anywhere; loose: strangers can't lock out owners. */
const account: Rule = { free: 30, longest: 60, window: hour }
/** One address, any account: maybe an office. */
const address: Rule = { free: 100, longest: 900, window: hour }

const registering: Rule = { free: 300, longest: 900, window: hour }
export const mailing: Rule = { free: 3, longest: hour, window: hour }
/** One mailbox from anywhere: limits floods, locks nobody out. */
const mailBox: Rule = { free: 20, longest: 300, window: hour }

export function signInKeys(email: string, from: string, recognizeDevice: string | undefined): Key[] {
  if (recognizeDevice) return [keyFor('device', `${email} ${recognizeDevice}`, device)]
  const network = networkOf(from)
  return [
    { key: keyOf('pair', `${email} ${network}`), rule: pair },
    { key: keyOf('account', email), rule: account },
    { key: keyOf('address', network), rule: address },
  ]
}

export function addressKeys(from: string): Key[] {
  return [{ key: keyOf('address', networkOf(from)), rule: address }]
}

export function registerKeys(from: string): Key[] {
  return [{ key: keyOf('register', networkOf(from)), rule: registering }]
}

export function emailKeys(kind: 'forgot' | 'registration', email: string, from: string): Key[] {
  return [keyFor(kind, `${email} ${networkOf(from)}`, mailing), keyFor(`${kind}-mail-box`, email, mailBox)]
}

export function keyFor(kind: string, of: string, rule: Rule): Key {
  return { key: keyOf(kind, of), rule }
}

// Hashed: no email addresses.
function keyOf(kind: string, of: string): string {
  return `${kind} ${hashOf(of).toString('base64url').slice(0, 22)}`
}

export class Throttle {
  readonly #pool: pg.Pool
  readonly #now: () => Date
  // Waits (ms since 1970): floods need no statement.
  readonly #untils = new LRUCache<string, number>({ max: 10_000 })

  constructor(pool: pg.Pool, now: () => Date) {
    this.#pool = pool
    this.#now = now
  }

  /** Counts first, so that concurrent ones count. Throws TooManyRequests while a key must wait. */
  async attempt(keys: Key[]): Promise<void> {
    const now = this.#now()
    const known = Math.max(...keys.map(({ key }) => this.#untils.get(key) ?? 0))
    if (known > now.getTime()) throw mustWait(known - now.getTime())
    const until = await countAttempt(this.#pool, keys, now)
    if (!until) return
    this.#untils.set(until.key, until.until.getTime())
    throw mustWait(until.until.getTime() - now.getTime())
  }

  /** Resets the account's keys, gives the address one attempt back. */
  async forgive(keys: Key[]): Promise<void> {
    await this.#pool.query({ name: 'forgive-attempt', text: forgivingAlone, values: this.forgiven(keys) })
  }

  /** Parameters of `forgiving`; clears the cache. */
  forgiven(keys: Key[]): [own: string[], shared: string[]] {
    const names = keys.map(({ key }) => key)
    for (const name of names) this.#untils.delete(name)
    const isShared = (name: string) => name.startsWith('address ')
    return [names.filter((name) => !isShared(name)), names.filter(isShared)]
  }

  async withdraw(keys: Key[]): Promise<void> {
    const names = keys.map(({ key }) => key)
    await this.#pool.query({ name: 'forgive-attempt', text: forgivingAlone, values: [[], names] })
  }
}

/** SQL that forgives `own` and `shared` keys. Rows lock in counting order, against deadlocks. */
export function forgiving(own: string, shared: string): string {
  return `held as (
    select key from throttles where key = any(${own}::text[] || ${shared}::text[]) order by key for update),
  cleared as (delete from throttles where key = any(${own}) and key in (select key from held)),
  given_back as (
    update throttles set tries = greatest(tries - 1, 0), until = to_timestamp(0)
    where key = any(${shared}) and key in (select key from held))`
}
const forgivingAlone = `with ${forgiving('$1', '$2')} select`

function mustWait(milliseconds: number): Refusal {
  const retryAfter = Math.max(1, milliseconds / 1000)
  return new Refusal('TooManyRequests', 'Too many attempts, wait a moment please', { retryAfter })
}

const counting = `with asked as (
    select * from json_to_recordset($1::json) as r(key text, free int, longest int, "window" int)),
  counted as (
    insert into throttles as t (key, tries, last_at, until)
    select a.key, 1, $2::timestamptz, to_timestamp(0) from asked a order by a.key
    on conflict (key) do update set
      last_at = excluded.last_at,
      (tries, until) = (
        select n, case when n <= a.free then to_timestamp(0)
          else excluded.last_at + make_interval(secs => least(a.longest, power(2, least(n - a.free, 20)))) end
        from asked a, lateral (select case
          when t.last_at < excluded.last_at - make_interval(secs => a."window") then 1 else t.tries + 1 end as n) as count
        where a.key = t.key)
    where t.until <= excluded.last_at
    returning key)
  select a.key, t.until from asked a left join throttles t using (key)
  where a.key not in (select key from counted) order by t.until desc nulls last limit 1`

async function countAttempt(pool: pg.Pool, keys: Key[], now: Date): Promise<{ key: string; until: Date } | undefined> {
  const list = JSON.stringify(keys.map(({ key, rule }) => ({ key, ...rule })))
  const { rows } = await pool.query<{ key: string; until: Date | null }>({
    name: 'count-attempt',
    text: counting,
    values: [list, now],
  })
  const [held] = rows
  // A concurrent wait is invisible yet.
  return held && { key: held.key, until: held.until && held.until > now ? held.until : later(now, 1) }
}
