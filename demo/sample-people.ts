// Sample people.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import type { Access } from '#contract/identity/access.ts'
import { type SampleAccountName, sampleAccountNames, sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { slugOf } from '#kit/slug.ts'

type Profile = {
  stateId: string
  city: string
  jobPositionId: string
  profession: string
  companyName: string
  businessType?: string
  industry: string
  preferredLanguage: string
  briefPresentation: string
  mobilePhone: { countryCode: string; phoneNumber: string }
  registeredAt: string
  at?: [business: string, access: Access]
}

const profiles: Record<SampleAccountName, Profile> = {
  buyer: {
    stateId: 'US-ME',
    city: 'Portland',
    jobPositionId: 'purchasing-manager',
    profession: 'Purchasing agent for building materials',
    companyName: 'Boreal Tile & Timber Imports Ltd.',
    businessType: 'IM',
    industry: '0014',
    preferredLanguage: 'en',
    briefPresentation:
      'Buys tiles, parquet and sawn timber for the north-east coast. Wants a data sheet, a sample and a lead time before a price.',
    mobilePhone: { countryCode: '+1', phoneNumber: '2075550142' },
    registeredAt: '2025-02-11T14:05:00Z',
    at: ['boreal-imports', 'member'],
  },
  exporter: {
    stateId: 'IT-MO',
    city: 'Modena',
    jobPositionId: 'export-manager',
    profession: 'Mechanical engineer',
    companyName: 'Ferrantis Pompe S.r.l.',
    businessType: 'MA',
    industry: '0004',
    preferredLanguage: 'it',
    briefPresentation:
      'Looks after distributors in forty countries and keeps the page of Ferrantis Pompe. Send the duty point, I answer the same day.',
    mobilePhone: { countryCode: '+39', phoneNumber: '0555500163' },
    registeredAt: '2021-04-20T07:40:00Z',
    at: ['ferrantis-pompe', 'owner'],
  },
  operator: {
    stateId: 'DE-HH',
    city: 'Hamburg',
    jobPositionId: 'customer-service-manager',
    profession: 'Editor of the directory',
    companyName: 'WBN',
    industry: '0015',
    preferredLanguage: 'en',
    briefPresentation: 'Checks evidence, answers questions and keeps the directory tidy.',
    mobilePhone: { countryCode: '+49', phoneNumber: '4055500118' },
    registeredAt: '2020-03-02T09:00:00Z',
  },
}

/** Idempotent; edited ones stay. */
export async function addSamplePeople(tx: Transaction<DB>): Promise<void> {
  await joinFirms(tx) // first: a business is run since its first member joined
  for (const name of sampleAccountNames) {
    const { userID, firstName, lastName, country, email } = sampleAccounts[name]
    const { at, industry, mobilePhone, ...profile } = profiles[name]
    const row = {
      ...profile,
      id: userID,
      sample: true,
      status: 'active',
      username: slugOf(`${firstName} ${lastName}`),
      firstName,
      lastName,
      email,
      countryCode: country,
      industryId: nodeByKey(industry)!.id,
      mobilePhone: JSON.stringify(mobilePhone),
      settings: JSON.stringify({ firstSteps: false }),
      removedAt: null,
    }
    await tx
      .insertInto('people')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(row)
          .where(({ eb, or }) => or([eb('people.version', '=', 1), eb('people.removedAt', 'is not', null)])),
      )
      .execute()
    await tx.updateTable('people').set({ status: 'active' }).where('id', '=', userID).execute()
    if (at) await join(tx, userID, ...at)
  }
  await tellOf(tx)
}

async function join(tx: Transaction<DB>, userId: string, business: string, access: Access): Promise<void> {
  const row = await tx.selectFrom('businesses').select('id').where('sourceId', '=', business).executeTakeFirst()
  if (!row) return
  await tx
    .insertInto('members')
    .values({ businessId: row.id, userId, access })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function joinFirms(tx: Transaction<DB>): Promise<void> {
  await sql`insert into members (business_id, user_id, access, joined_at)
    select p.business_id, p.id, 'owner', p.registered_at from people p join businesses b on b.id = p.business_id
    where p.sample and b.sample and b.source = 'invented' on conflict do nothing`.execute(tx)
}

/** Idempotent. */
export async function hideSamplePeople(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('people')
      .set({ status: 'suspended' })
      .where('id', 'in', ids)
      .where('status', '=', 'active')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await tellOf(tx)
  })
}

const ids = sampleAccountNames.map((name) => sampleAccounts[name].userID)
async function tellOf(tx: Transaction<DB>): Promise<void> {
  await emitEvent(tx, 'people.changed', { ids })
}
