// Webhooks signed per Standard Webhooks.
import * as z from 'zod'
import { webhookDeliveryDays, webhookSecretHours, webhooksMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Instant, Uuid } from '#contract/foundation/shapes.ts'
import { eventTypes, testType } from './event-types.ts'
import { WebhookFields } from './fields.ts'

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const
/** private: own network; late: timeout. */
export const failures = ['private', 'late', 'unreachable', 'refused'] as const
export const disablers = ['people', 'failures', 'gone'] as const

export const Webhook = z.object({
  webhookID: z.string(),
  url: z.string(),
  events: z.array(z.enum(eventTypes)),
  description: z.string(),
  createdAt: Instant,
  failingSince: Instant.nullable().describe('of the first failure since something was delivered'),
  disabledBy: z.enum(disablers).nullable().describe('gone: the receiver answered 410; null: it is enabled'),
  oldSecretUntil: Instant.nullable().describe('until then a replaced secret signs too'),
})
export type Webhook = z.output<typeof Webhook>

export const Attempt = z.object({
  at: Instant,
  duration: z.int().describe('ms'),
  status: z.int().nullable().describe('of the answer; null: there was none'),
  failure: z.enum(failures).nullable().describe('why there was none'),
  error: z.string().describe('the same in words'),
  answer: z.string().describe('its first characters'),
})
export type Attempt = z.output<typeof Attempt>

export const Delivery = z.object({
  deliveryID: z.string(),
  eventID: z.string().describe('the header webhook-id of every attempt'),
  type: z.enum([...eventTypes, testType]),
  status: z.enum(deliveryStatuses),
  createdAt: Instant,
  nextAt: Instant.nullable().describe('of the next attempt'),
  body: z.string(),
  attempts: z.array(Attempt).describe('the last ones, the newest first'),
})
export type Delivery = z.output<typeof Delivery>

const manage = { signedIn: 'verified', needs: { permission: 'manageWebhooks', by: 'businessID' } } as const
const look = { signedIn: true, needs: { permission: 'manageWebhooks', by: 'businessID' } } as const
const Of = z.object({ businessID: Uuid })
const One = Of.extend({ webhookID: Uuid })
const Secret = z.object({ secret: z.string().describe('whsec_…'), webhook: Webhook })
const path = '/business/:businessID/webhook'

export const webhooks = capability({
  list: {
    method: 'GET',
    path,
    summary: 'The webhooks of a business, without their secrets.',
    ...look,
    params: Of,
    answer: z.object({
      webhooks: z.array(Webhook),
      business: z.object({ businessID: z.string(), key: z.string(), companyName: z.string() }),
    }),
  },
  create: {
    method: 'POST',
    path,
    summary: `Tells an address of events. The secret that signs is answered this once. At most ${webhooksMost} a business, each address once.`,
    ...manage,
    params: Of,
    body: WebhookFields,
    answer: Secret,
    secret: true,
    refusals: ['Conflict'],
  },
  change: {
    method: 'PUT',
    path: `${path}/:webhookID`,
    summary: 'Changes it, and disables or enables it. While disabled it is told of nothing.',
    ...manage,
    params: One,
    body: WebhookFields.extend({ enabled: z.boolean().default(true) }),
    answer: Webhook,
    refusals: ['NotFound', 'Conflict'],
  },
  remove: {
    method: 'DELETE',
    path: `${path}/:webhookID`,
    summary: 'Removes it with the log of its deliveries. Safe to repeat.',
    ...manage,
    params: One,
    answer: z.object({}),
  },
  renewSecret: {
    method: 'POST',
    path: `${path}/:webhookID/secret`,
    summary: `A new secret, answered this once. The old one signs too for ${webhookSecretHours} hours.`,
    ...manage,
    params: One,
    answer: Secret,
    secret: true,
    refusals: ['NotFound', 'Conflict'],
  },
  test: {
    method: 'POST',
    path: `${path}/:webhookID/test`,
    summary: `Sends an event of the type ${testType}, once.`,
    ...manage,
    params: One,
    answer: Delivery,
    refusals: ['NotFound', 'Conflict'],
  },
  deliveries: {
    method: 'GET',
    path: `${path}/:webhookID/delivery`,
    summary: `What was sent to it within ${webhookDeliveryDays} days, the newest first.`,
    ...look,
    params: One,
    query: z.object({ status: z.enum(deliveryStatuses).optional(), nextID: Uuid.optional() }),
    answer: z.object({ data: z.array(Delivery), nextID: z.string().nullable() }),
    refusals: ['NotFound'],
  },
  replay: {
    method: 'POST',
    path: `${path}/:webhookID/delivery/:deliveryID/replay`,
    summary: 'Sends it again at once, with the same id, and again if that fails.',
    ...manage,
    params: One.extend({ deliveryID: Uuid }),
    answer: Delivery,
    refusals: ['NotFound', 'Conflict'],
  },
})
