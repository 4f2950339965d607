// Plan versions.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Id, Instant, Subscription } from '#contract/foundation/shapes.ts'
import { PlanFields } from './offers.ts'

export const planVersionStates = ['current', 'scheduled', 'past', 'withdrawn'] as const

const PlanVersion = z.object({
  versionID: z.string(),
  plan: PlanFields,
  state: z.enum(planVersionStates),
  appliesAt: Instant,
  delivered: z.boolean().describe('came with the software, and can not be withdrawn'),
  writtenBy: z.string().nullable(),
  reason: z.string(),
})
export type PlanVersion = z.output<typeof PlanVersion>

const Next = z.object({ plan: PlanFields, appliesAt: Instant }).nullable()

const KeptPlan = z.object({
  subscription: Subscription,
  plan: PlanFields.describe('as it is now'),
  next: Next.describe('the change that is due next'),
  businesses: z.int().describe('businesses that have the plan'),
})
export type KeptPlan = z.output<typeof KeptPlan>

const PlanDetail = KeptPlan.extend({
  revision: z.int().describe('higher with each version, withdrawal and restoration'),
  versions: z.array(PlanVersion).describe('the newest first'),
  all: z.record(Subscription, PlanFields).describe('every plan as it is now'),
})
export type PlanDetail = z.output<typeof PlanDetail>

const Consequences = z.object({
  businesses: z.int().describe('businesses that have the plan'),
  over: z.object({
    now: z.int().describe('show more products than it would allow, and have no term: they show no further ones'),
    later: z.int().describe('show more, and have a term: the surplus is hidden when it is renewed'),
  }),
  shownMore: z.int().describe('businesses of which hidden products would be shown'),
  renewals: z.object({
    count: z.int().describe('running terms that would renew at this price'),
    from: Instant.nullable().describe('the first of them'),
    kept: z.int().describe('running terms that keep a lower price for their next renewal'),
  }),
  orders: z.int().describe('orders under way, which keep the price they were made with'),
  notDearer: z
    .array(Subscription)
    .describe('lower plans that would cost as much or more, or higher ones as much or less'),
  next: Next.describe('the scheduled version that takes its place, with all that it costs and includes'),
})
export type Consequences = z.output<typeof Consequences>

const administrators = { signedIn: true, staff: ['administrator'] } as const
const reason = required(staffReasonMost)
const Tier = z.object({ subscription: Subscription.describe('tier of the plan') })
const change = { plan: PlanFields, appliesAt: z.iso.datetime().nullish().describe('none: at once') }
const one = { ...administrators, answer: PlanDetail } as const

export const plans = capability({
  list: {
    ...administrators,
    method: 'GET',
    path: '/console/plans',
    summary: 'The four plans as they are, the change of each that is due next, and how many businesses have it.',
    answer: z.array(KeptPlan),
  },
  read: {
    ...one,
    method: 'GET',
    path: '/console/plans/:subscription',
    summary: 'A plan with its versions.',
    params: Tier,
  },
  preview: {
    ...administrators,
    method: 'POST',
    path: '/console/plans/:subscription/preview',
    summary: 'What a change of the plan would do. Changes nothing.',
    params: Tier,
    body: z.object(change),
    answer: Consequences,
  },
  change: {
    ...one,
    method: 'POST',
    path: '/console/plans/:subscription',
    summary: 'Writes a version of the plan, in force at once or from a time on, unless the plan has another revision.',
    params: Tier,
    body: z.object({ ...change, reason, revision: z.int().describe('as it was read') }),
    refusals: ['Conflict'],
  },
  withdraw: {
    ...one,
    method: 'PUT',
    path: '/console/plans/version/:id/withdraw',
    summary: 'Withdraws a version that is in force or scheduled: the one before it applies. Safe to repeat.',
    params: Id,
    body: z.object({ reason }),
    refusals: ['NotFound', 'Conflict'],
  },
  restore: {
    ...one,
    method: 'PUT',
    path: '/console/plans/version/:id/restore',
    summary: 'Takes a withdrawal back: it applies again, unless a later version does. Safe to repeat.',
    params: Id,
    body: z.object({ reason }),
    refusals: ['NotFound'],
  },
})
