// Names of group roles.
import { msg } from '@lingui/core/macro'
import type { GroupRole } from '#contract/social/groups/groups.ts'

export const roleNames = {
  owner: msg({ message: 'Owner', comment: 'role in a group' }),
  moderator: msg({ message: 'Moderator', comment: 'role in a group' }),
  member: msg({ message: 'Member', comment: 'role in a group' }),
} satisfies Record<GroupRole, unknown>
export const roles = Object.keys(roleNames) as GroupRole[]
