// Listed companies and their claims.
import { createHash, randomUUID } from 'node:crypto'
import type { OwnershipState } from '#contract/trust/ownership-claims/proofs.ts'
import { slugOf } from '#kit/slug.ts'
import type { Site } from './site.ts'

type ListedCompany = { id: string; domain: string; name: string }
type Database = Pick<Site, 'database'>

export async function listedCompany(site: Database, given?: string): Promise<ListedCompany> {
  const { pool } = site.database
  const id = randomUUID()
  const mark = id.slice(0, 6).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!) // no six digits: no code
  const domain = `brennwald-${mark}.example`
  const name = given ?? `Brennwald ${mark} GmbH`
  const contact = {
    website: `https://${domain}`,
    email: `info@${domain}`,
    legalAddressEnglish: 'Eisenwerkstraße 18',
    zipcode: '58089',
    phone: { countryCode: '+49', businessPhoneNumber: '2331555014' },
  }
  const fields = {
    id,
    company_name: name,
    slug: slugOf(name),
    city: 'Hagen',
    country_code: 'DE',
    contact_info: contact,
    subscription: 'standard',
    sample: false,
    ...Object.fromEntries(
      ['state_id', 'run_since', 'verified_at', 'source_id', 'profile_photo', 'cover_photo'].map((column) => [
        column,
        null,
      ]),
    ),
  }
  await pool.query(
    `insert into businesses select (jsonb_populate_record(b, $1::jsonb)).*
      from businesses b where slug = 'ferrantis-pompe-s-r-l'`,
    [JSON.stringify(fields)],
  )
  await pool.query(
    `insert into domain_checks (business_id, domain, age, registered_at, site) values ($1, $2, 'known', '1998-03-01', 'named')`,
    [id, domain],
  )
  return { id, domain, name }
}

type Claim = { claimID: string; businessID: string }

export async function claimIn(
  site: Database,
  state: OwnershipState,
  { userID, objection = randomUUID(), says = '' }: { userID: string; objection?: string; says?: string },
): Promise<Claim> {
  const { id, domain } = await listedCompany(site)
  const { pool } = site.database
  const isProven = ['waiting', 'contested', 'claimed'].includes(state)
  const listing = {
    domain,
    host: domain,
    phone: '+492331555014',
    address: 'Eisenwerkstraße 18\n58089 Hagen\nDE',
    email: '',
  }
  const decision = {
    outcome: 'refuse',
    reason: 'The extract names another company.',
    by: 'Nora',
    at: new Date(),
    won: false,
  }
  const { rows } = await pool.query<{ id: string }>(
    `insert into ownership_claims (business_id, claimant_id, state, name, position, role, listing, rung, access, proven_at, until, told,
        objection_hash, objection, objected_at, decisions, due_at)
      values ($1, $2, $3, 'Katrin Vollmer', 'Head of sales', 'employee', $4, $5, $6, $7, now() + interval '4 days 12 hours', $8, $9, $10, $11,
        $12, $13) returning id`,
    [
      id,
      userID,
      state,
      JSON.stringify(listing),
      isProven ? 1 : null,
      state === 'claimed' ? 'owner' : isProven ? 'editor' : null,
      isProven ? new Date(Date.now() - 2.5 * 86_400_000) : null,
      isProven ? [`info@${domain}`] : [],
      createHash('sha256').update(objection).digest(),
      says,
      says ? new Date() : null,
      JSON.stringify(state === 'refused' ? [decision] : []),
      ['review', 'contested'].includes(state) ? new Date(Date.now() + 86_400_000) : null,
    ],
  )
  const claimID = rows[0]!.id
  if (isProven || state === 'review' || state === 'refused')
    await pool.query(
      `insert into verification_claims (business_id, ownership_claim_id, kind, subject, detail, state, created_by, due_at, decided_at, valid_until)
        values ($1, $2, 'mailbox', $3, $4, $5, $6, now(), now(), now() + interval '1 year')`,
      [
        id,
        claimID,
        `k.vollmer@${domain}`,
        JSON.stringify({ reasons: isProven ? 'oldDomain named' : 'youngDomain unnamed' }),
        isProven ? 'verified' : 'waiting',
        userID,
      ],
    )
  if (isProven)
    await pool.query(`insert into members (business_id, user_id, access) values ($1, $2, $3)`, [
      id,
      userID,
      state === 'claimed' ? 'owner' : 'editor',
    ])
  return { claimID, businessID: id }
}
