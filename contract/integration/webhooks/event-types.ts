// Webhook event types. No zod.

export const eventTypes = [
  'business.updated',
  'product.changed',
  'inquiry.received',
  'message.received',
  'quotation.received',
  'rfq.updated',
  'sample.updated',
  'nda.updated',
  'membership.changed',
] as const
export type EventType = (typeof eventTypes)[number]

/** Manual test, independent of subscriptions. */
export const testType = 'webhook.test'
