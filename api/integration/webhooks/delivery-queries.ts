// SQL of deliveries.
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Attempt } from '#contract/integration/webhooks/webhooks.ts'
import type { DB, WebhookDeliveries } from '#api/database/tables.ts'
import type { Tx } from './queries.ts'
import type { StoredSecret } from './signing.ts'

export type DeliveryRow = Omit<Selectable<WebhookDeliveries>, 'attempts'> & { attempts: Attempt[] }
type One = { webhookID: string; deliveryID: string }

export async function listDeliveries(
  db: Kysely<DB>,
  webhookID: string,
  { status, before, size }: { status: string | undefined; before: string | undefined; size: number },
): Promise<DeliveryRow[]> {
  const rows = await db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookID)
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.map(withAttempts)
}

export async function addTest(tx: Tx, webhookID: string, type: string, body: string): Promise<DeliveryRow> {
  const row = await tx
    .insertInto('webhookDeliveries')
    .values({ webhookId: webhookID, eventId: sql`uuidv7()`, type, body, nextAt: sql`now()`, pressedAt: sql`now()` })
    .returningAll()
    .executeTakeFirstOrThrow()
  return withAttempts(row)
}

export async function countPressed(tx: Tx, businessID: string): Promise<number> {
  const { count } = await tx
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('webhooks.businessId', '=', businessID)
    .where('pressedAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count
}

export async function lockDelivery(tx: Tx, { webhookID, deliveryID }: One): Promise<DeliveryRow | undefined> {
  const row = await tx
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('id', '=', deliveryID)
    .where('webhookId', '=', webhookID)
    .forUpdate()
    .executeTakeFirst()
  return row && withAttempts(row)
}

/** New attempts. */
export async function beginRun(tx: Tx, id: string): Promise<DeliveryRow> {
  const row = await tx
    .updateTable('webhookDeliveries')
    .set({ status: 'waiting', run: sql`run + 1`, tries: 0, nextAt: sql`now()`, pressedAt: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return withAttempts(row)
}

export type Due = Pick<
  DeliveryRow,
  'id' | 'webhookId' | 'eventId' | 'type' | 'body' | 'run' | 'tries' | 'pressedAt'
> & {
  url: string
  secrets: StoredSecret[]
  silent: boolean
  restsUntil: Date | null
}

export async function findDue(db: Kysely<DB>, { id, run }: { id: string; run: number }): Promise<Due | undefined> {
  const row = await db
    .selectFrom('webhookDeliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
    .select(['d.id', 'd.webhookId', 'd.eventId', 'd.type', 'd.body', 'd.run', 'd.tries', 'd.pressedAt'])
    .select(['w.url', 'w.secrets', 'w.restsUntil'])
    .select(
      sql<boolean>`w.disabled_by is not null
        or not exists (select from actors a where a.kind = 'business' and a.id = w.business_id)`.as('silent'),
    )
    .where('d.id', '=', id)
    .where('d.run', '=', run)
    .where('d.status', '=', 'waiting')
    .executeTakeFirst()
  return row && { ...row, secrets: row.secrets as StoredSecret[] }
}

/** False if another run has begun. */
export async function endAttempt(
  tx: Tx,
  { id, run }: Pick<Due, 'id' | 'run'>,
  { status, nextAt, attempt, kept }: { status: string; nextAt: Date | null; attempt?: Attempt; kept: number },
): Promise<boolean> {
  const newest = JSON.stringify(attempt ? [attempt] : [])
  const { rows } = await sql`
    update webhook_deliveries set status = ${status}, next_at = ${nextAt}, tries = tries + 1,
      attempts = jsonb_path_query_array(${newest}::jsonb || attempts, ${sql.lit(`$[0 to ${kept - 1}]`)})
    where id = ${id} and run = ${run} and status = 'waiting' returning id`.execute(tx)
  return rows.length > 0
}

export async function postpone(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.updateTable('webhookDeliveries').set({ nextAt: until }).where('id', '=', id).execute()
}

export async function recover(tx: Tx, webhookID: string): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failures: 0, failingSince: null, restsUntil: null })
    .where('id', '=', webhookID)
    .where('failures', '>', 0)
    .execute()
}

type Failing = { businessId: string; url: string; failingSince: Date; companyName: string }

/** Exponential back-off up to `restMost` seconds. Undefined if disabled. */
export async function countFailure(
  tx: Tx,
  webhookID: string,
  { rest, restMost }: { rest: number; restMost: number },
): Promise<Failing | undefined> {
  const { rows } = await sql<Failing>`
    update webhooks w set failures = failures + 1, failing_since = coalesce(failing_since, now()),
      rests_until = now() + make_interval(secs => least(${restMost}::float8, ${rest} * 2 ^ least(failures, 20)))
    where id = ${webhookID} and disabled_by is null
    returning business_id as "businessId", url, failing_since as "failingSince",
      coalesce((select a.author ->> 'companyName' from actors a where a.kind = 'business' and a.id = w.business_id), '')
        as "companyName"`.execute(tx)
  return rows[0]
}

export async function deleteOld(tx: Tx, days: number): Promise<void> {
  // Ids begin with their time in ms.
  await sql`delete from webhook_deliveries where status <> 'waiting' and id < encode(overlay(
    decode(repeat('00', 16), 'hex') placing substring(
      int8send((extract(epoch from now() - make_interval(days => ${days})) * 1000)::bigint) from 3) from 1 for 6), 'hex')::uuid`.execute(
    tx,
  )
}

function withAttempts(row: Selectable<WebhookDeliveries>): DeliveryRow {
  return { ...row, attempts: row.attempts as Attempt[] }
}
