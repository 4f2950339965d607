// Mailboxes at the own domain of a listing, as claims have it. No network.
import { mailboxAt, ownDomain } from '#api/trust/ownership-claims/lookup.ts'

/** A subdomain, a look-alike or a shared domain is somebody else's. */
export function isOwnMailbox(email: string, website: string | null): boolean {
  const { domain, shared } = ownDomain(website)
  return !shared && mailboxAt(domain, email) !== undefined
}
