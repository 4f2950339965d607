// All SQL of idempotency_keys.
import type pg from 'pg'

type RequestRow = { call: string; bodyHash: string; answer: string | null }
type Begun = { userID: string; key: string; call: string; bodyHash: string }

/** One caller takes over a claim unanswered for a minute (a crashed process). */
export async function claimKey(pool: pg.Pool, { userID, key, call, bodyHash }: Begun): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'idempotency-claim',
    text: `insert into idempotency_keys (user_id, key, call, body_hash) values ($1, $2, $3, $4)
      on conflict (user_id, key) do update set asked_at = now()
        where idempotency_keys.answer is null and idempotency_keys.asked_at < now() - interval '1 minute'
          and idempotency_keys.call = excluded.call and idempotency_keys.body_hash = excluded.body_hash`,
    values: [userID, key, call, bodyHash],
  })
  return rowCount === 1
}

export async function findRequest(pool: pg.Pool, userID: string, key: string): Promise<RequestRow | undefined> {
  const { rows } = await pool.query<RequestRow>({
    name: 'idempotency-request',
    text: `select call, body_hash as "bodyHash", answer from idempotency_keys where user_id = $1 and key = $2`,
    values: [userID, key],
  })
  return rows[0]
}

export async function saveAnswer(pool: pg.Pool, userID: string, key: string, answer: string): Promise<void> {
  await pool.query({
    name: 'idempotency-answer',
    text: `update idempotency_keys set answer = $3 where user_id = $1 and key = $2`,
    values: [userID, key, answer],
  })
}

export async function releaseKey(pool: pg.Pool, userID: string, key: string): Promise<void> {
  await pool.query({
    name: 'repeat-drop',
    text: `delete from idempotency_keys where user_id = $1 and key = $2 and answer is null`,
    values: [userID, key],
  })
}

export async function deleteOldKeys(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from idempotency_keys where asked_at < now() - interval '1 day'`)
}
