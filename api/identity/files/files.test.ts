// Uploads: permissions and token owners.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { picture, post, sendFile } from './testing.ts'

let at: TestApi
let ann: TestPerson
before(async () => {
  at = await testApi()
  ann = await at.person('Ann Arrow')
})
after(() => at.close())

const asked = { contentType: 'image/png', fileSize: 1000 }

test('files/upload-request: a stranger is refused', async () => {
  for (const path of [
    '/files/upload-request/user',
    '/files/upload-request/business',
    '/files/upload-validate',
    '/user/profile-photo/upload-request',
    '/user/profile-photo/upload-validate',
  ]) {
    const { status, body } = await at.ask('POST', path, asked)
    assert.deepEqual([status, (body as { error: { name: string } }).error.name], [401, 'TokenNotFound'])
  }
})

test('files/upload-request/business: only for those who belong to it', async () => {
  const businessID = await addBusiness(at.db, 'Files Ltd')
  assert.equal((await ann.ask('POST', '/files/upload-request/business', { ...asked, businessID })).status, 403)
  await addMember(at.db, businessID, ann.userID, 'member')
  assert.equal((await ann.ask('POST', '/files/upload-request/business', { ...asked, businessID })).status, 200)
  assert.equal((await ann.ask('POST', '/files/upload-request/business', asked)).status, 200)
})

test('what is too large or of a type that is not taken is refused before it is sent', async () => {
  const name = async (more: object) => {
    const { status, body } = await ann.ask('POST', '/files/upload-request/user', { ...asked, ...more })
    const { error } = body as { error: { name: string; message: string; fields: Record<string, string> } }
    return [status, error.name, error.message, Object.keys(error.fields)[0]]
  }
  assert.deepEqual(await name({ fileSize: 501 * 1024 }), [413, 'PayloadTooLarge', 'Maximum 500 KB', 'fileSize'])
  assert.equal((await name({ contentType: 'application/pdf', fileSize: 11 * 1024 * 1024 }))[2], 'Maximum 10 MB')
  assert.equal((await name({ contentType: 'video/mp4', fileSize: 51 * 1024 * 1024 }))[2], 'Maximum 50 MB')
  for (const contentType of ['image/svg+xml', 'image/gif', 'text/html', 'application/zip'])
    assert.deepEqual((await name({ contentType })).slice(0, 2), [415, 'UnsupportedMediaType'])
  assert.equal((await name({ contentType: 'application/pdf', purpose: 'profilePhoto' }))[0], 415)
  assert.equal((await name({ fileSize: 0 }))[1], 'ValidationError')
  assert.equal((await name({ purpose: 'nothing' }))[1], 'ValidationError')
})

test("another person's token, an unknown, an expired one: refused", async () => {
  const token = await sendFile(at, ann, await picture())
  const other = await at.person()
  const refused = async (person: TestPerson, sent: string) => {
    const { status, body } = await person.ask('POST', '/files/upload-validate', { token: sent })
    const { error } = body as { error: { name: string; fields: Record<string, string> } }
    assert.deepEqual([status, error.name, Object.keys(error.fields)], [400, 'ValidationError', ['token']])
  }
  await refused(other, token)
  await refused(ann, `${token}x`)
  await ann.api.files.validate({ body: { token } })
  await at.pool.query(`update files set asked_at = now() - interval '25 hours' where owner_id = $1`, [ann.userID])
  await refused(ann, token)
})

test('user/profile-photo: the older pair sets the photo, a second time too, a token once', async () => {
  const bob = await at.person('Bob Bow')
  for (let time = 0; time < 2; time++) {
    const content = await picture('png', 400 + time, 400)
    const body = { contentType: 'image/png', fileSize: content.length }
    const { signedPost, token } = await bob.api.files.requestProfilePhoto({ body })
    const early = await bob.ask('POST', '/user/profile-photo/upload-validate', { token })
    assert.equal(early.status, 400)
    assert.equal((await post(at, signedPost, content)).status, 204)
    const { profilePhoto } = await bob.api.files.validateProfilePhoto({ body: { token } })
    const { rows } = await at.pool.query('select profile_photo from people where id = $1', [bob.userID])
    assert.deepEqual(rows[0].profile_photo, profilePhoto)
    assert.equal((await bob.ask('POST', '/user/profile-photo/upload-validate', { token })).status, 400)
  }
  const { rows } = await at.pool.query('select uses from files where owner_id = $1 order by id', [bob.userID])
  assert.deepEqual(
    rows.map(({ uses }) => uses),
    [0, 1],
  )
})

test('nobody keeps more than so many files that are not used', async () => {
  const eve = await at.person()
  await at.pool.query(
    `insert into files (owner_id, kind, bytes) select $1, 'picture', 1 from generate_series(1, 498)`,
    [eve.userID],
  )
  const requests = Array.from({ length: 8 }, () => eve.ask('POST', '/files/upload-request/user', asked))
  const statuses = (await Promise.all(requests)).map(({ status }) => status).toSorted((a, b) => a - b)
  assert.deepEqual(statuses, [200, 200, 429, 429, 429, 429, 429, 429])
  const { body } = await eve.ask('POST', '/files/upload-request/user', asked)
  assert.equal((body as { error: { name: string } }).error.name, 'TooManyRequests')
})

test('a file of another size than was announced is refused', async () => {
  const content = await picture()
  const { signedPost, token } = await ann.api.files.requestForUser({ body: { ...asked, fileSize: content.length - 1 } })
  const { status, body } = await post(at, signedPost, content)
  assert.deepEqual([status, body.error?.name], [413, 'PayloadTooLarge'])
  assert.equal((await ann.ask('POST', '/files/upload-validate', { token })).status, 400)
})

test('what nobody refers to is removed after a day, what somebody does is not', async () => {
  const cid = await at.person()
  const [used, unused] = [await sendFile(at, cid, await picture()), await sendFile(at, cid, await picture())]
  const { profilePhoto } = await cid.api.files.validateProfilePhoto({ body: { token: used } })
  const { photo } = await cid.api.files.validate({ body: { token: unused } })
  await at.jobs.runDueJobs({ ahead: 7200 })
  assert.equal((await at.app.inject({ url: photo!.url })).statusCode, 200)
  await at.pool.query(
    `update files set asked_at = asked_at - interval '25 hours', unused_at = unused_at - interval '25 hours'
    where owner_id = $1`,
    [cid.userID],
  )
  await at.jobs.runDueJobs({ ahead: 14400 })
  assert.equal((await at.app.inject({ url: photo!.url })).statusCode, 404)
  assert.equal((await at.app.inject({ url: profilePhoto.url })).statusCode, 200)
  const { rowCount } = await at.pool.query('select from files where owner_id = $1', [cid.userID])
  assert.equal(rowCount, 1)
})
