// Names of webhook events.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventType, testType } from '#contract/integration/webhooks/event-types.ts'

export const eventNames: Record<EventType | typeof testType, MessageDescriptor> = {
  'business.updated': msg`Company profile changed`,
  'product.changed': msg`Products added, changed or removed`,
  'inquiry.received': msg`Inquiry received`,
  'message.received': msg`Message received`,
  'quotation.received': msg`Quotation received`,
  'rfq.updated': msg`News of a request for quotation`,
  'sample.updated': msg`News of a sample`,
  'nda.updated': msg`News of an NDA`,
  'membership.changed': msg`Membership began, changed or ended`,
  'webhook.test': msg`Test`,
}
