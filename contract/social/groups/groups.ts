// Groups.
import * as z from 'zod'
import { Author } from '#contract/identity/actors.ts'
import { groupPageSizeMost, searchTextMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Admission, GroupChange, NewGroup } from './fields.ts'
import { Instant, listOf, Named, paging, text, Uuid } from '#contract/foundation/shapes.ts'

const Role = z.enum(['owner', 'moderator', 'member'])
export type GroupRole = z.output<typeof Role>

export const GroupName = z.object({ groupID: z.string(), key: z.string(), name: z.string() })
export type GroupName = z.output<typeof GroupName>

const Membership = z.object({ status: z.enum(['none', 'asked', 'member']), role: Role.nullable() })

export const Group = GroupName.extend({
  description: z.string(),
  rules: z.string().describe('what is expected of who takes part'),
  industry: Named.nullable(),
  admission: Admission.describe(
    '`open`: who wants to becomes a member, and who is signed in reads; `approval`: whom a moderator lets in',
  ),
  memberCount: z.int(),
  postCount: z.int(),
  createdAt: Instant,
  membership: Membership,
  requestCount: z.int().describe('that wait for an answer; 0 for who may not answer'),
  can: z
    .object({ read: z.boolean(), post: z.boolean(), moderate: z.boolean(), edit: z.boolean() })
    .describe('what the viewer may do'),
})
export type Group = z.output<typeof Group>

const GroupMember = z.object({
  who: Author,
  role: Role,
  since: Instant,
  can: z.object({ setRole: z.boolean(), remove: z.boolean() }).describe('what the viewer may do about it'),
})
export type GroupMember = z.output<typeof GroupMember>

const GroupRequest = z.object({ who: Author, askedAt: Instant })
export type GroupRequest = z.output<typeof GroupRequest>

const GroupID = z.object({ groupID: Uuid })
const GroupPerson = GroupID.extend({ userID: Uuid })
const refusals = ['NotFound', 'Gone', 'Forbidden'] as const

export const groups = capability({
  find: {
    method: 'POST',
    path: '/search/group',
    reads: true,
    summary: 'Groups by words of their name, description or industry; all of them without any. The largest first.',
    signedIn: true,
    body: z.object({
      textQuery: text(searchTextMost).default(''),
      industry: Uuid.optional(),
      ...paging(groupPageSizeMost),
    }),
    answer: listOf(Group).extend({
      facets: z.object({
        industry: z
          .array(z.object({ value: z.string(), name: z.string(), count: z.int() }))
          .describe('of what the words find, whatever industry is chosen'),
      }),
    }),
  },
  mine: {
    method: 'GET',
    path: '/social/group',
    summary: 'The groups of the viewer, and those it has asked, by name.',
    signedIn: true,
    answer: z.array(Group),
  },
  suggested: {
    method: 'GET',
    path: '/social/group/suggested',
    summary: "Groups of the viewer's industries, or the largest ones, that it does not belong to.",
    signedIn: true,
    answer: z.array(Group),
  },
  create: {
    method: 'POST',
    path: '/social/group',
    summary: 'Makes a group that the viewer owns.',
    signedIn: 'verified',
    body: NewGroup,
    answer: Group,
  },
  read: {
    method: 'GET',
    path: '/social/group/:groupID',
    summary: 'What a group is about, and how the viewer stands to it.',
    signedIn: true,
    params: GroupID,
    answer: Group,
    refusals: ['NotFound', 'Gone'],
  },
  change: {
    method: 'PUT',
    path: '/social/group/:groupID',
    summary: 'Changes what is sent, as an owner. A group that becomes open takes in who waits.',
    signedIn: 'verified',
    params: GroupID,
    body: GroupChange,
    answer: Group,
    refusals,
  },
  remove: {
    method: 'DELETE',
    path: '/social/group/:groupID',
    summary: 'Removes a group with its posts, as an owner or a moderator of the network. Safe to repeat.',
    signedIn: true,
    params: GroupID,
    answer: z.object({ groupID: z.string() }),
    refusals: ['NotFound', 'Forbidden'],
  },
  moderate: {
    method: 'PUT',
    path: '/social/group/:groupID/hidden',
    summary: 'Hides a group with all that stands in it from everybody, or shows it again.',
    signedIn: true,
    staff: ['moderator', 'administrator'],
    params: GroupID,
    body: z.object({ hidden: z.boolean() }),
    answer: z.object({ groupID: z.string(), hidden: z.boolean() }),
    refusals: ['NotFound'],
  },
  join: {
    method: 'POST',
    path: '/social/group/:groupID/member',
    summary: 'Becomes a member, or asks to; who was refused or removed asks again after a week. Safe to repeat.',
    signedIn: 'verified',
    params: GroupID,
    answer: Group,
    refusals: [...refusals, 'Conflict'],
  },
  leave: {
    method: 'DELETE',
    path: '/social/group/:groupID/member',
    summary: 'Leaves a group, or takes the request back. The last owner names another one first. Safe to repeat.',
    signedIn: true,
    params: GroupID,
    answer: Group,
    refusals: ['NotFound', 'Gone', 'Conflict'],
  },
  members: {
    method: 'GET',
    path: '/social/group/:groupID/member',
    summary: 'The members, owners and moderators first; for who may read the group.',
    signedIn: true,
    params: GroupID,
    query: z.object({ ...paging(groupPageSizeMost) }),
    answer: listOf(GroupMember),
    refusals,
  },
  setRole: {
    method: 'PUT',
    path: '/social/group/:groupID/member/:userID',
    summary: 'Makes a member an owner, a moderator or a plain member, as an owner. There is always an owner.',
    signedIn: true,
    params: GroupPerson,
    body: z.object({ role: Role }),
    answer: z.object({ role: Role }),
    refusals: [...refusals, 'Conflict'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/social/group/:groupID/member/:userID',
    summary: 'Removes a member of a lower role than the own. Safe to repeat.',
    signedIn: true,
    params: GroupPerson,
    answer: z.object({ removed: z.boolean() }),
    refusals,
  },
  requests: {
    method: 'GET',
    path: '/social/group/:groupID/request',
    summary: 'Who asks to become a member, the first first; for owners and moderators.',
    signedIn: true,
    params: GroupID,
    query: z.object({ ...paging(groupPageSizeMost) }),
    answer: listOf(GroupRequest),
    refusals,
  },
  answer: {
    method: 'PUT',
    path: '/social/group/:groupID/request/:userID',
    summary: 'Lets somebody in who asks, or does not; for owners and moderators. Safe to repeat.',
    signedIn: true,
    params: GroupPerson,
    body: z.object({ answer: z.enum(['accept', 'decline']) }),
    answer: z.object({ status: z.enum(['member', 'refused']) }),
    refusals: [...refusals, 'Conflict'],
  },
})
