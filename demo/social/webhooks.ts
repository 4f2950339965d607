// Sample webhooks; addresses lead nowhere.
import type { Insertable, Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { newSecret, withSecret } from '#api/integration/webhooks/lookup.ts'
import type { EventType } from '#contract/integration/webhooks/event-types.ts'
import type { Attempt } from '#contract/integration/webhooks/webhooks.ts'
import { derivedId } from '#kit/ids.ts'
import { type Clock, clockOf } from './clock.ts'

type Answer = [status: number | null, answer: string, duration: number]
type SampleDelivery = { type: EventType; ago: number; answers: Answer[] }

const thanks: Answer = [204, '', 84]
const busy: Answer = [503, 'upstream connect error or disconnect', 5012]
const lost: Answer = [null, '', 15_000]

const delivered: SampleDelivery[] = [
  { type: 'membership.changed', ago: 210, answers: [thanks] },
  { type: 'quotation.received', ago: 120, answers: [thanks, busy, lost] },
  { type: 'rfq.updated', ago: 52, answers: [[200, '{"ok":true}', 131]] },
  { type: 'quotation.received', ago: 27, answers: [[204, '', 77]] },
]
const failed: SampleDelivery[] = [
  { type: 'product.changed', ago: 300, answers: [busy, busy, lost, lost] },
  { type: 'product.changed', ago: 240, answers: [[404, 'Not Found', 61]] },
]

export async function addSampleWebhooks(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('webhooks').select('id').limit(1).executeTakeFirst()) return false
  const business = await tx
    .selectFrom('businesses')
    .select('id')
    .where('sample', '=', true)
    .where('sourceId', '=', 'ferrantis-pompe')
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (!business) return false
  const clock = clockOf(now)
  const { secretKey } = await tx.selectFrom('webhookReading').select('secretKey').executeTakeFirstOrThrow()
  const webhookOf = (name: string, ago: number) => ({
    id: clock.idAt(`webhook ${name}`, ago),
    businessId: business.id,
    url: `https://${name}.ferrantis-pompe.example/wbn`,
    secrets: JSON.stringify(withSecret([], newSecret(), { key: secretKey, now })),
    createdAt: clock.timeAt(ago),
    toldFrom: clock.timeAt(ago),
  })
  const erp = {
    ...webhookOf('erp', 400),
    description: 'ERP',
    eventTypes: ['quotation.received', 'rfq.updated', 'membership.changed'],
  }
  const shop = {
    ...webhookOf('shop', 500),
    description: 'Old shop',
    eventTypes: ['product.changed'],
    failures: 5,
    failingSince: clock.timeAt(300),
    disabledBy: 'failures',
  }
  await tx.insertInto('webhooks').values([erp, shop]).execute()
  const rows = [
    ...delivered.map((told) => deliveryOf(erp, told, clock)),
    ...failed.map((told) => deliveryOf(shop, told, clock)),
  ]
  await tx.insertInto('webhookDeliveries').values(rows).execute()
  return true
}

function deliveryOf(
  { id: webhookId, businessId }: { id: string; businessId: string },
  { type, ago, answers }: SampleDelivery,
  clock: Clock,
): Insertable<DB['webhookDeliveries']> {
  const name = `webhook ${type} ${ago}`
  // Newest first, minutes apart.
  const attempts = answers.map(([status, answer, duration], at): Attempt => ({
    at: clock.timeAt(ago - (answers.length - 1 - at) * 0.1).toISOString(),
    duration,
    status,
    failure: status === null ? 'late' : null,
    error: status === null ? 'It takes too long' : '',
    answer,
  }))
  const [last] = attempts
  return {
    id: clock.idAt(name, ago),
    webhookId,
    eventId: derivedId(name),
    type,
    body: JSON.stringify({ type, timestamp: clock.timeAt(ago).toISOString(), data: { businessID: businessId } }),
    status: last?.status && last.status < 300 ? 'delivered' : 'failed',
    attempts: JSON.stringify(attempts),
    tries: attempts.length,
  }
}
