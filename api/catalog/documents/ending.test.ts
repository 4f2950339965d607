// Reminders of documents that end.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { sendDocument } from './testing.ts'

let bench: TestApi
let owner: TestPerson
let businessID: string
let product: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  businessID = await addBusiness(bench.db, 'Ending Works')
  await addMember(bench.db, businessID, owner.userID)
  product = await addProduct(bench.db, businessID, 'Valve')
})
after(() => bench.close())

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

async function add(title: string, endsOn: string | undefined): Promise<string> {
  const file = { token: await sendDocument(bench, owner) }
  const body = { kind: 'reach' as const, title, file, products: [product], ...(endsOn && { endsOn }) }
  return (await owner.api.documents.add({ params: { businessID }, body })).documentID
}

const change = (documentID: string, endsOn: string) =>
  owner.api.documents.change({ params: { businessID, documentID }, body: { endsOn } })

type SentEmail = { subject: string; text: string }
async function runDay(to = owner): Promise<SentEmail[]> {
  await bench.pool.query('delete from mails')
  await bench.jobs.runDueJobs({ ahead: 86_400 })
  const { rows } = await bench.pool.query<SentEmail>('select subject, text from mails where recipient = $1', [
    to.viewer.email,
  ])
  return rows
}

async function newsOf(person: TestPerson) {
  await openReader(bench.dependencies).read()
  const { data } = await person.api.notifications.list()
  return data.map(({ kind, resourceID, detail, business }) => ({
    kind,
    resourceID,
    detail,
    business: business?.businessID,
  }))
}

test('a document is told 60, 30 and 7 days before its end, once each, with the way to its form', async () => {
  const documentID = await add('REACH 2026', day(60))
  await add('Without end', undefined)
  await add('Later', day(62))
  const [first, ...more] = await runDay()
  assert.deepEqual(more, [])
  assert.match(first!.subject, /^Documents of .* end soon$/)
  assert.match(first!.text, /• REACH 2026: /)
  assert.doesNotMatch(first!.text, /Without end|Later/)
  assert.ok(first!.text.includes(`/business/${businessID}/edit/documents?document=${documentID}`))
  const told = { kind: 'document', resourceID: documentID, business: businessID }
  assert.deepEqual(await newsOf(owner), [{ ...told, detail: { name: 'REACH 2026', expireDate: day(60), others: 0 } }])
  assert.deepEqual(await runDay(), [])
  for (const left of [31, 30, 8, 7, 0, -1]) {
    await bench.pool.query('update document_revisions set ends_on = $2 where document_id = $1', [documentID, day(left)])
    assert.equal((await runDay()).length, [30, 7].includes(left) ? 1 : 0, `${left} days before`)
  }
  assert.equal((await newsOf(owner)).length, 3)
  await owner.api.documents.remove({ params: { businessID, documentID } })
})

test('what ends on one day is one email and one notification, and nobody else hears', async () => {
  const [second, first] = [await add('RoHS', day(29)), await add('CBAM', day(28))]
  const reader = await bench.person('Rita Reader')
  await addMember(bench.db, businessID, reader.userID, 'member')
  const [email] = await runDay()
  assert.ok(email!.text.indexOf('• CBAM') < email!.text.indexOf('• RoHS'))
  assert.ok(!email!.text.includes('?document='))
  const [latest] = await newsOf(owner)
  assert.deepEqual(latest!.detail, { name: 'CBAM', expireDate: day(28), others: 1 })
  assert.equal(latest!.resourceID, first)
  assert.deepEqual(await newsOf(reader), [])
  for (const documentID of [first, second]) await owner.api.documents.remove({ params: { businessID, documentID } })
})

test('a new end begins anew; a replaced or removed file and a silent company remind of nothing', async () => {
  const documentID = await add('Certificate', day(5))
  assert.equal((await runDay()).length, 1)
  await owner.api.documents.change({ params: { businessID, documentID }, body: { title: 'Certificate B' } })
  assert.deepEqual(await runDay(), [], 'its end stayed')
  await change(documentID, day(6))
  assert.equal((await runDay()).length, 1)
  await change(documentID, day(7))
  const body = { file: { token: await sendDocument(bench, owner) }, revision: 'B', endsOn: day(400) }
  await owner.api.documents.revise({ params: { businessID, documentID }, body })
  assert.deepEqual(await runDay(), [], 'replaced')
  const removed = await add('Removed', day(5))
  await owner.api.documents.remove({ params: { businessID, documentID: removed } })
  assert.deepEqual(await runDay(), [], 'removed')
  await add('Of a suspended company', day(5))
  await bench.pool.query(`update businesses set status = 'suspended' where id = $1`, [businessID])
  assert.deepEqual(await runDay(), [], 'suspended')
  await bench.pool.query(`update businesses set status = 'active' where id = $1`, [businessID])
  assert.equal((await runDay()).length, 1)
})
