// Who may make a call at all, as the contract declares it. What depends on the thing asked for is the rules' business.
import type { Endpoint } from '#contract/endpoint.ts'
import { Refusal } from './refusal.ts'

/** As much of a context as admission needs; without a viewer it is a stranger. */
export type Caller = { viewer?: { emailVerified: boolean; roles: readonly string[] } | undefined }

/** Refuses TokenNotFound to strangers, Forbidden to those who are signed in and yet may not. */
export function authorizeCaller({ signedIn, staff }: Endpoint, { viewer }: Caller): void {
  if (!signedIn && !staff) return
  if (!viewer) throw new Refusal('TokenNotFound', 'You must be logged in')
  if (signedIn === 'verified' && !viewer.emailVerified)
    throw new Refusal('Forbidden', 'Verify your e-mail address first', { fields: { email: 'not verified' } })
  if (staff && !staff.some((role) => viewer.roles.includes(role))) throw new Refusal('Forbidden', 'Only for staff')
}

/** The token of a request: `x-auth-token`, or `Authorization: Bearer`; undefined when there is none. */
export function tokenIn(headers: Record<string, string | string[] | undefined>): string | undefined {
  const own = headers['x-auth-token']
  if (typeof own === 'string' && own !== '') return own
  const bearer = headers['authorization']
  return typeof bearer === 'string' && /^bearer /i.test(bearer) ? bearer.slice(7).trim() || undefined : undefined
}
