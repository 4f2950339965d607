// Claimed listings.
import type { Kysely } from 'kysely'
import { phoneLineIn } from '#contract/foundation/phone-numbers.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import { ownDomain } from '#api/identity/businesses/lookup.ts'
import { findListings, type ListingRow, type Snapshot } from './queries.ts'

export async function listingOf(db: Kysely<DB>, id: string): Promise<ListingRow> {
  const [row] = await findListings(db, [id])
  if (!row) throw new Refusal('NotFound', 'No such business')
  if (row.mergedInto) return listingOf(db, row.mergedInto)
  if (row.status === 'removed') throw new Refusal('Gone', 'This business has been removed')
  if (row.status !== 'active') throw new Refusal('NotFound', 'No such business')
  return row
}

export function snapshotOf({ contactInfo, city, countryCode }: ListingRow): Snapshot {
  const { domain, host } = ownDomain(contactInfo.website)
  const street = contactInfo.legalAddressEnglish?.trim()
  const place = [contactInfo.zipcode, city].filter(Boolean).join(' ')
  return {
    domain,
    host,
    phone: phoneOf(contactInfo.phone) || phoneOf(contactInfo.mobilePhone),
    address: street ? [street, place, countryCode].filter(Boolean).join('\n') : '',
    email: (contactInfo.email ?? '').trim().toLowerCase(),
  }
}

/** E.164, without extension, for machines. */
function phoneOf(phone: ListingRow['contactInfo']['phone']): string {
  const { countryCode, businessPhoneNumber } = phone ?? {}
  const read = countryCode ? phoneLineIn(businessPhoneNumber ?? '', countryCode.replace(/\D/g, '')) : undefined
  return read ? read.countryCode + read.phoneNumber : ''
}

export function maskedPhone(number: string): string {
  return number && `${number.slice(0, 3)} ••• ${number.slice(-3)}`
}

export function maskedMailbox(address: string): string {
  const [name = '', host = ''] = address.split('@')
  return (
    host &&
    `${name.length > 2 && !['info', 'office', 'contact', 'sales'].includes(name) ? `${name[0]}•••` : name}@${host}`
  )
}
