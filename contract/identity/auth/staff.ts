// Staff access to accounts, through the API's audit log.
import * as z from 'zod'
import { staffRoles } from '#contract/identity/access.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Id, idList, Instant, text } from '#contract/foundation/shapes.ts'

export const accountStates = ['pending', 'active', 'rejected', 'suspended', 'terminated'] as const
export const StaffAccountFields = z.object({
  userID: z.string(),
  email: z.string().nullable().describe('null once the account is closed'),
  mergedInto: z.string().nullable().describe('account that it was joined with'),
  status: z.enum(accountStates),
  suspendedUntil: Instant.nullable(),
  limitedUntil: Instant.nullable().describe('until then it may read alone'),
  roles: z.array(z.enum(staffRoles)),
  emailVerified: z.boolean(),
  secondFactor: z.boolean().describe('has an authenticator app'),
  registeredAt: Instant,
  lastSeenAt: Instant.nullable(),
  sessions: z.int().describe('open now'),
  sample: z.boolean(),
})
const staff = staffRoles

export const staffAccounts = capability({
  accounts: {
    method: 'GET',
    path: '/staff/account',
    summary: 'Accounts by their ids, by a part of the e-mail address, or those with a role; at most 200.',
    signedIn: true,
    staff,
    query: z.object({
      ids: idList(200).optional(),
      email: text(200).optional().describe('part of an e-mail address'),
      role: z.enum([...staffRoles, 'any']).optional(),
    }),
    answer: z.array(StaffAccountFields),
  },
  accountsOnSameDevice: {
    method: 'GET',
    path: '/staff/account/:id/same-device',
    summary: 'Other accounts that signed in on a device of this one; the device itself is not told.',
    signedIn: true,
    staff: ['administrator', 'moderator'],
    params: Id,
    answer: z.array(z.string()),
  },
  accountsSharingDevices: {
    method: 'GET',
    path: '/staff/shared-device',
    summary: 'Pairs of accounts that signed in on the same device, the newest 1000.',
    signedIn: true,
    staff: ['administrator', 'moderator'],
    answer: z.array(z.object({ one: z.string().describe('the lower id'), other: z.string() })),
  },
  mergeAccounts: {
    method: 'POST',
    path: '/staff/account/:id/merge',
    summary:
      'Joins another account of the same person with this one: it is signed out everywhere and never signs in again; its address stays taken. Safe to repeat. The network calls it before it moves what the person has there.',
    signedIn: true,
    staff: ['administrator'],
    params: Id,
    body: z.object({
      from: z.uuid().describe('id of the account that goes'),
      reason: text(1000),
    }),
    answer: z.object({ status: z.enum(accountStates).describe('of the account that stays') }),
    refusals: ['NotFound', 'Forbidden', 'Conflict', 'ServiceUnavailable'],
  },
  setAccountState: {
    method: 'PUT',
    path: '/staff/account/:id/state',
    summary:
      'Suspends, rejects or closes an account, limits it to reading, or opens it again. All but a limit end its sessions at once.',
    signedIn: true,
    staff: ['administrator', 'moderator'],
    params: Id,
    body: z.object({
      status: z.enum(['active', 'rejected', 'suspended', 'terminated']).optional().describe('stays without'),
      suspendedUntil: z.iso.datetime().optional().describe('a suspension without it has no end'),
      limitedUntil: z.iso.datetime().nullable().optional(),
      reason: text(1000),
    }),
    answer: z.object({ status: z.enum(accountStates) }),
    refusals: ['NotFound', 'Forbidden', 'ServiceUnavailable'],
  },
  setAccountRoles: {
    method: 'PUT',
    path: '/staff/account/:id/roles',
    summary: 'Sets the roles of an account. The last administrator keeps the role.',
    signedIn: true,
    staff: ['administrator'],
    params: Id,
    body: z.object({ roles: z.array(z.enum(staffRoles)).max(staffRoles.length), reason: text(1000) }),
    answer: z.object({ before: z.array(z.enum(staffRoles)), roles: z.array(z.enum(staffRoles)) }),
    refusals: ['NotFound', 'Conflict', 'ServiceUnavailable'],
  },
})
export type StaffAccount = z.output<typeof StaffAccountFields>
