// Certificates and their reminder emails.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let owner: TestPerson
let stranger: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  stranger = await bench.person('Sam Stranger')
})
after(() => bench.close())

async function ownBusiness(name: string, more = {}): Promise<string> {
  const id = await addBusiness(bench.db, name, more)
  await addMember(bench.db, id, owner.userID)
  return id
}

test('certificates are added, changed and removed by its people, with dates that follow each other', async () => {
  const id = await ownBusiness('Certified Ltd')
  const path = `/business/${id}/certificate`
  const body = { name: 'ISO 9001:2015', issuer: 'TÜV', issueDate: '2024-05-01', expireDate: '2027-05-01' }
  assert.equal((await bench.ask('POST', path, body)).status, 401)
  assert.equal((await stranger.ask('POST', path, body)).status, 403)
  assert.equal((await owner.ask('POST', path, {})).status, 400)
  const wrong = await owner.ask('POST', path, { ...body, expireDate: '2024-04-30' })
  assert.ok(!wrong.body.success && wrong.body.error.fields?.['expireDate'])
  assert.equal((await owner.ask('POST', path, { ...body, issueDate: '2024-02-30' })).status, 400)
  const made = await owner.api.businesses.addCertificate({ params: { businessID: id }, body })
  const changed = await owner.api.businesses.changeCertificate({
    params: { businessID: id, id: made.id },
    body: { scope: 'Pumps', expireDate: '' },
  })
  assert.deepEqual(changed, { ...made, scope: 'Pumps', expireDate: null })
  assert.deepEqual((await bench.api.businesses.read({ params: { id } })).data.certificates, [changed])
  const other = await ownBusiness('Other Certified Ltd')
  const elsewhere = await owner.ask('PUT', `/business/${other}/certificate/${made.id}`, { scope: 'Mine' })
  assert.equal(elsewhere.status, 404)
  const late = await owner.ask('PUT', `${path}/${made.id}`, { scope: 'Late', version: 1 })
  assert.equal(late.status, 409)
  for (let turn = 0; turn < 2; turn++) assert.equal((await owner.ask('DELETE', `${path}/${made.id}`)).status, 200)
  assert.deepEqual((await bench.api.businesses.read({ params: { id } })).data.certificates, [])
})

test('who edits a business is reminded before a certificate ends, once for each of the two times', async () => {
  const id = await ownBusiness('Reminded Ltd')
  const until = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
  const params = { businessID: id }
  const made = await owner.api.businesses.addCertificate({ params, body: { name: 'ATEX', expireDate: until(40) } })
  const emails = async () => {
    const asked = `select subject from mails where recipient = $1 and text like '%Reminded Ltd%'`
    return (await bench.pool.query(asked, [owner.viewer.email])).rows.length
  }
  const oneDay = { ahead: 24 * 3600 }
  await bench.jobs.runDueJobs(oneDay)
  assert.equal(await emails(), 1)
  await bench.jobs.runDueJobs(oneDay)
  assert.equal(await emails(), 1)
  await owner.api.businesses.changeCertificate({ params: { ...params, id: made.id }, body: { expireDate: until(10) } })
  await bench.jobs.runDueJobs(oneDay)
  await bench.jobs.runDueJobs(oneDay)
  assert.equal(await emails(), 2)
})
