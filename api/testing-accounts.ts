// Auth service for tests.
import type { Kysely } from 'kysely'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import type { AccountData } from '#contract/identity/auth/record.ts'
import { mergeCompletion, mergeCompletionSeconds } from '#contract/foundation/constants.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { StaffAccounts } from './foundation/context.ts'
import type { DB } from './database/tables.ts'

export function accountsIn(
  viewers: Map<string, Viewer>,
  devices: readonly string[][],
  merged: Map<string, string>,
  db: Kysely<DB>,
): StaffAccounts {
  const account = (id: string) => {
    const found = viewers.get(`test-${id}`)
    if (!found) throw new Refusal('NotFound', 'No such account')
    return found
  }
  return {
    accounts: async ({ query } = {}) =>
      [...viewers.values()]
        .filter(
          ({ userID, email, roles }) =>
            query?.ids?.split(',').includes(userID) ||
            (query?.email && email.includes(query.email)) ||
            (query?.role && (query.role === 'any' ? roles.length > 0 : roles.includes(query.role))),
        )
        .map(({ userID, email, emailVerified, roles, limitedUntil }) => ({
          userID,
          email,
          emailVerified,
          roles,
          limitedUntil: limitedUntil ?? null,
          status: 'active',
          suspendedUntil: null,
          mergedInto: merged.get(userID) ?? null,
          secondFactor: false,
          registeredAt: new Date(0).toISOString(),
          lastSeenAt: null,
          sessions: 0,
          sample: false,
        })),
    accountsOnSameDevice: async ({ params }) =>
      devices.flatMap((ids) => (ids.includes(params.id) ? ids : [])).filter((id) => id !== params.id),
    accountsSharingDevices: async () =>
      devices.flatMap((ids) => {
        const sorted = ids.toSorted()
        return sorted.flatMap((one, index) => sorted.slice(index + 1).map((other) => ({ one, other })))
      }),
    mergeAccounts: async ({ params, body }) => {
      const [into, from] = [account(params.id).userID, account(body.from).userID]
      if (merged.get(from) === into) return { status: 'active' }
      if (merged.has(from) || merged.has(into)) throw new Refusal('Conflict', 'One was joined with another before')
      for (const [former, remaining] of merged) if (remaining === from) merged.set(former, into)
      merged.set(from, into)
      await add(db, mergeCompletion, { from }, { after: mergeCompletionSeconds })
      return { status: 'active' }
    },
    setAccountState: async ({ params, body }) => {
      const found = account(params.id)
      if (body.limitedUntil !== undefined) found.limitedUntil = body.limitedUntil ?? undefined
      return { status: body.status ?? 'active' }
    },
    setAccountRoles: async ({ params, body }) => {
      const found = account(params.id)
      const before = found.roles
      found.roles = [...body.roles]
      return { before, roles: found.roles }
    },
  }
}

export function accountDataFor({ userID, email, firstName, lastName, country }: Viewer): AccountData {
  const instant = new Date(0).toISOString()
  const dates = { registeredAt: instant, emailVerifiedAt: instant, termsAcceptedAt: instant }
  return {
    account: {
      userID,
      email,
      firstName,
      lastName,
      country,
      language: 'en',
      status: 'active',
      roles: [],
      formerEmails: [],
      ...dates,
    },
    sessions: [],
    securityEvents: [],
    waysToSignIn: { password: true, authenticator: null, passkeys: [], otherProviders: [] },
    apiTokens: [],
    emails: [],
  }
}
