// Mailboxes at a listing's own domain.
import { ownDomain } from '#api/identity/businesses/lookup.ts'
import { mailboxAt } from '#api/trust/ownership-claims/lookup.ts'

/** Subdomains, look-alikes and shared domains are somebody else's. */
export function isOwnMailbox(email: string, website: string | null): boolean {
  const { domain, shared } = ownDomain(website)
  return !shared && mailboxAt(domain, email) !== undefined
}
