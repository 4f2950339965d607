// What can be done about whom or what, as data. For server and pages; without zod.

export const sanctionActs = ['warn', 'hide', 'remove', 'limit', 'suspend', 'reject', 'terminate'] as const
export type SanctionAct = (typeof sanctionActs)[number]
export const moderatedKinds = ['user', 'business', 'product', 'post', 'comment', 'group', 'message'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]

/** What can be done about each kind. About a message one warns whoever wrote it. */
export const actsFor: Record<ModeratedKind, readonly SanctionAct[]> = {
  user: ['warn', 'limit', 'suspend', 'reject', 'terminate'],
  business: ['warn', 'limit', 'suspend', 'reject', 'terminate'],
  product: ['warn', 'hide', 'remove'],
  post: ['warn', 'hide', 'remove'],
  comment: ['warn', 'hide', 'remove'],
  group: ['warn', 'hide', 'remove'],
  message: ['warn'],
}
/** Acts that end a place in the network: for administrators. */
export const finalActs: readonly SanctionAct[] = ['reject', 'terminate']
