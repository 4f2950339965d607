// Outlook of each proof, and why.
import { addMonths } from '#contract/foundation/months.ts'
import { documentMonths, domainLapseDays, objectionDays } from '#contract/foundation/constants.ts'
import { ladder, type ProofMethod, proofMethods, type ProofReason } from '#contract/trust/ownership-claims/proofs.ts'
import { isShared } from '#api/identity/businesses/lookup.ts'
import { maskedPhone } from './listing.ts'
import type { DomainCheck, ListingRow, Snapshot } from './queries.ts'

export type Standing = {
  outlook: 'counts' | 'noted' | 'unavailable'
  reasons: ProofReason[]
  objectionDays: number
}
type Facts = {
  listing: Snapshot
  check: DomainCheck | undefined
  provenance: Pick<ListingRow, 'sourceAt' | 'corrected'>
  former: boolean
  calls: boolean
}

export function standingOf(method: ProofMethod, facts: Facts): Standing {
  const days = ladder[method].access === 'owner' ? 0 : objectionDays
  switch (method) {
    case 'mailbox':
    case 'dns':
    case 'file':
      return domainStanding(facts, days, method === 'mailbox' && facts.former)
    case 'phone': {
      if (!facts.listing.phone) return none('noPhone')
      if (!facts.calls) return none('switchedOff')
      const reasons: ProofReason[] = facts.former ? ['formerMember'] : []
      if (isCorrected(facts, phoneFields)) reasons.push('corrected')
      return reasons.length > 0 ? noted(reasons, days) : { outlook: 'counts', reasons, objectionDays: days }
    }
    case 'document':
      return { outlook: 'counts', reasons: ['judged'], objectionDays: 0 }
    case 'letter':
      if (!facts.listing.address) return none('noAddress')
      if (isCorrected(facts, addressFields)) return noted(['byPost', 'corrected'], 0)
      return { outlook: 'counts', reasons: ['byPost'], objectionDays: 0 }
  }
}

const speaking: ReadonlySet<ProofReason> = new Set(['oldDomain', 'named', 'unknownAge'])
const domainFields = ['contactInfo.website', 'general.companyName']
const phoneFields = ['contactInfo.phone', 'contactInfo.mobilePhone']
const addressFields = ['legalAddressEnglish', 'zipcode', 'city', 'country'].map((name) => `contactInfo.${name}`)
const isCorrected = ({ provenance }: Facts, fields: readonly string[]) =>
  fields.some((field) => provenance.corrected.includes(field))
const none = (reason: ProofReason): Standing => ({ outlook: 'unavailable', reasons: [reason], objectionDays: 0 })
const noted = (reasons: ProofReason[], days: number): Standing => ({ outlook: 'noted', reasons, objectionDays: days })

function domainStanding(facts: Facts, days: number, former: boolean): Standing {
  const { listing, check, provenance } = facts
  const { domain, host } = listing
  const { sourceAt } = provenance
  if (!host) return none('noWebsite')
  if (!domain || isShared(domain)) return none('sharedDomain')
  if (!check || check.domain !== domain) return noted(['unreachable'], days)
  const reasons: ProofReason[] = []
  if (check.age === 'known') reasons.push(check.registeredAt! > sourceAt ? 'youngDomain' : 'oldDomain')
  const isAgeless = check.age === 'unknown' || check.age === 'off'
  if (isAgeless) reasons.push(mayHaveLapsed(sourceAt) ? 'unknownHolder' : 'unknownAge')
  if (check.age === 'unreachable' || check.site === 'unreachable') reasons.push('unreachable')
  if (check.site !== 'unreachable') reasons.push(check.site)
  if (host !== domain) reasons.push('sharedDomain')
  if (former) reasons.push('formerMember')
  if (isCorrected(facts, domainFields)) reasons.push('corrected')
  const counts = reasons.every((reason) => speaking.has(reason))
  return { outlook: counts ? 'counts' : 'noted', reasons, objectionDays: isAgeless ? objectionDays : days }
}

function mayHaveLapsed(sourceAt: Date): boolean {
  return Date.now() - sourceAt.getTime() > domainLapseDays * 24 * 3600_000
}

export function optionsOf(facts: Facts) {
  return proofMethods.map((method) => {
    const { rung, access } = ladder[method]
    const standing = standingOf(method, facts)
    const target = standing.outlook === 'unavailable' ? '' : targetOf(method, facts.listing)
    return { method, rung, access: standing.objectionDays > 0 ? ('editor' as const) : access, target, ...standing }
  })
}

export function targetOf(method: ProofMethod, { domain, phone, address }: Snapshot): string {
  switch (method) {
    case 'mailbox':
      return `@${domain}`
    case 'dns':
      return `_wbn.${domain}`
    case 'file':
      return `https://${domain}/.well-known/wbn.txt`
    case 'phone':
      return maskedPhone(phone)
    case 'document':
      return ''
    case 'letter':
      return address.replaceAll('\n', ', ')
  }
}

export function isYoungDocument(issuedOn: string, now: Date): boolean {
  const oldest = addMonths(now, -documentMonths)
  const day = 24 * 3600_000
  return Date.parse(issuedOn) >= oldest.getTime() - day && Date.parse(issuedOn) <= now.getTime() + day
}
