// Renewals, taken cells, companies that leave.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { pdf, sendFile } from '#api/identity/files/testing.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { agreed, type Firm, firmOf, inDays, lineOf, on, proposalOf, runJobs } from '../testing.ts'

let bench: TestApi
let maker: Firm
let pumps: string
before(async () => {
  bench = await testApi()
  maker = await firmOf(bench, 'Ferrantis Pompe')
  pumps = await lineOf(maker, 'Pumps')
})
after(() => bench.close())

const refused = (name: string) => (error: unknown) => (error as Refusal).name === name
const read = (id: string) => maker.person.api.agreements.read(on(maker, id))
const marks = async (country: string) =>
  (await bench.api.territories.whereToBuy({ params: { id: maker.id }, query: { country } })).sellers.length
const mails = async (subject: string, { person }: Firm) =>
  (await bench.pool.query('select from mails where subject = $1 and recipient = $2', [subject, person.viewer.email]))
    .rowCount

test('a renewal that begins later leaves the old one in force until the day before, and the cell taken', async () => {
  const seller = await firmOf(bench, 'Early Seller')
  const terms = { lines: [pumps], countries: ['CO'], exclusivity: 'sole' as const }
  const first = await agreed(maker, seller, { ...terms, until: inDays(60) })
  const second = await agreed(maker, seller, { ...terms, from: inDays(30), replaces: first })
  const old = await read(first)
  assert.deepEqual([old.state, old.until, (await read(second)).state], ['inForce', inDays(29), 'inForce'])
  assert.equal(await marks('CO'), 1)
  const gap = { ...terms, from: inDays(1), until: inDays(20) }
  await assert.rejects(proposalOf(maker, await firmOf(bench, 'Gap Seller'), 'supplier', gap), refused('Conflict'))
  await bench.pool.query(`update agreements set ends_on = current_date - 1 where id = $1`, [first])
  await runJobs(bench, 'agreements.remind', 'agreements.end')
  assert.equal((await read(first)).state, 'lapsed')
  assert.equal(await mails('An agreement is over', seller), 0, 'it goes on')
})

test('an agreement in dispute is not replaced', async () => {
  const seller = await firmOf(bench, 'Doubting Seller')
  const terms = { lines: [pumps], countries: ['EC'] }
  const first = await agreed(maker, seller, terms)
  const { agreementID } = await proposalOf(maker, seller, 'supplier', { ...terms, until: inDays(90), replaces: first })
  const { rows } = await bench.pool.query<{ text: string }>(
    `select text from mails where recipient = $1 and text like '%takes the place of your agreement%'`,
    [seller.person.viewer.email],
  )
  assert.match(rows[0]!.text, /about “Pumps” \(EC\)/)
  await seller.person.api.agreements.dispute({ ...on(seller, first), body: { text: 'Not as stated' } })
  await assert.rejects(
    seller.person.api.agreements.confirm({ ...on(seller, agreementID), body: {} }),
    refused('Conflict'),
  )
  assert.equal((await read(first)).state, 'disputed')
})

test('however often a distributor confirms for a taken cell, its maker is told once a day', async () => {
  const terms = { lines: [pumps], countries: ['PY'], exclusivity: 'sole' as const }
  await agreed(maker, await firmOf(bench, 'First Seller'), terms)
  const late = await firmOf(bench, 'Late Seller')
  const { agreementID } = await proposalOf(late, maker, 'distributor', terms)
  const { rows } = await bench.pool.query<{ id: string }>(
    `insert into agreements (supplier_id, distributor_id, proposed_by, line_ids, countries, role, exclusivity, starts_on)
      select supplier_id, distributor_id, 'supplier', line_ids, countries, role, exclusivity, starts_on from agreements where id = $1
      returning id`,
    [agreementID],
  )
  const confirm = () => late.person.api.agreements.confirm({ ...on(late, rows[0]!.id), body: {} })
  const before = await bench.pool.query(`select from events where data ->> 'news' = 'taken'`)
  for (let times = 0; times < 3; times++) await assert.rejects(confirm(), refused('Conflict'))
  const later = await bench.pool.query(`select from events where data ->> 'news' = 'taken'`)
  assert.equal(later.rowCount! - before.rowCount!, 1)
})

test('a company that leaves closes its disputes; the page of the contract goes and the other side is told', async () => {
  const seller = await firmOf(bench, 'Leaving Seller')
  const agreementID = await agreed(maker, seller, { lines: [pumps], countries: ['BO'] })
  const page = { contentType: 'application/pdf', purpose: 'message', fileName: 'annex.pdf' } as const
  const token = await sendFile(bench, seller.person, pdf(), page)
  const body = { text: 'Not as stated', files: [{ token }] }
  await seller.person.api.agreements.dispute({ ...on(seller, agreementID), body })
  await seller.person.api.businesses.remove({ params: { id: seller.id } })
  const { rows } = await bench.pool.query(
    `select d.outcome, s.files, (select data ->> 'businessID' from events where name = 'agreements.changed'
        and data ->> 'id' = $1::text and data ->> 'news' = 'withdrawn') as told
      from agreement_disputes d join agreement_statements s on s.dispute_id = d.id where d.agreement_id = $1::uuid`,
    [agreementID],
  )
  assert.deepEqual(rows, [{ outcome: 'closed', files: [], told: maker.id }])
  const file = await bench.pool.query(
    `select uses, unused_at is not null as unused from files where owner_id = any($1)`,
    [[seller.id, seller.person.userID]],
  )
  assert.deepEqual(file.rows, [{ uses: 0, unused: true }])
})
