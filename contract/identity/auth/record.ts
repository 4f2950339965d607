// Account part of an export, for its owner; no secrets or hashes.
import * as z from 'zod'
import { ApiToken } from './api-tokens.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Instant } from '#contract/foundation/shapes.ts'

/** Newest events only, for accounts under attack. */
export const eventsMost = 10_000

const Session = z.object({
  device: z.string(),
  address: z.string(),
  startedAt: Instant,
  lastSeenAt: Instant,
  expiresAt: Instant,
  endedAt: Instant.nullable(),
})
const SecurityEvent = z.object({
  event: z.string(),
  happenedAt: Instant,
  address: z.string(),
  device: z.string(),
  detail: z.record(z.string(), z.string()).describe('ids and ways only, and the reason of a suspension'),
})

export const AccountData = z.object({
  account: z.object({
    userID: z.string(),
    email: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    country: z.string(),
    language: z.string(),
    status: z.string(),
    roles: z.array(z.string()),
    registeredAt: Instant,
    emailVerifiedAt: Instant.nullable(),
    termsAcceptedAt: Instant.nullable(),
    formerEmails: z.array(z.string()).describe('of accounts that were joined with this one'),
  }),
  sessions: z.array(Session).describe('ended ones too, as long as they are kept'),
  securityEvents: z.array(SecurityEvent).describe(`newest first, ${eventsMost} at most`),
  waysToSignIn: z.object({
    password: z.boolean(),
    authenticator: z.object({ since: Instant, recoveryCodesLeft: z.int() }).nullable(),
    passkeys: z.array(z.object({ name: z.string(), addedAt: Instant, usedAt: Instant.nullable() })),
    otherProviders: z.array(z.object({ issuer: z.string(), subject: z.string(), linkedAt: Instant })),
  }),
  apiTokens: z.array(ApiToken.omit({ ending: true })),
  emails: z.array(z.object({ subject: z.string(), postedAt: Instant, sentAt: Instant.nullable() })),
})
export type AccountData = z.output<typeof AccountData>

export const record = capability({
  accountData: {
    method: 'GET',
    path: '/account-data',
    summary: 'All that the auth service keeps of the account, without secrets: its part of an export.',
    signedIn: true,
    answer: AccountData,
  },
})
