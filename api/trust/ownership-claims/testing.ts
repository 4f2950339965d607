// Test helpers of ownership claims.
import type { ClaimPage } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { evidence } from '#api/trust/verification/testing.ts'
import { addBusiness, type TestApi, type TestPerson } from '#api/testing.ts'

let count = 100

export type Listing = { id: string; domain: string; name: string; params: { id: string } }

export async function listed(
  bench: TestApi,
  {
    name = `Brennwald ${++count} GmbH`,
    website,
    ...contact
  }: Record<string, unknown> & { name?: string; website?: string } = {},
): Promise<Listing> {
  count++
  const domain = website === undefined ? `brennwald${count}.com` : new URL(website).hostname
  const id = await addBusiness(bench.db, name, {
    countryCode: 'DE',
    city: 'Hagen',
    contactInfo: JSON.stringify({
      website: website ?? `https://www.${domain}/`,
      phone: { countryCode: '+49', businessPhoneNumber: '2331 555 014' },
      legalAddressEnglish: 'Eisenwerkstrasse 18',
      zipcode: '58089',
      ...contact,
    }),
  })
  if (website === undefined) speakFor(bench, domain, name)
  return { id, domain, name, params: { id } }
}

export function speakFor(bench: TestApi, domain: string, name: string, registered = '1998-05-04'): void {
  bench.domains.set(`https://www.${domain}/`, [`<h1>${name}</h1>`])
  bench.domains.set(`https://${domain}/`, [`<h1>${name}</h1>`])
  bench.domains.set(`rdap:${domain}`, [registered])
}

export const whoever = { name: 'Katrin Vollmer', position: 'Head of sales', role: 'employee' } as const

export const start = (
  who: TestPerson,
  { params }: Listing,
  more: Partial<typeof whoever> & { merging?: string[] } = {},
) => who.api.ownershipClaims.start({ params, body: { ...whoever, ...more } })

export async function codeTo(bench: TestApi, mailbox: string): Promise<string> {
  const mail = await bench.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', mailbox)
    .where('subject', 'like', 'Your code to claim %')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\b\d{6}\b/.exec(mail.text)![0]
}

export async function mailTo(bench: TestApi, mailbox: string): Promise<{ subject: string; text: string }[]> {
  const rows = await bench.db.selectFrom('mails').selectAll().where('recipient', '=', mailbox).orderBy('id').execute()
  return rows.map(({ subject, text }) => ({ subject, text }))
}

export async function proveMailbox(
  bench: TestApi,
  who: TestPerson,
  listing: Listing,
  name = 'k.vollmer',
): Promise<ClaimPage> {
  const { params, domain } = listing
  await who.api.ownershipClaims.sendCode({ params, body: { email: `${name}@${domain}` } })
  const code = await codeTo(bench, `${name}@${domain}`)
  return who.api.ownershipClaims.enterCode({ params, body: { method: 'mailbox', code } })
}

export async function proveRecord(bench: TestApi, who: TestPerson, { params, domain }: Listing): Promise<ClaimPage> {
  const { claim } = await who.api.ownershipClaims.proveDomain({ params, body: { method: 'dns' } })
  const { token } = claim!.proofs.find(({ method }) => method === 'dns')!
  const name = `_wbn.${domain}`
  bench.domains.set(name, [...(bench.domains.get(name) ?? []), `wbn-verification=${token}`])
  await who.api.ownershipClaims.proveDomain({ params, body: { method: 'dns' } })
  await bench.jobs.runDueJobs()
  return who.api.ownershipClaims.read({ params })
}

export const today = (daysAgo = 0) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

export async function sendDocument(
  bench: TestApi,
  who: TestPerson,
  { params }: Listing,
  issuedOn = today(5),
): Promise<ClaimPage> {
  const files = [await evidence(bench, who)]
  return who.api.ownershipClaims.sendDocument({
    params,
    body: { kind: 'extract', issuedOn, files, note: 'From the register' },
  })
}

export async function endTerm(bench: TestApi, claimID: string): Promise<void> {
  await bench.pool.query(`update ownership_claims set until = now() - interval '1 second' where id = $1`, [claimID])
  await bench.jobs.runDueJobs({ ahead: 300 })
}

export async function accessOf(bench: TestApi, { id }: Listing, { userID }: TestPerson): Promise<string | undefined> {
  const { rows } = await bench.pool.query<{ access: string }>(
    'select access from members where business_id = $1 and user_id = $2',
    [id, userID],
  )
  return rows[0]?.access
}
