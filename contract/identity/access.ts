// Permissions: staff roles, member access. No zod.

export const staffRoles = ['administrator', 'moderator', 'verifier', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Ascending. */
export const accesses = ['member', 'editor', 'admin', 'owner'] as const
export type Access = (typeof accesses)[number]

function isAtLeast(access: Access | null | undefined, least: Access): boolean {
  return access ? accesses.indexOf(access) >= accesses.indexOf(least) : false
}

const businessNeeds = {
  readRequests: 'member',
  answerRequests: 'member',
  endRequests: 'editor',
  signNdas: 'admin',
  manageRequestLabels: 'editor',
  readTerritories: 'member',
  editTerritories: 'editor',
  manageAgreements: 'admin',
  readFigures: 'member',
  shareVisits: 'admin',
  speakAs: 'member',
  edit: 'editor',
  editProducts: 'editor',
  removePosts: 'editor',
  seeMembers: 'member',
  manageMembers: 'admin',
  manageOwners: 'owner',
  boost: 'admin',
  askSupport: 'admin',
  manageWebhooks: 'admin',
  buyMembership: 'owner',
  askVerification: 'owner',
  transfer: 'owner',
  remove: 'owner',
} as const satisfies Record<string, Access>
export type BusinessPermission = keyof typeof businessNeeds

/** Permission for the business in field `by`, or the one `of` that product, if given. */
export type BusinessNeed = { permission: BusinessPermission; by: string; of?: 'product'; orSelf?: true }

/** Admins do so below owner. */
export function mayGive(given: Access, access: Access | null | undefined): boolean {
  return hasPermission(given === 'owner' ? 'manageOwners' : 'manageMembers', access)
}

export function hasPermission(permission: BusinessPermission, access: Access | null | undefined): boolean {
  return isAtLeast(access, businessNeeds[permission])
}
