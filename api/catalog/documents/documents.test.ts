// Documents: permission, kinds, revisions, products.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { documentsOfProductMost } from '#contract/foundation/constants.ts'
import type { DocumentAccess, DocumentKind } from '#contract/catalog/documents/kinds.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { sendFile, pdf } from '#api/identity/files/testing.ts'
import { addDocuments, sendDocument } from './testing.ts'

let bench: TestApi
let owner: TestPerson
let stranger: TestPerson
let businessID: string
let product: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  stranger = await bench.person('Sam Stranger')
  businessID = await addBusiness(bench.db, 'Documented Works')
  await addMember(bench.db, businessID, owner.userID)
  product = await addProduct(bench.db, businessID, 'Valve')
})
after(() => bench.close())

const params = () => ({ businessID })
type More = { kind?: DocumentKind; access?: DocumentAccess; products?: string[]; endsOn?: string }
async function add(more: More = {}) {
  const { kind = 'datasheet', products = [product], ...rest } = more
  const file = await sendDocument(bench, owner, kind === 'model' ? 'step' : 'pdf')
  return owner.api.documents.add({ params: params(), body: { kind, file: { token: file }, products, ...rest } })
}
const open = (who: Pick<TestPerson, 'ask'> | TestApi, id: string, body: object = {}) =>
  who.ask('POST', `/document/${id}/open`, body)
async function content(url: string): Promise<number> {
  const { pathname, search } = new URL(url)
  return (await bench.app.inject({ url: pathname + search })).statusCode
}
const documentsOf = async (id = product) => (await bench.api.products.read({ params: { id } })).documents

test('a stranger and people of other businesses write nothing', async () => {
  const path = `/business/${businessID}/document`
  const body = { kind: 'datasheet', file: await sendDocument(bench, stranger), products: [product] }
  assert.equal((await bench.ask('POST', path, body)).status, 401)
  assert.equal((await stranger.ask('POST', path, body)).status, 403)
  const made = await add()
  for (const [method, more, sent] of [
    ['PUT', '', { title: 'Mine' }],
    ['POST', '/revision', { file: 'token' }],
    ['DELETE', '', undefined],
  ] as const)
    assert.equal((await stranger.ask(method, `${path}/${made.documentID}${more}`, sent)).status, 403)
  assert.equal((await stranger.ask('GET', path)).status, 403)
  const other = await addBusiness(bench.db, 'Other Works')
  await addMember(bench.db, other, stranger.userID)
  const elsewhere = await stranger.ask('PUT', `/business/${other}/document/${made.documentID}`, { title: 'Mine' })
  assert.equal(elsewhere.status, 404)
  assert.equal((await documentsOf()).find(({ documentID }) => documentID === made.documentID)!.title, 'curve')
})

test('the bytes must fit the kind, whatever the name says', async () => {
  const file = await sendDocument(bench, owner, 'step', 'model.pdf')
  const wrong = await owner.ask('POST', `/business/${businessID}/document`, { kind: 'datasheet', file })
  assert.equal(wrong.status, 400)
  assert.ok(!wrong.body.success && wrong.body.error.fields?.['file'])
  const { documentID, file: stored } = await add({ kind: 'model' })
  assert.equal(stored.contentType, 'model/step')
  const changed = await owner.ask('PUT', `/business/${businessID}/document/${documentID}`, { kind: 'reach' })
  assert.ok(!changed.body.success && changed.body.error.fields?.['kind'])
  const text = Buffer.from('no drawing at all')
  await assert.rejects(
    sendFile(bench, owner, text, { contentType: 'image/vnd.dxf', purpose: 'document' }),
    /is not of a type that is taken/,
  )
})

test('an open document is opened by anybody, one for members after signing in, one on request by its business alone', async () => {
  const everybody = await add()
  const members = await add({ access: 'members' })
  const asked = await add({ access: 'request' })
  const given = await open(bench, everybody.documentID)
  assert.equal(given.status, 200)
  assert.equal(await content((given.body as { data: { url: string } }).data.url), 200)
  for (const [who, document, access] of [
    [bench, members, 'members'],
    [bench, asked, 'members'],
    [stranger, asked, 'request'],
  ] as const) {
    const { status, body } = await open(who, document.documentID)
    assert.equal(status, 403)
    assert.deepEqual(!body.success && body.error.fields, { access })
  }
  const signed = await open(stranger, members.documentID)
  assert.equal(await content((signed.body as { data: { url: string } }).data.url), 200)
  assert.equal((await open(owner, asked.documentID)).status, 200)
  assert.equal((await open(stranger, randomUUID())).status, 404)
})

test('a product with more than its most closes its documents still; one that staff hid keeps them', async () => {
  const [crowded, hidden] = [
    await addProduct(bench.db, businessID, 'Crowded'),
    await addProduct(bench.db, businessID, 'Hidden'),
  ]
  const made = await add({ products: [crowded, hidden] })
  await addDocuments(bench, businessID, crowded, documentsOfProductMost)
  const one = { ...params(), documentID: made.documentID }
  const closed = await owner.api.documents.change({ params: one, body: { access: 'request' } })
  assert.equal(closed.access, 'request')
  await bench.pool.query(`update products set hidden_at = now(), removed_at = now() where id = $1`, [hidden])
  await owner.api.documents.change({ params: one, body: { title: 'Closed', products: [crowded] } })
  await bench.pool.query(`update products set hidden_at = null, removed_at = null where id = $1`, [hidden])
  const read = await owner.api.documents.list({ params: params(), query: { product: hidden } })
  assert.deepEqual(
    read.data.map(({ documentID }) => documentID),
    [made.documentID],
  )
})

test('an address ends with the right to it: access, removal, a product that is hidden', async () => {
  const made = await add({ access: 'members' })
  const { url } = await stranger.api.documents.open({ params: { documentID: made.documentID }, body: {} })
  assert.equal(await content(url), 200)
  assert.equal(await content(url.replace(/signature=\w/, 'signature=_')), 404)
  const one = { ...params(), documentID: made.documentID }
  await owner.api.documents.change({ params: one, body: { access: 'request' } })
  assert.equal(await content(url), 404)
  await owner.api.documents.change({ params: one, body: { access: 'members' } })
  assert.equal(await content(url), 200)
  await bench.pool.query(`update products set status = 'draft' where id = $1`, [product])
  assert.equal(await content(url), 404)
  assert.equal((await open(stranger, made.documentID)).status, 404)
  await bench.pool.query(`update products set status = 'active' where id = $1`, [product])
  for (let turn = 0; turn < 2; turn++)
    assert.equal((await owner.ask('DELETE', `/business/${businessID}/document/${made.documentID}`)).status, 200)
  assert.equal(await content(url), 404)
})

test('a datasheet of the product form is a document, and leaves its public address when it is closed', async () => {
  const token = await sendFile(bench, owner, pdf(), {
    contentType: 'application/pdf',
    purpose: 'datasheet',
    fileName: 'Pump curve.pdf',
  })
  const made = await owner.api.products.create({ body: { businessID, name: 'Pump', datasheets: [token] } })
  const [sheet] = made.datasheets
  const [document] = made.documents
  assert.deepEqual([document!.kind, document!.title, document!.access], ['datasheet', 'Pump curve', 'open'])
  assert.equal((await bench.app.inject({ url: sheet!.url })).statusCode, 200)
  const copy = await owner.api.products.duplicate({ params: { productID: made.productID } })
  assert.equal(copy.documents[0]!.documentID, document!.documentID)
  const one = { ...params(), documentID: document!.documentID }
  await owner.api.documents.change({ params: one, body: { access: 'members' } })
  assert.equal((await bench.app.inject({ url: sheet!.url })).statusCode, 404)
  const closed = await bench.api.products.read({ params: { id: made.productID } })
  assert.deepEqual([closed.datasheets, closed.documents.length], [[], 1])
  await owner.api.documents.change({ params: one, body: { access: 'open' } })
  const [again] = (await bench.api.products.read({ params: { id: made.productID } })).datasheets
  assert.equal((await bench.app.inject({ url: again!.url })).statusCode, 200)
  await owner.api.products.change({ params: { productID: made.productID }, body: { datasheets: [] } })
  const kept = await owner.api.products.read({ params: { id: copy.productID } })
  assert.equal(kept.documents.length, 1)
})

test('a revision replaces the file; others get the current one alone, its people all of them', async () => {
  const made = await add({ access: 'members' })
  const one = { ...params(), documentID: made.documentID }
  const before = await stranger.api.documents.open({ params: { documentID: made.documentID }, body: {} })
  const file = await sendDocument(bench, owner, 'pdf', 'curve-b.pdf')
  const body = { file: { token: file }, revision: 'B', issuedOn: '2026-05-01', endsOn: '2028-05-01' }
  const revised = await owner.api.documents.revise({ params: one, body })
  assert.deepEqual([revised.revision, revised.endsOn, revised.revisions.length], ['B', '2028-05-01', 2])
  assert.equal(await content(before.url), 404)
  const former = await owner.api.documents.file({
    params: { ...one, revisionID: revised.revisions[1]!.revisionID },
  })
  assert.equal(await content(former.url), 200)
  const wrong = await owner.ask('PUT', `/business/${businessID}/document/${made.documentID}`, { endsOn: '2026-04-30' })
  assert.ok(!wrong.body.success && wrong.body.error.fields?.['endsOn'])
})

test('a document says that its last day is over', async () => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  for (const [endsOn, ended] of [
    [day(-1), true],
    [day(0), false],
    [undefined, false],
  ] as const) {
    const made = await add({ kind: 'reach', ...(endsOn && { endsOn }) })
    const shown = await bench.api.documents.read({ params: { documentID: made.documentID } })
    assert.deepEqual([made.ended, shown.ended, shown.endsOn], [ended, ended, endsOn ?? null])
  }
})

test('the printed code of a document leads to its page, while a product shows it', async () => {
  const { documentID } = await add()
  const { address, svg } = await bench.api.documents.code({ params: { documentID } })
  assert.equal(new URL(address).pathname, `/document/${documentID}`)
  assert.match(svg, /^<svg/)
  const { documentID: nowhere } = await add({ products: [] })
  assert.equal((await bench.ask('GET', `/document/${nowhere}/code`)).status, 404)
})

test('products are of the same business', async () => {
  const other = await addProduct(bench.db, await addBusiness(bench.db, 'Foreign Works'), 'Foreign valve')
  const file = await sendDocument(bench, owner)
  const body = { kind: 'datasheet', file, products: [product, other] }
  const wrong = await owner.ask('POST', `/business/${businessID}/document`, body)
  assert.ok(!wrong.body.success && wrong.body.error.fields?.['products'])
})

test('a download counts once a person and day, and whoever agreed is a lead', async () => {
  const made = await add()
  const read = async () =>
    (await owner.api.documents.list({ params: params(), query: {} })).data.find(
      ({ documentID }) => documentID === made.documentID,
    )!
  const visitor = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  const url = `/document/${made.documentID}/open`
  for (let turn = 0; turn < 2; turn++)
    await bench.app.inject({ method: 'POST', url, payload: { productID: product }, headers: visitor })
  assert.equal((await read()).downloads, 1)
  await owner.api.documents.open({ params: { documentID: made.documentID }, body: {} })
  assert.equal((await read()).downloads, 1)
  const leads = () => owner.api.documents.leads({ params: params(), query: {} })
  await stranger.api.documents.open({ params: { documentID: made.documentID }, body: {} })
  assert.equal((await leads()).total, 0)
  for (let turn = 0; turn < 2; turn++)
    await stranger.api.documents.open({ params: { documentID: made.documentID }, body: { agreed: true } })
  const { data, total } = await leads()
  assert.deepEqual([total, data[0]!.person.userID, data[0]!.business], [1, stranger.userID, null])
  const foreign = await open(stranger, made.documentID, { agreed: true, businessID })
  assert.equal(foreign.status, 403)
})
