// Rules of managing webhooks.
import { isIP } from 'node:net'
import { webhookDeliveriesSize, webhookPressesPerHour, webhooksMost } from '#contract/foundation/constants.ts'
import { testType, type EventType } from '#contract/integration/webhooks/event-types.ts'
import type { Delivery, Webhook, webhooks as contract } from '#contract/integration/webhooks/webhooks.ts'
import { isPublicAddress } from '#kit/fetching/addresses.ts'
import { idTime } from '#kit/ids.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import * as log from './delivery-queries.ts'
import * as queries from './queries.ts'
import { newSecret, oldSecretUntil, withSecret } from './signing.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async list(context, { params: { businessID } }) {
    const [rows, cards] = await Promise.all([
      queries.findWebhooks(context.db, businessID),
      businessCards(context, [businessID]),
    ])
    const { key = '', general } = cards.get(businessID) ?? {}
    const business = { businessID, key, companyName: general?.companyName ?? '' }
    return { webhooks: rows.map(webhookOf), business }
  },

  async create(context, { params: { businessID }, body }) {
    requireReachable(context, body.url)
    const secret = newSecret()
    return context.db.transaction().execute(async (tx) => {
      await lockActor(tx, businessID)
      if ((await queries.findWebhooks(tx, businessID)).length >= webhooksMost)
        throw new Refusal('Conflict', `A business has at most ${webhooksMost} webhooks`)
      const secrets = withSecret([], secret, { key: await queries.findKey(tx), now: new Date() })!
      const row = await queries.addWebhook(tx, businessID, body, secrets)
      if (!row) throw taken()
      return { secret, webhook: webhookOf(row) }
    })
  },

  async change(context, { params, body: { enabled, events, ...fields } }) {
    requireReachable(context, fields.url)
    return context.db.transaction().execute(async (tx) => {
      await lockActor(tx, params.businessID)
      const row = await locked(tx, params)
      const others = await queries.findWebhooks(tx, params.businessID)
      if (others.some(({ id, url }) => id !== row.id && url === fields.url)) throw taken()
      if (row.disabledBy && enabled) await queries.reviveWebhook(tx, row.id)
      const disabledBy = enabled ? null : (row.disabledBy ?? 'people')
      return webhookOf(await queries.changeWebhook(tx, row.id, { ...fields, eventTypes: events, disabledBy }))
    })
  },

  async remove({ db }, { params }) {
    await queries.removeWebhook(db, params)
    return {}
  },

  async renewSecret({ db }, { params }) {
    const secret = newSecret()
    return db.transaction().execute(async (tx) => {
      const { id, secrets: former } = await locked(tx, params)
      const secrets = withSecret(former, secret, { key: await queries.findKey(tx), now: new Date() })
      if (!secrets) throw new Refusal('Conflict', 'The secret was renewed too often within a day')
      return { secret, webhook: webhookOf(await queries.changeWebhook(tx, id, { secrets })) }
    })
  },

  async test({ db }, { params }) {
    return db.transaction().execute(async (tx) => {
      await lockActor(tx, params.businessID)
      const { id, disabledBy } = await locked(tx, params)
      requireEnabled(disabledBy)
      await requirePress(tx, params.businessID)
      const { businessID } = params
      const body = JSON.stringify({ type: testType, timestamp: new Date().toISOString(), data: { businessID } })
      return begun(tx, await log.addTest(tx, id, testType, body))
    })
  },

  async deliveries({ db }, { params, query: { status, nextID } }) {
    if (!(await queries.hasWebhook(db, params))) throw missing()
    const page = { status, before: nextID, size: webhookDeliveriesSize + 1 }
    const rows = await log.listDeliveries(db, params.webhookID, page)
    const shown = rows.slice(0, webhookDeliveriesSize)
    return {
      data: shown.map(deliveryOf),
      nextID: rows.length > webhookDeliveriesSize ? shown.at(-1)!.id : null,
    }
  },

  async replay({ db }, { params }) {
    return db.transaction().execute(async (tx) => {
      await lockActor(tx, params.businessID)
      const { disabledBy } = await locked(tx, params)
      const delivery = await log.lockDelivery(tx, params)
      if (!delivery) throw new Refusal('NotFound', 'No such delivery')
      requireEnabled(disabledBy)
      await requirePress(tx, params.businessID)
      return begun(tx, await log.beginRun(tx, delivery.id))
    })
  },
}

async function begun(tx: queries.Tx, row: log.DeliveryRow): Promise<Delivery> {
  await add(tx, 'webhooks.deliver', { id: row.id, run: row.run })
  return deliveryOf(row)
}

async function locked(tx: queries.Tx, params: { businessID: string; webhookID: string }): Promise<queries.WebhookRow> {
  const row = await queries.lockWebhook(tx, params)
  if (!row) throw missing()
  return row
}

/** Static check; names are checked at calls. */
function requireReachable({ webhooksPrivate }: Context, address: string): void {
  if (webhooksPrivate) return
  const { protocol, hostname } = new URL(address)
  const refusal = (sentence: string) =>
    new Refusal('ValidationError', `The address ${sentence}`, { fields: { url: sentence } })
  if (protocol !== 'https:') throw refusal('must begin with https://')
  const host = hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isIP(host)
    ? !isPublicAddress(host)
    : !host.includes('.') || /\.(localhost|local|internal)\.?$/.test(host)
  if (isPrivate) throw refusal('must be one on the public Internet')
}

function requireEnabled(disabledBy: string | null): void {
  if (disabledBy) throw new Refusal('Conflict', 'The webhook is disabled')
}

/** Limits floods through us. */
async function requirePress(tx: queries.Tx, businessID: string): Promise<void> {
  if ((await log.countPressed(tx, businessID)) >= webhookPressesPerHour)
    throw new Refusal('TooManyRequests', `At most ${webhookPressesPerHour} tests and repetitions an hour`)
}

function webhookOf({ id, url, eventTypes, description, createdAt, ...row }: queries.WebhookRow): Webhook {
  return {
    webhookID: id,
    url,
    events: eventTypes as EventType[],
    description,
    createdAt: createdAt.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    disabledBy: row.disabledBy as Webhook['disabledBy'],
    oldSecretUntil: oldSecretUntil(row.secrets, new Date()),
  }
}

function deliveryOf({ id, eventId, type, status, nextAt, body, attempts }: log.DeliveryRow): Delivery {
  return {
    deliveryID: id,
    eventID: eventId,
    type: type as Delivery['type'],
    status: status as Delivery['status'],
    createdAt: idTime(id).toISOString(),
    nextAt: status === 'waiting' ? (nextAt?.toISOString() ?? null) : null,
    body,
    attempts,
  }
}

function missing(): Refusal {
  return new Refusal('NotFound', 'No such webhook')
}

function taken(): Refusal {
  return new Refusal('Conflict', 'The business has a webhook of this address', { fields: { url: 'taken' } })
}
