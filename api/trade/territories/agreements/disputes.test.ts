// Disputes, words of third companies, and the verifiers' queue.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { pdf, sendFile } from '#api/identity/files/testing.ts'
import { addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { agreed, type Firm, firmOf, lineOf, on, proposalOf, runJobs } from '../testing.ts'

let bench: TestApi
let verifier: TestPerson
let maker: Firm
let pumps: string
before(async () => {
  bench = await testApi()
  verifier = await bench.person('Vera Verifier', { roles: ['verifier'] })
  maker = await firmOf(bench, 'Ferrantis Pompe')
  pumps = await lineOf(maker, 'Pumps')
})
after(() => bench.close())

const refused = (name: string) => (error: unknown) => (error as Refusal).name === name
const sellersIn = async (country: string) =>
  (await bench.api.territories.whereToBuy({ params: { id: maker.id }, query: { country } })).sellers.length
const caseOf = async (name: string) => {
  const { data } = await verifier.api.agreements.queue({ query: { q: name } })
  return data[0]
}

test('the queue is for verifiers', async () => {
  assert.equal((await bench.ask('GET', '/agreement-case')).status, 401)
  assert.equal((await maker.person.ask('GET', '/agreement-case')).status, 403)
  const moderator = await bench.person('Mo Moderator', { roles: ['moderator'] })
  assert.equal((await moderator.ask('GET', '/agreement-case')).status, 403)
})

test('a disputed one is not shown as confirmed; each side reads its own words alone; kept, it stands as before', async () => {
  const seller = await firmOf(bench, 'Disputing Seller')
  const agreementID = await agreed(maker, seller, { lines: [pumps], countries: ['PE'] })
  const page = { contentType: 'application/pdf', purpose: 'message', fileName: 'annex.pdf' } as const
  const token = await sendFile(bench, seller.person, pdf(), page)
  const opened = await seller.person.api.agreements.dispute({
    ...on(seller, agreementID),
    body: { text: 'Peru is named in the annex', files: [{ token }] },
  })
  assert.deepEqual([opened.state, opened.dispute?.text], ['disputed', 'Peru is named in the annex'])
  assert.equal(await sellersIn('PE'), 0)
  const read = await maker.person.api.agreements.read(on(maker, agreementID))
  assert.deepEqual([read.dispute?.text, read.dispute?.files, read.can.addEvidence], ['', [], true])
  const body = { text: 'It ended in May' }
  await maker.person.api.agreements.addEvidence({ ...on(maker, agreementID), body })
  const row = (await caseOf('Disputing Seller'))!
  const whole = await verifier.api.agreements.readCase({ params: { disputeID: row.disputeID } })
  assert.deepEqual(
    whole.statements.map(({ by, text }) => [by, text]),
    [
      ['distributor', 'Peru is named in the annex'],
      ['supplier', 'It ended in May'],
    ],
  )
  const params = { disputeID: row.disputeID }
  const { fileID } = whole.statements[0]!.files[0]!
  const { url } = await verifier.api.agreements.caseFile({ params: { ...params, fileID } })
  const statusOf = async (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost')
    return (await bench.app.inject({ method: 'GET', url: pathname + search })).statusCode
  }
  assert.deepEqual([await statusOf(url), await statusOf(url.split('?')[0]!)], [200, 404])
  for (const { person } of [maker, seller])
    assert.equal((await person.ask('GET', `/agreement-case/${row.disputeID}/file/${fileID}`)).status, 403)
  const decision = { outcome: 'kept' as const, reason: 'Annex 2 names Peru' }
  for (let times = 0; times < 2; times++) await verifier.api.agreements.decide({ params, body: decision })
  await assert.rejects(
    verifier.api.agreements.decide({ params, body: { ...decision, outcome: 'notConfirmed' } }),
    refused('Conflict'),
  )
  assert.equal(await statusOf(url), 404, 'the page of the contract is deleted')
  assert.equal((await maker.person.api.agreements.read(on(maker, agreementID))).state, 'inForce')
  assert.equal(await sellersIn('PE'), 1)
  const { rows } = await bench.pool.query(
    `select reason from audit_entries where act = 'agreement.decide' and object_id = $1`,
    [agreementID],
  )
  assert.deepEqual(rows, [{ reason: 'Annex 2 names Peru' }])
})

test('a verifier neither decides about an own company nor reads the words', async () => {
  const seller = await firmOf(bench, 'Related Seller')
  const agreementID = await agreed(maker, seller, { lines: [pumps], countries: ['EC'] })
  await seller.person.api.agreements.dispute({ ...on(seller, agreementID), body: { text: 'Not so' } })
  const { disputeID } = (await caseOf('Related Seller'))!
  await addMember(bench.db, seller.id, verifier.userID, 'member')
  const deciding = verifier.api.agreements.decide({ params: { disputeID }, body: { outcome: 'kept', reason: 'Seen' } })
  await assert.rejects(deciding, refused('Forbidden'))
  await assert.rejects(verifier.api.agreements.readCase({ params: { disputeID } }), refused('Forbidden'))
  const listed = (await caseOf('Related Seller'))!
  assert.deepEqual([listed.disputeID, listed.by, listed.brand], [disputeID, null, ''])
})

test('the maker itself needs nobody: a false claim about it goes at once', async () => {
  const claimant = await firmOf(bench, 'Claiming Seller')
  const { agreementID } = await proposalOf(claimant, maker, 'distributor', { lines: [pumps], countries: ['BR'] })
  const { disputes } = await maker.person.api.agreements.challenge({
    params: { businessID: maker.id },
    body: { distributor: claimant.id, brand: 'Ferrantis', text: 'Never appointed' },
  })
  assert.deepEqual(disputes, [])
  assert.equal((await claimant.person.api.agreements.read(on(claimant, agreementID))).state, 'declined')
})

async function challenged(country: string, verifiedAt: Date | null) {
  const impostor = await firmOf(bench, `Impostor ${country}`)
  const line = await lineOf(impostor, 'Famous pumps')
  const seller = await firmOf(bench, `Seller ${country}`)
  const agreementID = await agreed(impostor, seller, { lines: [line], countries: [country] })
  const brand = await firmOf(bench, `Famous ${country}`, { verifiedAt })
  const say = () =>
    brand.person.api.agreements.challenge({
      params: { businessID: brand.id },
      body: { distributor: seller.id, supplier: impostor.id, brand: 'Famous', text: 'We know neither' },
    })
  const { disputes, dueAt } = await say()
  const hours = (Date.parse(dueAt) - Date.now()) / 3_600_000
  assert.ok(disputes.length === 1 && hours > 47.9 && hours <= 48, `${hours} hours`)
  const shown = async () => (await bench.api.territories.whereToBuy({ params: { id: impostor.id } })).sellers.length
  const wait = async (): Promise<void> => {
    await bench.pool.query(
      `update agreement_disputes set due_at = now() - interval '1 minute' where agreement_id = $1 and kind = 'brand'`,
      [agreementID],
    )
    await runJobs(bench, 'agreements.refute')
  }
  return { agreementID, seller, impostor, line, disputeID: disputes[0]!, say, shown, wait }
}

test('a verified company has a false appointment set to not confirmed within 48 hours, decided or not', async () => {
  const { shown, wait, seller, agreementID, impostor, line } = await challenged('CL', new Date())
  assert.equal(await shown(), 1, 'one word alone takes nothing away')
  await seller.person.api.agreements.dispute({ ...on(seller, agreementID), body: { text: 'Not as stated' } })
  await wait()
  assert.equal(await shown(), 0)
  assert.equal((await seller.person.api.agreements.read(on(seller, agreementID))).state, 'refuted')
  assert.equal(await caseOf('Impostor CL'), undefined, 'nothing of it is left to decide')
  await assert.rejects(
    proposalOf(impostor, seller, 'supplier', { lines: [line], countries: ['CL'] }),
    refused('Conflict'),
  )
})

test('the word of a company that is not verified waits for a verifier, late in the queue', async () => {
  const { shown, wait, disputeID } = await challenged('CO', null)
  await wait()
  assert.equal(await shown(), 1)
  const { data } = await verifier.api.agreements.queue({ query: { why: 'overdue', q: 'Famous CO' } })
  assert.deepEqual(
    data.map((one) => one.disputeID),
    [disputeID],
  )
  const body = { outcome: 'notConfirmed' as const, reason: 'The trade mark is theirs' }
  await verifier.api.agreements.decide({ params: { disputeID }, body })
  assert.equal(await shown(), 0)
})

test('a verifier who kept it is not overruled by time', async () => {
  const { shown, wait, disputeID, say } = await challenged('MX', new Date())
  await verifier.api.agreements.decide({ params: { disputeID }, body: { outcome: 'kept', reason: 'Contract seen' } })
  await wait()
  assert.equal(await shown(), 1)
  const { disputes } = await say()
  assert.notDeepEqual(disputes, [disputeID], 'the same word is heard again')
  await wait()
  assert.equal(await shown(), 1)
})

test('both sides of a confirmed agreement are told, and with the word of one a verifier decides, not the time', async () => {
  const { shown, wait, seller, agreementID, impostor } = await challenged('UY', new Date())
  const { rowCount } = await bench.pool.query(
    `select from mails where subject = 'An agreement is in question' and recipient = any($1)`,
    [[seller.person.viewer.email, impostor.person.viewer.email]],
  )
  assert.equal(rowCount, 2)
  const { dispute, can } = await seller.person.api.agreements.read(on(seller, agreementID))
  assert.deepEqual([dispute?.by, dispute?.text, can.addEvidence], [null, '', true])
  await seller.person.api.agreements.addEvidence({ ...on(seller, agreementID), body: { text: 'We have the contract' } })
  await wait()
  assert.equal(await shown(), 1)
  await impostor.person.api.agreements.dispute({ ...on(impostor, agreementID), body: { text: 'Not as stated' } })
  const own = await seller.person.api.agreements.read(on(seller, agreementID))
  assert.deepEqual([own.dispute?.by, own.can.addEvidence], ['supplier', true], 'the own dispute comes first')
})

test('an agreement that ends before the decision closes its disputes; the brand is told, no verdict is shown', async () => {
  const { seller, agreementID, disputeID } = await challenged('PY', new Date())
  await seller.person.api.agreements.withdraw(on(seller, agreementID))
  const closed = await verifier.api.agreements.readCase({ params: { disputeID } })
  assert.deepEqual([closed.outcome, closed.reason], ['closed', ''])
  const told = await bench.pool.query(`select from mails where subject = 'An agreement that you questioned is over'`)
  assert.equal(told.rowCount, 1)
  assert.equal((await seller.person.api.agreements.read(on(seller, agreementID))).dispute?.outcome, 'closed')
})

test('a page of the contract shows the falsity of two agreements, and lasts until both are decided', async () => {
  const impostor = await firmOf(bench, 'Impostor of two')
  const seller = await firmOf(bench, 'Seller of two')
  const line = await lineOf(impostor, 'Famous pumps')
  for (const country of ['SV', 'HN']) await agreed(impostor, seller, { lines: [line], countries: [country] })
  const brand = await firmOf(bench, 'Famous of two', { verifiedAt: new Date() })
  const page = { contentType: 'application/pdf', purpose: 'message', fileName: 'mark.pdf' } as const
  const token = await sendFile(bench, brand.person, pdf(), page)
  const { disputes } = await brand.person.api.agreements.challenge({
    params: { businessID: brand.id },
    body: { distributor: seller.id, supplier: impostor.id, brand: 'Famous', text: 'Neither', files: [{ token }] },
  })
  assert.equal(disputes.length, 2)
  const fileOf = async (disputeID: string) =>
    (await verifier.api.agreements.readCase({ params: { disputeID } })).statements[0]!.files[0]!.fileID
  assert.equal(await fileOf(disputes[0]!), await fileOf(disputes[1]!))
  const decision = { outcome: 'kept' as const, reason: 'Contract seen' }
  await verifier.api.agreements.decide({ params: { disputeID: disputes[0]! }, body: decision })
  const uses = async () =>
    (await bench.pool.query(`select uses from files where owner_id = any($1)`, [[brand.id, brand.person.userID]])).rows
  assert.deepEqual(await uses(), [{ uses: 1 }])
  await verifier.api.agreements.decide({ params: { disputeID: disputes[1]! }, body: decision })
  assert.deepEqual(await uses(), [{ uses: 0 }])
})
