// Limits of API tokens: scopes and bound business.
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { holdsScope, scopesOf } from '#contract/identity/scopes.ts'
import { Refusal } from '#kit/refusal.ts'
import type { NamedCall } from '#kit/serve.ts'

/**
 * Tokens without the scope are refused, or strangers on open calls. Business tokens need an acting business, checked by
 * requireBusiness.
 */
export function withinScope(viewer: Viewer | undefined, { capability, name, endpoint }: NamedCall): Viewer | undefined {
  const token = viewer?.apiToken
  if (!token) return viewer
  const needed = scopesOf(capability, name, endpoint)
  const isOpen = !endpoint.signedIn && !endpoint.staff
  const isBound = token.businessID !== null && !endpoint.needs
  if (holdsScope(token.scopes, needed) && !isBound) return viewer
  if (isOpen) return undefined
  if (isBound)
    throw new Refusal('Forbidden', 'This API token acts for a business alone', { fields: { token: 'business' } })
  const message =
    needed.length > 0 ? `The API token needs the scope ${needed.join(' or ')}` : 'No API token makes this call'
  throw new Refusal('Forbidden', message, { fields: { token: 'scope' } })
}

export function requireBusiness({ apiToken }: Pick<Viewer, 'apiToken'>, businessID: string | undefined): void {
  if (apiToken && apiToken.businessID !== null && apiToken.businessID !== businessID)
    throw new Refusal('Forbidden', 'This API token acts for another business', { fields: { token: 'business' } })
}

/** Guard of calls closed to API tokens. */
export function withSession(viewer: Viewer | undefined): Viewer | undefined {
  if (viewer?.apiToken) throw new Refusal('Forbidden', 'No API token makes this call', { fields: { token: 'scope' } })
  return viewer
}
