// Registration and website of a domain.
import type { Context } from '#api/foundation/context.ts'
import { ownDomain } from '#api/identity/businesses/lookup.ts'
import { namesCompany } from './own-domain.ts'
import { snapshotOf } from './listing.ts'
import { type DomainCheck, findCheck, type ListingRow, saveCheck } from './queries.ts'

type Looking = Pick<Context, 'db' | 'proofs'>
const freshFor = 24 * 3600_000 // ms
const againAfter = 10 * 60_000 // ms, if unreachable

export async function lookAtDomain(context: Looking, listing: ListingRow): Promise<DomainCheck | undefined> {
  const { domain, host } = snapshotOf(listing)
  if (!domain || ownDomain(listing.contactInfo.website).shared) return undefined
  const last = await findCheck(context.db, listing.id)
  const isLost = last?.age === 'unreachable' || last?.site === 'unreachable'
  const isFresh = last?.domain === domain && Date.now() - last.checkedAt.getTime() < (isLost ? againAfter : freshFor)
  if (isFresh) return last
  const [age, site] = await Promise.all([ageOf(context, domain), siteOf(context, listing, { domain, host })])
  const check = { domain, ...age, site }
  await saveCheck(context.db, listing.id, check)
  return { ...check, checkedAt: new Date() }
}

async function ageOf({ proofs }: Looking, domain: string): Promise<Pick<DomainCheck, 'age' | 'registeredAt'>> {
  if (!proofs.registered) return { age: 'off', registeredAt: null }
  try {
    const registeredAt = await proofs.registered(domain)
    return { age: registeredAt ? 'known' : 'unknown', registeredAt }
  } catch {
    return { age: 'unreachable', registeredAt: null }
  }
}

async function siteOf(
  { proofs }: Looking,
  { name }: ListingRow,
  { domain, host }: { domain: string; host: string },
): Promise<DomainCheck['site']> {
  for (const address of [`https://${host}/`, `https://www.${host}/`, `http://${host}/`])
    try {
      const page = await proofs.site(address)
      return ownDomain(page.address).domain === domain && namesCompany(page.content, name, domain) ? 'named' : 'unnamed'
    } catch {}
  return 'unreachable'
}
