// Invitations of listed companies.
import * as z from 'zod'
import { balancingTestLeast, balancingTestMost, staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { CountryCode, Instant, text } from '#contract/foundation/shapes.ts'

const staff = ['administrator'] as const

export const consentCountries = ['AT', 'DE', 'ES', 'IT', 'PL', 'RO']

const Written = z.object({
  enabled: z.boolean(),
  countries: z.array(CountryCode).max(250).describe('left out: prior consent is needed there'),
  balancingTest: text(balancingTestMost).describe('the operator’s reasons; needed to switch it on'),
})
const Settings = Written.extend({
  writtenBy: z.string().describe('empty: never written'),
  writtenAt: Instant.nullable(),
  sent: z.int().describe('invitations so far'),
  suppressed: z.int().describe('mailboxes that want none'),
})
export type InvitationSettings = z.output<typeof Settings>

export const NewInvitationSettings = Written.extend({ reason: required(staffReasonMost) }).refine(
  ({ enabled, balancingTest }) => !enabled || balancingTest.trim().length >= balancingTestLeast,
  { error: `needs at least ${balancingTestLeast} characters`, path: ['balancingTest'] },
)

export const companyInvitations = capability({
  settings: {
    method: 'GET',
    path: '/company-invitation/settings',
    summary: 'The switch of invitations to listed companies, with its balancing test.',
    signedIn: true,
    staff,
    answer: Settings,
  },
  write: {
    method: 'POST',
    path: '/company-invitation/settings',
    summary: 'Switches invitations on or off; on only with a balancing test.',
    signedIn: true,
    staff,
    body: NewInvitationSettings,
    answer: Settings,
  },
})
