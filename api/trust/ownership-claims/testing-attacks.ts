// Attacks by mailboxes and domains, and tools of attackers.
import { verifier } from '#api/trust/verification/testing.ts'
import type { TestApi, TestPerson } from '#api/testing.ts'
import { type Listing, proveMailbox, proveRecord, speakFor, start } from './testing.ts'

export type Attack = { bench: TestApi; listing: Listing; eve: TestPerson }
export type Attempt = (attack: Attack) => Promise<unknown>
export const send = (eve: TestPerson, { params }: Listing, email: string) =>
  eve.api.ownershipClaims.sendCode({ params, body: { email } })
export const enter = (
  eve: TestPerson,
  { params }: Listing,
  code: string,
  method: 'mailbox' | 'phone' | 'letter' = 'mailbox',
) => eve.api.ownershipClaims.enterCode({ params, body: { method, code } })
export const byMail =
  (address: (listing: Listing) => string): Attempt =>
  async ({ eve, listing }) => {
    await start(eve, listing)
    await send(eve, listing, address(listing))
  }
export const ofWebsite =
  (website: string, mailbox: string): Attempt =>
  async ({ bench, eve, listing }) => {
    await setContact(bench, listing, { website })
    await start(eve, listing)
    await send(eve, listing, mailbox)
  }

export const setContact = (bench: TestApi, listing: Listing, contact: object) =>
  bench.pool.query('update businesses set contact_info = contact_info || $2 where id = $1', [listing.id, contact])
export const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

export async function letterCode(bench: TestApi, claimID: string): Promise<void> {
  const vera = await verifier(bench)
  await vera.api.ownershipClaims.letter({ params: { claimID } })
  await vera.api.ownershipClaims.markPosted({ params: { claimID } })
}

export const attacksByDomain: Record<string, Attempt> = {
  'free mail': byMail(() => 'brennwald.gmbh@gmail.com'),
  'a listing whose website is at a provider of free mail': ofWebsite('https://gmail.com/', 'eve@gmail.com'),
  'a page at a social network': ofWebsite('https://www.facebook.com/brennwald', 'eve@facebook.com'),
  'a page at a shared host': ofWebsite('https://brennwald.github.io/', 'eve@brennwald.github.io'),
  'a public suffix': ofWebsite('https://co.uk/', 'eve@co.uk'),
  'a subdomain of the domain': byMail(({ domain }) => `eve@mail.${domain}`),
  'the parent of the domain': byMail(({ domain }) => `eve@${domain.split('.').slice(1).join('.')}`),
  'a domain that only ends the same': byMail(({ domain }) => `eve@my${domain}`),
  'a domain that only begins the same': byMail(({ domain }) => `eve@${domain}.evil.com`),
  'a homograph of the domain': byMail(({ domain }) => `eve@${domain.replace('e', 'е')}`),
  'punycode of a homograph': byMail(({ domain }) => `eve@${new URL(`https://${domain.replace('e', 'е')}`).hostname}`),
  'a trailing dot': byMail(({ domain }) => `eve@${domain}.`),
  'two at signs': byMail(({ domain }) => `eve@evil.com@${domain}`),
  'a quoted mailbox': byMail(({ domain }) => `"eve@evil.com"@${domain}`),
  'a second receiver': byMail(({ domain }) => `eve@evil.com,x@${domain}`),
  'a line break into headers': byMail(({ domain }) => `x@${domain}\nbcc: eve@evil.com`),
  'the company in the middle of a longer host': ofWebsite('https://shop.brennwald.hoster.com/', 'eve@hoster.com'),
  'an address of the own network as website': ofWebsite('http://127.0.0.1/', 'eve@127.0.0.1'),
  'a name that leads into the own network': ofWebsite('http://localhost:5432/', 'eve@localhost'),
  async 'an expired domain that was bought'({ bench, eve, listing }) {
    speakFor(bench, listing.domain, listing.name, new Date(Date.now() + 60_000).toISOString())
    await start(eve, listing)
    await proveMailbox(bench, eve, listing)
    await proveRecord(bench, eve, listing)
  },
  async 'a website that no longer names the company'({ bench, eve, listing }) {
    speakFor(bench, listing.domain, 'Lucky Casino')
    await start(eve, listing)
    await proveMailbox(bench, eve, listing)
    await proveRecord(bench, eve, listing)
  },
  async 'a website that leads to another domain'({ bench, eve, listing }) {
    bench.domains.set(`https://www.${listing.domain}/`, [listing.name, 'https://evil.com/'])
    bench.domains.set(`https://${listing.domain}/`, [listing.name, 'https://evil.com/'])
    await start(eve, listing)
    await proveMailbox(bench, eve, listing)
    await proveRecord(bench, eve, listing)
  },
  async 'a website that is gone'({ bench, eve, listing }) {
    for (const www of ['', 'www.']) bench.domains.delete(`https://${www}${listing.domain}/`)
    await start(eve, listing)
    await proveRecord(bench, eve, listing)
  },
  async 'a page of a domain dealer'({ bench, eve, listing }) {
    speakFor(bench, listing.domain, `${listing.name}: this domain is for sale. Domain is for sale`)
    await start(eve, listing)
    await proveMailbox(bench, eve, listing)
  },
  async 'a record at another domain'({ bench, eve, listing }) {
    await start(eve, listing)
    const { claim } = await eve.api.ownershipClaims.proveDomain({ ...listing, body: { method: 'dns' } })
    bench.domains.set('_wbn.evil.com', [`wbn-verification=${claim!.proofs[0]!.token}`])
    await eve.api.ownershipClaims.proveDomain({ ...listing, body: { method: 'dns' } })
  },
  async 'the record of another claim'({ bench, eve, listing }) {
    const ann = await bench.person('Ann Example')
    await start(ann, listing)
    const { claim } = await ann.api.ownershipClaims.proveDomain({ ...listing, body: { method: 'dns' } })
    await ann.api.ownershipClaims.withdraw(listing)
    bench.domains.set(`_wbn.${listing.domain}`, [`wbn-verification=${claim!.proofs[0]!.token}`])
    await start(eve, listing)
    await eve.api.ownershipClaims.proveDomain({ ...listing, body: { method: 'dns' } })
  },
  async 'a phone that the listing lacks'({ bench, eve, listing }) {
    await setContact(bench, listing, { phone: null })
    await start(eve, listing)
    await eve.api.ownershipClaims.call(listing)
  },
  async 'a phone that was changed after the claim began'({ bench, eve, listing }) {
    await start(eve, listing)
    await setContact(bench, listing, { phone: { countryCode: '+49', businessPhoneNumber: '30 12345678' } })
    await eve.api.ownershipClaims.call(listing)
  },
  async 'a domain that was changed after the claim began'({ bench, eve, listing }) {
    await start(eve, listing)
    await setContact(bench, listing, { website: 'https://evil.com' })
    await send(eve, listing, 'eve@evil.com')
  },
}
