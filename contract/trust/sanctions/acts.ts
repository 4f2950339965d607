// Sanction acts by target. No zod.

export const sanctionActs = ['warn', 'hide', 'remove', 'limit', 'suspend', 'reject', 'terminate'] as const
export type SanctionAct = (typeof sanctionActs)[number]
export const moderatedKinds = ['user', 'business', 'product', 'post', 'comment', 'group', 'message', 'review'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]

/** Message warnings go to the writer. */
export const actsFor: Record<ModeratedKind, readonly SanctionAct[]> = {
  user: ['warn', 'limit', 'suspend', 'reject', 'terminate'],
  business: ['warn', 'limit', 'suspend', 'reject', 'terminate'],
  product: ['warn', 'hide', 'remove'],
  post: ['warn', 'hide', 'remove'],
  comment: ['warn', 'hide', 'remove'],
  group: ['warn', 'hide', 'remove'],
  message: ['warn'],
  review: ['warn', 'hide', 'remove'],
}
/** Administrators only. */
export const finalActs: readonly SanctionAct[] = ['reject', 'terminate']
