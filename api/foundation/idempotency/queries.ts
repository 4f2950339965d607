// SQL of idempotency_keys.
import type { Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from '#api/database/tables.ts'

type RequestRow = { call: string; bodyHash: string; answer: string | null }
/** `lasting`: never forgotten. */
export type KeyClaim = { userID: string; key: string; call: string; bodyHash: string; lasting: boolean }

/** A claim unanswered for a minute (crash) is taken over once. */
export async function claimKey(pool: pg.Pool, { userID, key, call, bodyHash, lasting }: KeyClaim): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'idempotency-claim',
    text: `insert into idempotency_keys (user_id, key, call, body_hash, lasting) values ($1, $2, $3, $4, $5)
      on conflict (user_id, key) do update set asked_at = now()
        where idempotency_keys.answer is null and idempotency_keys.asked_at < now() - interval '1 minute'
          and idempotency_keys.call = excluded.call and idempotency_keys.body_hash = excluded.body_hash`,
    values: [userID, key, call, bodyHash, lasting],
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

type Key = Pick<KeyClaim, 'userID' | 'key'>

export async function saveAnswer(pool: pg.Pool, { userID, key }: Key, answer: string): Promise<void> {
  await pool.query({
    name: 'idempotency-answer',
    text: `update idempotency_keys set answer = $3 where user_id = $1 and key = $2`,
    values: [userID, key, answer],
  })
}

export async function releaseKey(pool: pg.Pool, { userID, key }: Key): Promise<void> {
  await pool.query({
    name: 'idempotency-release',
    text: `delete from idempotency_keys where user_id = $1 and key = $2 and answer is null`,
    values: [userID, key],
  })
}

/** Lasting keys lose their answers: repetitions are refused. */
export async function deleteOldKeys(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from idempotency_keys where not lasting and asked_at < now() - interval '1 day'`)
  await pool.query(
    `update idempotency_keys set answer = '' where lasting and answer <> '' and asked_at < now() - interval '30 days'`,
  )
}

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx.deleteFrom('idempotencyKeys').where('userId', '=', userID).execute()
}
