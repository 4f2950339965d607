// API token scope names.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Area } from '#contract/identity/scopes.ts'

export const areaNames: Record<Area, { title: MessageDescriptor; hint: MessageDescriptor }> = {
  business: { title: msg`Company`, hint: msg`Profile, certificates, members, boosts, files` },
  products: { title: msg`Products`, hint: msg`Catalog, imports and exports, files` },
  inquiries: { title: msg`Inquiries`, hint: msg`Conversations, requests for quotation, quotations` },
  social: { title: msg`Network`, hint: msg`Posts, comments, groups, connections, favorites` },
  webhooks: { title: msg`Webhooks`, hint: msg`Addresses that are told of events, their deliveries` },
  profile: { title: msg`Person`, hint: msg`Own profile, settings, notifications` },
  figures: { title: msg`Figures`, hint: msg`How often the company is seen, opened and asked` },
}
