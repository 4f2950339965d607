// Authorizes callers by the contract.
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { Refusal } from './refusal.ts'

type CallerIdentity = { emailVerified: boolean; roles: readonly string[]; limitedUntil?: string | undefined }
export type Caller = { viewer?: CallerIdentity | undefined }

export function authorizeCaller({ signedIn, staff }: Endpoint, { viewer }: Caller): void {
  if (!signedIn && !staff) return
  if (!viewer) throw new Refusal('TokenNotFound', 'You must be logged in')
  if (signedIn === 'verified' && !viewer.emailVerified)
    throw new Refusal('Forbidden', 'Verify your e-mail address first', { fields: { email: 'not verified' } })
  if (signedIn === 'verified' && viewer.limitedUntil && viewer.limitedUntil > new Date().toISOString())
    throw new Refusal('Forbidden', 'This account may only read for now', { fields: { account: 'limited' } })
  if (staff && !staff.some((role) => viewer.roles.includes(role))) throw new Refusal('Forbidden', 'Only for staff')
}

export function tokenIn(headers: Record<string, string | string[] | undefined>): string | undefined {
  const own = headers['x-auth-token']
  if (typeof own === 'string' && own !== '') return own
  const bearer = headers['authorization']
  return typeof bearer === 'string' && /^bearer /i.test(bearer) ? bearer.slice(7).trim() || undefined : undefined
}
