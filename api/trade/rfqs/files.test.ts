// RFQ and quotation files.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { pdf, sendFile } from '#api/identity/files/testing.ts'
import { seller, type Seller } from '#api/trade/inquiries/testing.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let buyer: TestPerson
let stranger: TestPerson
let first: Seller
let second: Seller
before(async () => {
  bench = await testApi()
  buyer = await bench.person('Bea Buyer')
  stranger = await bench.person('Sam Stranger')
  first = await seller(bench, 'Alpha Pumps')
  second = await seller(bench, 'Beta Pumps')
})
after(() => bench.close())

const refused = (expected: string) => (error: unknown) => (error as Refusal).name === expected
const step = Buffer.from("ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nENDSEC;\nEND-ISO-10303-21;\n")
const attached = (who: TestPerson, fileName: string, content: Buffer = step) =>
  sendFile(bench, who, content, { purpose: 'message', fileName, contentType: 'application/octet-stream' })

function need(files: unknown[]) {
  const deadline = new Date(Date.now() + 1e9).toISOString().slice(0, 10)
  const suppliers = [first.id, second.id]
  const what = { title: 'Gear pumps', quantity: 8, unit: 'piece', country: 'CL', currency: 'USD' }
  return { ...what, deadline, suppliers, files }
}
async function sent(files: unknown[]): Promise<string> {
  const { body } = await buyer.ask('POST', '/rfq', need(files))
  assert.ok(body.success)
  return (body.data as { rfqID: string }).rfqID
}
const quotation = ({ id: businessID }: Seller, files: unknown[]) => ({
  businessID,
  tiers: [{ quantity: 1, unitPrice: 100 }],
  unit: 'piece',
  currency: 'EUR',
  files,
})

async function download(who: TestPerson, rfqID: string, fileID: string) {
  const { url } = await who.api.rfqs.file({ params: { rfqID, fileID } })
  const { pathname, search } = new URL(url, 'http://localhost')
  return { path: pathname + search, got: await bench.app.inject({ method: 'GET', url: pathname + search }) }
}
const statusOf = async (path: string) => (await bench.app.inject({ method: 'GET', url: path })).statusCode

test('the files of a request are downloaded by its buyer and the suppliers that were asked, by nobody else', async () => {
  const rfqID = await sent([await attached(buyer, 'Housing “2”.stp'), await attached(buyer, 'spec.pdf', pdf())])
  const { files } = await second.member.api.rfqs.read({ params: { rfqID } })
  assert.deepEqual(
    files.map(({ name, contentType }) => [name, contentType]),
    [
      ['Housing “2”.stp', 'model/step'],
      ['spec.pdf', 'application/pdf'],
    ],
  )
  const { fileID } = files[0]!
  assert.equal((await bench.ask('GET', `/rfq/${rfqID}/file/${fileID}`)).status, 401)
  await assert.rejects(stranger.api.rfqs.file({ params: { rfqID, fileID } }), refused('NotFound'))
  for (const who of [buyer, first.member, second.owner]) {
    const { got, path } = await download(who, rfqID, fileID)
    assert.equal(got.statusCode, 200)
    assert.deepEqual(got.rawPayload, step)
    assert.match(String(got.headers['content-disposition']), /^attachment; filename\*=UTF-8''Housing/)
    assert.equal(await statusOf(path.replace(who.userID, stranger.userID)), 404, 'an address is for one reader')
    assert.equal(await statusOf(path.replace('/rfq/', '/message/')), 404)
    assert.equal(await statusOf(path.split('?')[0]!), 404)
  }
  const { path } = await download(first.member, rfqID, fileID)
  await first.owner.api.members.remove({ params: { businessID: first.id, userID: first.member.userID } })
  assert.equal(await statusOf(path), 404, 'who was removed has the address in vain')
  const { suppliers } = await buyer.api.rfqs.read({ params: { rfqID } })
  const rid = suppliers[0]!.requestID
  const [message] = (await buyer.api.inquiries.messages({ params: { rid } })).data
  assert.deepEqual([message!.type, message!.files], ['file', files])
})

test('the files of a quotation are for the buyer and that supplier; a revision keeps those it names', async () => {
  const rfqID = await sent([])
  const params = { rfqID }
  const quote = (who: TestPerson, of: Seller, files: unknown[]) =>
    who.ask('POST', `/rfq/${rfqID}/quotation`, quotation(of, files))
  assert.equal((await quote(first.owner, first, [await attached(first.owner, 'curve.step')])).status, 200)
  const [kept] = (await first.owner.api.rfqs.read({ params })).suppliers[0]!.quotations[0]!.files
  const { fileID } = kept!
  assert.equal((await download(buyer, rfqID, fileID)).got.statusCode, 200)
  const { path, got } = await download(first.admin, rfqID, fileID)
  assert.equal(got.statusCode, 200)
  for (const who of [second.owner, stranger])
    await assert.rejects(who.api.rfqs.file({ params: { rfqID, fileID } }), refused('NotFound'))
  assert.equal(await statusOf(path.replace(first.admin.userID, second.owner.userID)), 404)
  const address = { url: `/files/${fileID}/content` }
  assert.equal((await quote(second.owner, second, [address])).status, 400, "another supplier's file")
  assert.equal((await quote(first.owner, first, [address, await attached(first.owner, 'more.step')])).status, 200)
  const { quotations } = (await first.owner.api.rfqs.read({ params })).suppliers[0]!
  assert.deepEqual(
    quotations.map(({ version, files }) => [version, files.map(({ name }) => name)]),
    [
      [2, ['curve.step', 'more.step']],
      [1, ['curve.step']],
    ],
  )
  const other = await second.owner.api.rfqs.read({ params })
  assert.deepEqual(
    other.suppliers.map(({ businessID, quotations: own }) => [businessID, own]),
    [[second.id, []]],
  )
})

test('a request with a file that was used, is of somebody else, or is the sixth is not sent', async () => {
  const token = await attached(buyer, 'once.step')
  await sent([token])
  const before = (await buyer.api.rfqs.list({ query: {} })).total
  for (const files of [
    [token],
    [await attached(stranger, 'a.step')],
    [{ url: '/files/00000000-0000-7000-8000-000000000000/content' }],
    Array.from({ length: 6 }, (_, at) => ({ token: `t${at}` })),
  ])
    assert.equal((await buyer.ask('POST', '/rfq', need(files))).status, 400)
  assert.equal((await buyer.api.rfqs.list({ query: {} })).total, before)
})

test('people of a suspended company open no files, not by an address from before either', async () => {
  const rfqID = await sent([await attached(buyer, 'Suspended.stp')])
  const { files } = await second.member.api.rfqs.read({ params: { rfqID } })
  const { path } = await download(second.member, rfqID, files[0]!.fileID)
  const setStatus = (status: string) =>
    bench.pool.query('update businesses set status = $1 where id = $2', [status, second.id])
  assert.equal(await statusOf(path), 200)
  await setStatus('suspended')
  assert.equal(await statusOf(path), 404)
  await setStatus('active')
  assert.equal(await statusOf(path), 200)
})
