// SQL of webhooks and events read.
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { DB, Webhooks } from '#api/database/tables.ts'
import type { Message, Subscribers } from './messages.ts'
import type { StoredSecret } from './signing.ts'

export type Tx = Transaction<DB>
export type WebhookRow = Omit<Selectable<Webhooks>, 'secrets'> & { secrets: StoredSecret[] }
type One = { businessID: string; webhookID: string }

export async function findKey(db: Kysely<DB>): Promise<string> {
  return (await db.selectFrom('webhookReading').select('secretKey').executeTakeFirstOrThrow()).secretKey
}

/** NOTE: events read late reach no webhook that was added or revived since (`told_from`). */
export const hasSubscribers = sql`exists (select from webhooks where disabled_by is null)`

export async function findSubscribers(tx: Tx): Promise<Subscribers> {
  const rows = await tx
    .selectFrom('webhooks')
    .select(['businessId', 'eventTypes'])
    .where('disabledBy', 'is', null)
    .execute()
  const grouped = Map.groupBy(rows, ({ businessId }) => businessId)
  return new Map([...grouped].map(([id, some]) => [id, new Set(some.flatMap(({ eventTypes }) => eventTypes))]))
}

/** Idempotent: one delivery per message and subscribed webhook. Hidden and removed businesses get none. */
export async function addDeliveries(tx: Tx, messages: readonly Message[], now: Date): Promise<string[]> {
  if (messages.length === 0) return []
  const rows = messages.map(({ event, eventID, businessID, type, data }, turn) => ({
    event,
    event_id: eventID,
    business_id: businessID,
    type,
    body: JSON.stringify({ type, timestamp: now.toISOString(), data }),
    turn,
  }))
  const { rows: added } = await sql<{ id: string }>`
    insert into webhook_deliveries (webhook_id, event_id, type, body, next_at)
    select w.id, m.event_id, m.type, m.body, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m (event bigint, event_id uuid, business_id uuid, type text, body text, turn int)
      join events e on e.id = m.event
      join webhooks w on w.business_id = m.business_id and m.type = any(w.event_types) and w.disabled_by is null
        and w.told_from <= e.told_at
    where exists (select from actors a where a.kind = 'business' and a.id = m.business_id)
    order by m.turn
    on conflict (webhook_id, event_id) do nothing
    returning id`.execute(tx)
  return added.map(({ id }) => id)
}

export async function findWebhooks(db: Kysely<DB>, businessID: string): Promise<WebhookRow[]> {
  const rows = await db.selectFrom('webhooks').selectAll().where('businessId', '=', businessID).orderBy('id').execute()
  return rows.map(withSecrets)
}

export async function lockWebhook(tx: Tx, { businessID, webhookID }: One): Promise<WebhookRow | undefined> {
  const row = await tx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', webhookID)
    .where('businessId', '=', businessID)
    .forUpdate()
    .executeTakeFirst()
  return row && withSecrets(row)
}

export async function hasWebhook(db: Kysely<DB>, { businessID, webhookID }: One): Promise<boolean> {
  const found = db.selectFrom('webhooks').select('id').where('id', '=', webhookID).where('businessId', '=', businessID)
  return (await found.executeTakeFirst()) !== undefined
}

type Fields = { url: string; events: readonly string[]; description: string }

export async function addWebhook(
  tx: Tx,
  businessID: string,
  { url, events, description }: Fields,
  secrets: readonly StoredSecret[],
): Promise<WebhookRow | undefined> {
  const row = await tx
    .insertInto('webhooks')
    .values({ businessId: businessID, url, description, eventTypes: [...events], secrets: JSON.stringify(secrets) })
    .onConflict((conflict) => conflict.columns(['businessId', 'url']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && withSecrets(row)
}

type Change = Partial<Pick<WebhookRow, 'url' | 'description' | 'eventTypes' | 'disabledBy'>> & {
  secrets?: readonly StoredSecret[]
}

export async function changeWebhook(tx: Tx, id: string, { secrets, ...change }: Change): Promise<WebhookRow> {
  const row = await tx
    .updateTable('webhooks')
    .set({ ...change, ...(secrets && { secrets: JSON.stringify(secrets) }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return withSecrets(row)
}

/** Restarts the three failure days; past events are skipped. */
export async function reviveWebhook(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ disabledBy: null, toldFrom: sql`now()`, failures: 0, failingSince: null, restsUntil: null })
    .where('id', '=', id)
    .execute()
}

export async function removeWebhook(db: Kysely<DB>, { businessID, webhookID }: One): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', webhookID).where('businessId', '=', businessID).execute()
}

export async function removeOfRemovedBusinesses(tx: Tx): Promise<void> {
  await sql`delete from webhooks w
    where not exists (select from business_states b where b.id = w.business_id and b.state <> 'removed')`.execute(tx)
}

function withSecrets(row: Selectable<Webhooks>): WebhookRow {
  return { ...row, secrets: row.secrets as StoredSecret[] }
}
