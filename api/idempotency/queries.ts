// All SQL of repeats.
import type pg from 'pg'

type RepeatRow = { call: string; bodyHash: string; answer: string | null }
type Begun = { userID: string; key: string; call: string; bodyHash: string }

/**
 * Takes the key for this request; false where it is taken already. One that was begun over a minute ago and never answered (its
 * process has ended) is taken over, by one of those who ask.
 */
export async function beginRepeat(pool: pg.Pool, { userID, key, call, bodyHash }: Begun): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'repeat-begin',
    text: `insert into repeats (user_id, key, call, body_hash) values ($1, $2, $3, $4)
      on conflict (user_id, key) do update set asked_at = now()
        where repeats.answer is null and repeats.asked_at < now() - interval '1 minute'
          and repeats.call = excluded.call and repeats.body_hash = excluded.body_hash`,
    values: [userID, key, call, bodyHash],
  })
  return rowCount === 1
}

/** What the key was taken for. */
export async function findRepeat(pool: pg.Pool, userID: string, key: string): Promise<RepeatRow | undefined> {
  const { rows } = await pool.query<RepeatRow>({
    name: 'repeat',
    text: `select call, body_hash as "bodyHash", answer from repeats where user_id = $1 and key = $2`,
    values: [userID, key],
  })
  return rows[0]
}

export async function endRepeat(pool: pg.Pool, userID: string, key: string, answer: string): Promise<void> {
  await pool.query({
    name: 'repeat-end',
    text: `update repeats set answer = $3 where user_id = $1 and key = $2`,
    values: [userID, key, answer],
  })
}

/** Lets the key go, so that the request may be made again. */
export async function dropRepeat(pool: pg.Pool, userID: string, key: string): Promise<void> {
  await pool.query({
    name: 'repeat-drop',
    text: `delete from repeats where user_id = $1 and key = $2 and answer is null`,
    values: [userID, key],
  })
}

/** Forgets those older than a day. */
export async function forgetRepeats(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from repeats where asked_at < now() - interval '1 day'`)
}
