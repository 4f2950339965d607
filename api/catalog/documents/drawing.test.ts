// Pictures of CAD models.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import type { DocumentAccess } from '#contract/catalog/documents/kinds.ts'
import { stepCube } from '#kit/cad/testing.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { sendFile } from '#api/identity/files/testing.ts'
import { type Draw, drawNext } from './drawing.ts'

let bench: TestApi
let owner: TestPerson
let stranger: TestPerson
let businessID: string
let product: string
let drawn: Buffer
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  stranger = await bench.person('Sam Stranger')
  businessID = await addBusiness(bench.db, 'Modeled Works')
  await addMember(bench.db, businessID, owner.userID)
  product = await addProduct(bench.db, businessID, 'Valve')
  drawn = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
})
after(() => bench.close())

async function add(access: DocumentAccess = 'open', content = stepCube()): Promise<string> {
  const token = await sendFile(bench, owner, content, {
    contentType: 'model/step',
    purpose: 'document',
    fileName: 'valve.step',
  })
  const body = { file: { token }, access, products: [product] }
  return (await owner.api.documents.add({ params: { businessID }, body: { ...body, kind: 'model' } })).documentID
}
async function drawAll(draw?: Draw): Promise<number> {
  let count = 0
  while (await drawNext(bench.dependencies, draw)) count++
  return count
}
const pictureOf = async (documentID: string) => (await bench.api.documents.read({ params: { documentID } })).picture
async function given(url: string) {
  const { pathname, search } = new URL(url, 'http://localhost')
  return bench.app.inject({ url: pathname + search })
}
const stateOf = async (documentID: string) =>
  (
    await bench.pool.query('select picture, picture_tries as tries from document_revisions where document_id = $1', [
      documentID,
    ])
  ).rows[0] as { picture: string | null; tries: number }
const later = () => bench.pool.query(`update document_revisions set picture_due_at = now() where picture is null`)

test('a STEP file is drawn once, and its picture stands on the product for everybody', async () => {
  const id = await add()
  assert.equal(await pictureOf(id), null)
  assert.equal(await drawAll(), 1)
  assert.equal(await drawAll(), 0)
  const { url } = (await pictureOf(id))!
  const { headers, rawPayload } = await given(url!)
  assert.equal(headers['content-type'], 'image/webp')
  assert.match(String(headers['content-disposition']), /^inline/)
  const { width, height } = await sharp(rawPayload).metadata()
  assert.deepEqual([width, height], [640, 480])
  const { documents } = await bench.api.products.read({ params: { id: product } })
  assert.equal(documents.find(({ documentID }) => documentID === id)!.picture!.url, url)
  const list = await owner.api.documents.list({ params: { businessID }, query: {} })
  assert.equal(list.data.find(({ documentID }) => documentID === id)!.picture!.url, url)
})

test('the picture of a closed document is seen by whoever may open the file, as long as they may', async () => {
  const [members, asked] = [await add('members'), await add('request')]
  await drawAll(async () => drawn)
  const path = (id: string) => `/document/${id}/picture`
  assert.deepEqual([await pictureOf(members), await pictureOf(asked)], [{ url: null }, { url: null }])
  assert.equal((await bench.ask('GET', path(members))).status, 401)
  assert.equal((await stranger.ask('GET', path(asked))).status, 404)
  assert.equal(
    (await given((await owner.api.documents.picture({ params: { documentID: asked } })).url)).statusCode,
    200,
  )
  const { url } = await stranger.api.documents.picture({ params: { documentID: members } })
  assert.deepEqual((await given(url)).rawPayload, drawn)
  assert.equal((await given(url.replace('/picture/', '/document/'))).statusCode, 404)
  assert.equal((await given(url.replace(members, asked))).statusCode, 404)
  const { pathname } = new URL(url)
  assert.equal((await given(pathname.replace('/files/', '/files/open/'))).statusCode, 404)
  const params = { businessID, documentID: members }
  await owner.api.documents.change({ params, body: { access: 'request' } })
  assert.equal((await given(url)).statusCode, 404)
  const downloads = async () =>
    (await owner.api.documents.list({ params: { businessID }, query: {} })).data.map((one) => one.downloads)
  assert.ok((await downloads()).every((count) => count === 0))
})

test('an open picture ends with its access and with its document, and goes with the file', async () => {
  const id = await add()
  await drawAll(async () => drawn)
  const { url } = (await pictureOf(id))!
  const params = { businessID, documentID: id }
  await owner.api.documents.change({ params, body: { access: 'members' } })
  assert.equal((await given(url!)).statusCode, 404)
  await owner.api.documents.change({ params, body: { access: 'open' } })
  assert.equal((await given(url!)).statusCode, 200)
  await owner.api.documents.remove({ params })
  assert.equal((await given(url!)).statusCode, 404)
  const key = `private/${url!.split('/').at(-1)}/picture`
  const isStored = async () => {
    const opened = await bench.dependencies.files.open(key)
    opened?.stream.destroy()
    return opened !== undefined
  }
  assert.equal(await isStored(), true)
  await bench.pool.query(`update files set unused_at = unused_at - interval '25 hours' where unused_at is not null`)
  await bench.jobs.runDueJobs({ ahead: 7200 })
  assert.equal(await isStored(), false)
})

test('a file that is no model has no picture, and is not tried again', async () => {
  const id = await add('open', Buffer.from('ISO-10303-21;\nHEADER;\nnothing of the kind\nEND-ISO-10303-21;\n'))
  assert.equal(await drawAll(), 1)
  assert.deepEqual([await pictureOf(id), await stateOf(id)], [null, { picture: 'unreadable', tries: 1 }])
  await later()
  assert.equal(await drawAll(), 0)
  const list = await owner.api.documents.list({ params: { businessID }, query: {} })
  assert.equal(list.data.find(({ documentID }) => documentID === id)!.pictureFailure, 'unreadable')
})

test('a drawing that ended half-way is made later, three times at most', async () => {
  const [killed, cursed] = [await add(), await add()]
  const crash: Draw = async () => {
    throw new Error('disk full')
  }
  for (let turn = 0; turn < 2; turn++) await assert.rejects(drawNext(bench.dependencies, crash), /disk full/)
  assert.equal(await drawAll(), 0)
  await later()
  assert.equal(await drawNext(bench.dependencies, async () => drawn), true)
  assert.deepEqual(await stateOf(killed), { picture: 'made', tries: 2 })
  await assert.rejects(drawNext(bench.dependencies, crash), /disk full/)
  await later()
  await assert.rejects(drawNext(bench.dependencies, crash), /disk full/)
  await later()
  assert.equal(await drawAll(), 0)
  assert.deepEqual(await stateOf(cursed), { picture: 'ended', tries: 3 })
})

test('a new revision is drawn anew, and other files never', async () => {
  const id = await add()
  await drawAll(async () => drawn)
  const before = (await pictureOf(id))!.url
  const token = await sendFile(bench, owner, stepCube(20), {
    contentType: 'model/step',
    purpose: 'document',
    fileName: 'valve.step',
  })
  await owner.api.documents.revise({ params: { businessID, documentID: id }, body: { file: { token } } })
  assert.equal(await pictureOf(id), null)
  assert.equal((await given(before!)).statusCode, 404)
  assert.equal(await drawAll(async () => drawn), 1)
  assert.notEqual((await pictureOf(id))!.url, before)
  const dxf = await sendFile(bench, owner, Buffer.from('0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n'), {
    contentType: 'image/vnd.dxf',
    purpose: 'document',
    fileName: 'valve.dxf',
  })
  await owner.api.documents.add({ params: { businessID }, body: { kind: 'model', file: { token: dxf } } })
  assert.equal(await drawAll(), 0)
})
