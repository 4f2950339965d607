// Words for roles, permissions and log entries.
import { msg } from '@lingui/core/macro'
import type { Access, BusinessPermission } from '#contract/identity/access.ts'
import type { LogEntry } from '#contract/identity/members/members.ts'
import type { MessageDescriptor } from '@lingui/core'

export const roleNames: Record<Access, MessageDescriptor> = {
  member: msg({ message: 'Member', comment: 'role of a person in a business' }),
  editor: msg({ message: 'Editor', comment: 'role of a person in a business' }),
  admin: msg({ message: 'Admin', comment: 'role of a person in a business' }),
  owner: msg({ message: 'Owner', comment: 'role of a person in a business' }),
}

export const permissionNames: [BusinessPermission, MessageDescriptor][] = [
  ['readRequests', msg`Read requests`],
  ['answerRequests', msg`Answer requests`],
  ['readFigures', msg`Read the figures of the business`],
  ['endRequests', msg`End conversations`],
  ['manageRequestLabels', msg`Manage labels of requests`],
  ['speakAs', msg`Post, comment and react as the business`],
  ['edit', msg`Edit the profile and certificates`],
  ['editProducts', msg`Edit products`],
  ['removePosts', msg`Remove posts of the business`],
  ['signNdas', msg`Sign NDAs`],
  ['manageMembers', msg`Invite, change and remove members, editors and admins`],
  ['manageOwners', msg`Invite, change and remove owners`],
  ['manageWebhooks', msg`Manage webhooks`],
  ['buyMembership', msg`Buy a membership`],
  ['askVerification', msg`Ask for verification`],
  ['transfer', msg`Transfer the business`],
  ['remove', msg`Delete the business`],
]

/** `{actor}`: author. `{subject}`: affected person or address. */
export const logWords: Record<LogEntry['happened'], MessageDescriptor> = {
  created: msg`{actor} created the business`,
  invited: msg`{actor} invited {subject} as {role}`,
  withdrawn: msg`{actor} withdrew the invitation of {subject}`,
  joined: msg`{subject} joined as {role}`,
  changed: msg`{actor} made {subject} {role}`,
  removed: msg`{actor} removed {subject}`,
  left: msg`{subject} left`,
  transferred: msg`{actor} transferred the business to {subject}`,
}
