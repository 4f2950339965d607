// Console: pending work, permissions.
import * as z from 'zod'
import { staffRoles } from '#contract/identity/access.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { accesses } from '#contract/identity/access.ts'
import { StaffAccountFields } from '#contract/identity/auth/staff.ts'
import { moderatedKinds } from '#contract/trust/sanctions/acts.ts'
import { CountryCode, Id, Instant, text } from '#contract/foundation/shapes.ts'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { figures } from './figures.ts'
import { businessMerging } from './merging.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'

const staff = staffRoles

/** `key` also names the console section. */
const Queue = z.object({
  key: z.string(),
  waiting: z.int(),
  oldestAt: Instant.nullable(),
  late: z.int().describe('over the target'),
  targetHours: z.int(),
})
export type Queue = z.output<typeof Queue>

const personStates = ['pending', 'active', 'rejected', 'suspended', 'terminated'] as const
export const businessStates = [...personStates, 'removed'] as const
const PersonRow = z.object({
  userID: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  status: z.enum(personStates).describe('in the network'),
  country: z.string().nullable(),
  companyName: z.string().nullable(),
  sample: z.boolean(),
  registeredAt: Instant,
  roles: z.array(z.enum(staffRoles)),
  lastSeenAt: Instant.nullable(),
  strikes: z.int().describe('sanctions of the last twelve months'),
})
const BusinessRow = z.object({
  businessID: z.string(),
  name: z.string(),
  key: z.string(),
  status: z.enum(businessStates),
  country: z.string(),
  businessType: z.string(),
  subscription: z.string(),
  verified: z.boolean(),
  sample: z.boolean(),
  registeredAt: Instant,
  members: z.int(),
  products: z.int(),
  strikes: z.int(),
})
export type PersonRow = z.output<typeof PersonRow>
export type BusinessRow = z.output<typeof BusinessRow>
export const searchHitKinds = [...moderatedKinds, 'report', 'payment', 'helpRequest', 'supportRequest'] as const
export type SearchHitKind = (typeof searchHitKinds)[number]
const SearchHit = z.object({
  kind: z.enum(searchHitKinds),
  id: z.string().describe('of a report that of the reported thing'),
  name: z.string(),
  detail: z.string().describe('who it is about or from; of a payment its amount; empty for published things'),
  hidden: z.boolean(),
  subjectKind: z.enum(['user', 'business']).optional().describe('who answers for a published thing'),
  subjectID: z.string().optional(),
})
export type SearchHit = z.output<typeof SearchHit>
const inCountry = CountryCode.optional()

export const console = capability({
  search: {
    method: 'GET',
    path: '/console/search',
    summary:
      'People, businesses and what they publish, by name, beginning, e-mail address or id; reported things, payments, requests for help and support requests by their words, for roles that work on them. Up to ten of each.',
    signedIn: true,
    staff,
    query: z.object({ q: text(200) }),
    answer: z.array(SearchHit),
  },
  people: {
    method: 'GET',
    path: '/console/person',
    summary: 'People in every state.',
    signedIn: true,
    staff,
    query: tableQuery(['name', 'registeredAt'], '-registeredAt', {
      status: z.enum(personStates).optional(),
      country: inCountry,
      role: z.enum([...staffRoles, 'any']).optional(),
    }),
    answer: tableOf(PersonRow),
  },
  person: {
    method: 'GET',
    path: '/console/person/:id',
    summary:
      'A person with the account and the businesses; of an account that was joined with another one, the remaining one.',
    signedIn: true,
    staff,
    params: Id,
    answer: PersonRow.extend({
      account: StaffAccountFields.nullable().describe('null for people of the sample directory, who have none'),
      businesses: z.array(z.object({ businessID: z.string(), name: z.string(), access: z.enum(accesses) })),
    }),
    refusals: ['NotFound'],
  },
  setRoles: {
    method: 'PUT',
    path: '/console/person/:id/roles',
    summary: 'Sets the roles of a person, in effect at once. The last administrator keeps the role.',
    signedIn: true,
    staff: ['administrator'],
    params: Id,
    body: z.object({
      roles: z.array(z.enum(staffRoles)).max(staffRoles.length),
      reason: text(staffReasonMost).refine((value) => value !== '', 'is missing'),
    }),
    answer: z.object({ roles: z.array(z.enum(staffRoles)) }),
    refusals: ['NotFound', 'Conflict'],
  },
  businesses: {
    method: 'GET',
    path: '/console/business',
    summary: 'Businesses in every state.',
    signedIn: true,
    staff,
    query: tableQuery(['name', 'registeredAt'], '-registeredAt', {
      status: z.enum(businessStates).optional(),
      country: inCountry,
      only: z.enum(['alike']).optional().describe('alike: those of the same name as another of their country'),
    }),
    answer: tableOf(BusinessRow),
  },
  business: {
    method: 'GET',
    path: '/console/business/:id',
    summary: 'A business in any state, with its people.',
    signedIn: true,
    staff,
    params: Id,
    answer: BusinessRow.extend({
      mergedInto: z.object({ businessID: z.string(), name: z.string() }).nullable(),
      alike: z
        .array(z.object({ businessID: z.string(), name: z.string(), registeredAt: Instant }))
        .describe('others of the same name and country, which may be the same'),
      people: z.array(
        z.object({ userID: z.string(), name: z.string(), access: z.enum(accesses), status: z.enum(personStates) }),
      ),
    }),
    refusals: ['NotFound'],
  },
  ...businessMerging,
  queues: {
    method: 'GET',
    path: '/console/queue',
    summary: 'What waits for the caller’s roles: how much, since when, and how much of it is late.',
    signedIn: true,
    staff,
    answer: z.array(Queue),
  },
  ...figures,
  permissions: {
    method: 'GET',
    path: '/console/permission',
    summary: 'Every call for staff with the roles that may make it, as the server checks them.',
    signedIn: true,
    staff,
    answer: z.array(
      z.object({
        name: z.string(),
        method: z.string(),
        path: z.string(),
        summary: z.string(),
        roles: z.array(z.enum(staffRoles)),
      }),
    ),
  },
})
