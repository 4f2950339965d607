// What belonging to a business allows: the law that the server keeps and the pages show. Without zod, so that every page may use it.

/** From least to most. */
export const accesses = ['member', 'admin', 'owner'] as const
export type Access = (typeof accesses)[number]

/** Is the access at least `least`? None is null. */
function isAtLeast(access: Access | null | undefined, least: Access): boolean {
  return access ? accesses.indexOf(access) >= accesses.indexOf(least) : false
}

/** The least access for each thing that can be done for a business. */
const businessNeeds = {
  readRequests: 'member',
  answerRequests: 'member',
  speakAs: 'member',
  edit: 'admin',
  editProducts: 'admin',
  removePosts: 'admin',
  seeMembers: 'member',
  manageMembers: 'admin',
  manageOwners: 'owner',
  buyMembership: 'owner',
  askVerification: 'owner',
  transfer: 'owner',
  remove: 'owner',
} as const satisfies Record<string, Access>
export type BusinessDeed = keyof typeof businessNeeds

/** May somebody with `access` make another `given`, or take it away? An admin does so below owner. */
export function mayGive(given: Access, access: Access | null | undefined): boolean {
  return mayDo(given === 'owner' ? 'manageOwners' : 'manageMembers', access)
}

export function mayDo(deed: BusinessDeed, access: Access | null | undefined): boolean {
  return isAtLeast(access, businessNeeds[deed])
}
