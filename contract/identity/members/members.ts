// Members and invitations. Permissions: access.ts.
import * as z from 'zod'
import { capability } from '#contract/foundation/endpoint.ts'
import { AccessGiven, NewInvitation } from './fields.ts'
import { UserCard } from '#contract/identity/people/people.ts'
import { Instant, Photo, Uuid } from '#contract/foundation/shapes.ts'

const Done = z.object({})

export const Member = z.object({
  userID: z.string(),
  access: AccessGiven,
  joinedAt: Instant,
  user: UserCard.pick({ firstName: true, lastName: true, profilePhoto: true, jobPosition: true }).nullable(),
})
export type Member = z.output<typeof Member>

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  access: AccessGiven,
  invitedAt: Instant,
  expiresAt: Instant,
})
export type Invitation = z.output<typeof Invitation>

const memberEvents = ['created', 'invited', 'withdrawn', 'joined', 'changed', 'removed', 'left', 'transferred'] as const
export const LogEntry = z.object({
  id: z.string(),
  happened: z.enum(memberEvents),
  actor: z.object({ userID: z.string(), name: z.string() }),
  subject: z.string(),
  access: AccessGiven.nullable(),
  happenedAt: Instant,
})
export type LogEntry = z.output<typeof LogEntry>

const Of = z.object({ businessID: Uuid })
const OfEmail = z.object({
  token: z
    .string()
    .min(1, 'is missing')
    .max(200)
    .describe('of the email; the id of the invitation counts as well for who is signed in with its address, verified'),
})
const MemberOf = Of.extend({ userID: Uuid })

export const members = capability({
  list: {
    method: 'GET',
    path: '/business/:businessID/member',
    summary: 'The people of a business for its own people; invitations and the log for who manages them.',
    signedIn: true,
    needs: { permission: 'seeMembers', by: 'businessID' },
    params: Of,
    answer: z.object({
      data: z.array(Member),
      total: z.int(),
      business: z.object({
        businessID: z.string(),
        key: z.string(),
        companyName: z.string(),
        profilePhoto: Photo.nullable(),
      }),
      invitations: z.array(Invitation),
      log: z.array(LogEntry).describe('the newest first, at most 100'),
    }),
    session: z.object({ access: AccessGiven }),
  },
  invite: {
    method: 'POST',
    path: '/business/:businessID/member',
    summary:
      'Invites an e-mail address, with or without an account. Repeated, it sends a new link and the former one ends.',
    signedIn: 'verified',
    needs: { permission: 'manageMembers', by: 'businessID' },
    params: Of,
    body: NewInvitation,
    answer: Invitation,
    refusals: ['Conflict', 'TooManyRequests'],
  },
  withdraw: {
    method: 'DELETE',
    path: '/business/:businessID/member/invitation/:id',
    summary: 'Takes an invitation back. Safe to repeat.',
    signedIn: 'verified',
    needs: { permission: 'manageMembers', by: 'businessID' },
    params: Of.extend({ id: Uuid }),
    answer: Done,
  },
  invitation: {
    method: 'GET',
    path: '/business/member/invitation',
    summary: 'What the link of an invitation offers.',
    query: OfEmail,
    answer: z.object({
      businessID: z.string(),
      key: z.string(),
      companyName: z.string(),
      profilePhoto: Photo.nullable(),
      access: AccessGiven,
      email: z.string(),
    }),
    refusals: ['NotFound', 'Gone'],
  },
  accept: {
    method: 'POST',
    path: '/business/member/accept',
    summary:
      'Joins the business that the invitation is for; only with the e-mail address that was invited. Safe to repeat.',
    signedIn: true,
    body: OfEmail,
    answer: z.object({ businessID: z.string(), key: z.string(), access: AccessGiven }),
    refusals: ['NotFound', 'Gone', 'Forbidden'],
  },
  change: {
    method: 'PUT',
    path: '/business/:businessID/member/:userID',
    summary: 'Gives a member another access. The last owner stays owner.',
    signedIn: 'verified',
    needs: { permission: 'manageMembers', by: 'businessID' },
    params: MemberOf,
    body: z.object({ access: AccessGiven }),
    answer: Done,
    refusals: ['Conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/business/:businessID/member/:userID',
    summary: 'Removes a member, or leaves when it is oneself. The last owner can not leave.',
    signedIn: 'verified',
    needs: { permission: 'seeMembers', by: 'businessID' },
    params: MemberOf,
    answer: Done,
    refusals: ['Conflict'],
  },
  transfer: {
    method: 'POST',
    path: '/business/:businessID/member/:userID/transfer',
    summary: 'Makes another member the owner in place of the caller, who stays as an admin.',
    signedIn: 'verified',
    needs: { permission: 'transfer', by: 'businessID' },
    params: MemberOf,
    answer: Done,
  },
})
