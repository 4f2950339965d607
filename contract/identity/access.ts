// Permissions: roles of staff, and access of the members of a business. For server and pages; without zod.

/** Roles of the operator's people. */
export const staffRoles = ['administrator', 'moderator', 'verifier', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/** From least to most. */
export const accesses = ['member', 'admin', 'owner'] as const
export type Access = (typeof accesses)[number]

/** True when the access is `least` or more. */
function isAtLeast(access: Access | null | undefined, least: Access): boolean {
  return access ? accesses.indexOf(access) >= accesses.indexOf(least) : false
}

/** The least access for each thing that can be done for a business. */
const businessNeeds = {
  readRequests: 'member',
  answerRequests: 'member',
  endRequests: 'admin',
  manageRequestLabels: 'admin',
  speakAs: 'member',
  edit: 'admin',
  editProducts: 'admin',
  removePosts: 'admin',
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

/**
 * What an endpoint `needs`: a permission for the business that the field `by` names, or for the business `of` the product it names. An
 * absent field asks for nothing, so that a call may be made as oneself or as a business; `orSelf`: nor does the caller's own id.
 */
export type BusinessNeed = { permission: BusinessPermission; by: string; of?: 'product'; orSelf?: true }

/** True when a member with `access` may grant or revoke `given`. Admins do so below owner. */
export function mayGive(given: Access, access: Access | null | undefined): boolean {
  return hasPermission(given === 'owner' ? 'manageOwners' : 'manageMembers', access)
}

export function hasPermission(permission: BusinessPermission, access: Access | null | undefined): boolean {
  return isAtLeast(access, businessNeeds[permission])
}
