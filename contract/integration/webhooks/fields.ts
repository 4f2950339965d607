// Webhook form.
import * as z from 'zod'
import { webhookDescriptionMost } from '#contract/foundation/constants.ts'
import { oneLine } from '#contract/foundation/fields.ts'
import { eventTypes } from './event-types.ts'

const isAddress = (text: string) => {
  const url = URL.parse(text)
  return Boolean(url && /^https?:$/.test(url.protocol) && !url.username && !url.password && url.hostname)
}

/** Plain http and private networks depend on operator settings. */
const Address = z
  .string()
  .trim()
  .max(500)
  .refine(isAddress, { error: 'must be an https address without a password', params: { code: 'website' } })
  .transform((text) => {
    const url = new URL(text)
    url.hash = ''
    return url.href
  })

export const WebhookFields = z.object({
  url: Address.describe('https; it is called by POST, and redirects are not followed'),
  events: z
    .array(z.enum(eventTypes))
    .min(1, 'choose one')
    .max(eventTypes.length)
    .transform((chosen) => eventTypes.filter((type) => chosen.includes(type))),
  description: oneLine(webhookDescriptionMost).default(''),
})
