// Events that a webhook may subscribe to. Without zod, so that server and pages share it.

export const eventTypes = [
  'business.updated',
  'product.changed',
  'inquiry.received',
  'message.received',
  'quotation.received',
  'rfq.updated',
  'membership.changed',
] as const
export type EventType = (typeof eventTypes)[number]

/** Sent by a press, whatever the webhook subscribes to. */
export const testType = 'webhook.test'
