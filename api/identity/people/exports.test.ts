// Exports.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { unzipSync } from 'fflate'
import { exportSeconds } from '#contract/foundation/constants.ts'
import { picture, sendFile } from '#api/identity/files/testing.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

async function fetchFile(url: string) {
  const { pathname, search } = new URL(url)
  return bench.app.inject({ url: pathname + search })
}
async function exported(person: TestPerson) {
  await person.api.people.startExport()
  await bench.jobs.runDueJobs()
  return person.api.people.export()
}

test('a stranger has no export and can begin none', async () => {
  assert.equal((await bench.ask('GET', '/user/export')).status, 401)
  assert.equal((await bench.ask('POST', '/user/export')).status, 401)
})

test('an export is begun once, packed in the background, and holds the profile and the files', async () => {
  const person = await bench.person('Ex Port')
  assert.equal((await person.api.people.export()).status, 'none')
  const token = await sendFile(bench, person, await picture(), { purpose: 'profilePhoto' })
  await person.api.people.change({ body: { city: 'Modena', profilePhoto: token } })
  const begun = await person.api.people.startExport()
  assert.deepEqual([begun.status, begun.progress, begun.url], ['waiting', 0, null])
  assert.equal((await person.api.people.startExport()).askedAt, begun.askedAt, 'one that is under way goes on')
  assert.equal(await bench.jobs.runDueJobs(), 1)
  const ready = await person.api.people.export()
  assert.deepEqual([ready.status, ready.progress], ['ready', 100])
  const answer = await fetchFile(ready.url!)
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'application/zip')
  assert.equal(answer.rawPayload.length, ready.bytes)
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  const profile = JSON.parse(Buffer.from(files['profile.json']!).toString()) as { city: string; email: string }
  assert.deepEqual([profile.city, profile.email], ['Modena', person.viewer.email])
  const registration = JSON.parse(Buffer.from(files['registration.json']!).toString()) as object
  assert.deepEqual(Object.keys(registration), ['at', 'portal', 'language'])
  const account = JSON.parse(Buffer.from(files['account.json']!).toString()) as { userID: string }
  assert.equal(account.userID, person.userID)
  for (const name of ['sessions', 'securityEvents', 'waysToSignIn', 'emails']) assert.ok(files[`${name}.json`], name)
  const { rows } = await bench.pool.query(`select data from pgboss.job where name = 'people.export'`)
  assert.ok(
    rows.every(({ data }) => data === null),
    'the job has forgotten what it was told',
  )
  const [photo] = Object.keys(files).filter((name) => name.endsWith('.webp'))
  assert.ok(photo && files[photo]!.length > 100, 'the bytes of the picture')
})

test('the address is signed: another id, time or signature finds nothing, and it ends after minutes', async () => {
  const [one, other] = [await bench.person('Sign One'), await bench.person('Sign Other')]
  const [mine, theirs] = [new URL((await exported(one)).url!), new URL((await exported(other)).url!)]
  for (const change of [
    (url: URL) => (url.pathname = theirs.pathname),
    (url: URL) => url.searchParams.set('until', '9999999999'),
    (url: URL) => url.searchParams.set('signature', 'x'),
    (url: URL) => url.searchParams.delete('signature'),
    (url: URL) => (url.pathname = '/exports/x'),
  ]) {
    const url = new URL(mine)
    change(url)
    assert.equal((await fetchFile(url.href)).statusCode, 404, url.href)
  }
  assert.equal((await fetchFile(mine.href)).statusCode, 200)
  assert.equal((await fetchFile(mine.href)).statusCode, 200)
})

test('what is no address of an export finds nothing', async () => {
  for (const id of ['-'.repeat(36), '%00', bench.dependencies.pages().slice(8)])
    assert.equal((await bench.app.inject(`/exports/${id}?until=1&signature=x`)).statusCode, 404, id)
})

test('a new export takes the place of the earlier one; after a week the file is removed', async () => {
  const person = await bench.person('Week Later')
  const first = await exported(person)
  const second = await exported(person)
  assert.equal((await fetchFile(first.url!)).statusCode, 404)
  assert.equal((await fetchFile(second.url!)).statusCode, 200)
  await bench.db
    .updateTable('exports')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('userId', '=', person.userID)
    .execute()
  await bench.jobs.runDueJobs({ ahead: exportSeconds })
  assert.equal((await person.api.people.export()).status, 'none')
  assert.equal((await fetchFile(second.url!)).statusCode, 404)
})
