// What an API token lets its bearer do: the scopes that a call needs, and the one business that the token may be bound to.
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { holdsScope, scopesOf } from '#contract/identity/scopes.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CallNamed } from '#kit/serve.ts'

/**
 * The viewer of a call. Without a scope for it a token is refused, and a stranger where the call is open to strangers. A token of a business
 * makes only calls that name a business to act for; requireBusiness checks that it is this one.
 */
export function withinScope(viewer: Viewer | undefined, { capability, name, endpoint }: CallNamed): Viewer | undefined {
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

/** Refuses what a token of a business would do as the person, or for another business. */
export function requireBusiness({ apiToken }: Pick<Viewer, 'apiToken'>, businessID: string | undefined): void {
  if (apiToken && apiToken.businessID !== null && apiToken.businessID !== businessID)
    throw new Refusal('Forbidden', 'This API token acts for another business', { fields: { token: 'business' } })
}

/** For what no program may have, such as the stream of events. */
export function withSession(viewer: Viewer | undefined): Viewer | undefined {
  if (viewer?.apiToken) throw new Refusal('Forbidden', 'No API token makes this call', { fields: { token: 'scope' } })
  return viewer
}
