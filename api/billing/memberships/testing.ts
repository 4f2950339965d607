// Test helpers for memberships.
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Subscription } from '#contract/foundation/constants.ts'
import { addBusiness, addMember, type TestApi, type TestPerson } from '#api/testing.ts'

export const email = 'buyer@wbn.example'
export const body = (businessID: string, planId = 'gold-year', paymentMethod = 'pm_card_visa') => ({
  body: { businessID, planId, paymentMethod, email },
})

export type Owner = { owner: TestPerson; businessID: string }

export async function ownerOf(
  bench: TestApi,
  more: { subscription?: Subscription; countryCode?: string } = {},
): Promise<Owner> {
  const owner = await bench.person('Olga Owner')
  const businessID = await addBusiness(bench.db, 'Ledger Works', { countryCode: 'US', ...more })
  await addMember(bench.db, businessID, owner.userID)
  const { countryCode = 'US' } = more
  const details = { name: 'Ledger Works', address: 'Mill Road 1', countryCode, taxNumber: '' }
  await bench.db
    .insertInto('billingDetails')
    .values({ businessId: businessID, ...details })
    .execute()
  return { owner, businessID }
}

export function tierOf(bench: TestApi, businessID: string): Promise<string> {
  return bench.db
    .selectFrom('businesses')
    .select('subscription')
    .where('id', '=', businessID)
    .executeTakeFirstOrThrow()
    .then(({ subscription }) => subscription)
}

export async function passDays(bench: TestApi, businessID: string, days: number): Promise<void> {
  const shift = sql`interval '1 day' * ${days}`
  await sql`update memberships set starts_at = starts_at - ${shift}, ends_at = ends_at - ${shift},
    next_attempt_at = next_attempt_at - ${shift} where business_id = ${businessID}`.execute(bench.db)
  await sql`update payments set term_starts = term_starts - ${shift}, term_ends = term_ends - ${shift}
    where business_id = ${businessID}`.execute(bench.db)
}

export async function balances(bench: TestApi, businessID?: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::int as sum from ledger_entries e join payments p on p.id = e.payment_id
    where ${businessID ?? null}::uuid is null or p.business_id = ${businessID ?? null} group by account`.execute(
    bench.db,
  )
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}

/** Oldest first. */
export async function subjects(bench: TestApi): Promise<string[]> {
  const rows = await bench.db.selectFrom('mails').select(['subject', 'recipient']).orderBy('id').execute()
  assert.ok(rows.every(({ recipient }) => recipient !== email))
  return rows.map(({ subject }) => subject)
}
