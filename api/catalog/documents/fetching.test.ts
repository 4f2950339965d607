// Documents at addresses that imports named.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { documentsOfProductMost } from '#contract/foundation/constants.ts'
import { NotFetched } from '#kit/fetching/fetch-safely.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { pdf } from '#api/identity/files/testing.ts'
import { readDocuments } from '#api/catalog/catalogues/document-links.ts'
import { documents, nameIn } from './jobs.ts'
import { addLinks } from './link-queries.ts'
import { addDocuments, step } from './testing.ts'

let bench: TestApi
let owner: TestPerson
let businessID: string
const fetched: string[] = []
const files: Record<string, Buffer> = {
  'https://maker.example/curve.pdf': pdf(),
  'https://maker.example/part.step': step(),
  'https://maker.example/page.html': Buffer.from('<html></html>'),
}
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  businessID = await addBusiness(bench.db, 'Linked Works')
  await addMember(bench.db, businessID, owner.userID)
})
after(() => bench.close())

type Handler = (data: null, complete: unknown) => Promise<void>

async function fetchAll(): Promise<void> {
  const handlers = new Map<string, Handler>()
  const jobs = { schedule: (name: string, _cron: string, handler: Handler) => void handlers.set(name, handler) }
  documents(jobs as never, bench.dependencies, async (link) => {
    fetched.push(link)
    if (link.includes('broken')) throw new Error('Our own fault')
    if (!files[link]) throw new NotFetched('The other side answers 404')
    return { content: files[link], name: link.split('/').at(-1)! }
  })
  await handlers.get('documents.fetch')!(null, undefined)
}

const documentsOf = async (id: string) => (await bench.api.products.read({ params: { id } })).documents

test('a file at an address becomes a document, once for all products that name it', async () => {
  const [pump, valve] = [
    await addProduct(bench.db, businessID, 'Pump'),
    await addProduct(bench.db, businessID, 'Valve'),
  ]
  const curve = 'https://maker.example/curve.pdf'
  const part = 'https://maker.example/part.step'
  const all = [
    { productID: pump, link: curve, kind: null },
    { productID: valve, link: curve, kind: null },
    { productID: pump, link: part, kind: null },
  ]
  for (let turn = 0; turn < 2; turn++) await addLinks(bench.db, businessID, all)
  await fetchAll()
  assert.deepEqual(fetched, [curve, part])
  const [sheet, model] = await documentsOf(pump)
  assert.deepEqual([sheet!.kind, sheet!.title, model!.kind], ['datasheet', 'curve', 'model'])
  assert.deepEqual(
    (await documentsOf(valve)).map(({ documentID }) => documentID),
    [sheet!.documentID],
  )
  assert.equal((await bench.app.inject({ url: sheet!.url! })).statusCode, 200)
})

test('what is no document is told to its company and not tried again; a missing one is tried three times', async () => {
  const product = await addProduct(bench.db, businessID, 'Gear')
  const page = 'https://maker.example/page.html'
  const missing = 'https://maker.example/missing.pdf'
  await addLinks(bench.db, businessID, [
    { productID: product, link: page, kind: null },
    { productID: product, link: missing, kind: 'datasheet' },
  ])
  fetched.length = 0
  for (let turn = 0; turn < 4; turn++) {
    await fetchAll()
    await bench.pool.query(`update document_links set try_at = now() - interval '1 minute' where state = 'waiting'`)
  }
  assert.deepEqual(fetched.toSorted(), [missing, missing, missing, page])
  const { failed } = await owner.api.documents.list({ params: { businessID }, query: {} })
  assert.deepEqual(new Set(failed.map(({ link }) => link)), new Set([page, missing]))
})

const linked = (id: string, product: string, ...links: string[]) =>
  addLinks(
    bench.db,
    id,
    links.map((link) => ({ productID: product, link, kind: null })),
  )

test('a company with many addresses does not keep the others waiting; a fault of one address stops none', async () => {
  const gear = await addProduct(bench.db, businessID, 'Large gear')
  const other = await addBusiness(bench.db, 'Small Works')
  const small = await addProduct(bench.db, other, 'Small part')
  const many = Array.from({ length: 20 }, (_, at) => `https://maker.example/many-${at}.pdf`)
  for (const link of [...many, 'https://small.example/one.pdf']) files[link] = pdf()
  await linked(businessID, gear, 'https://maker.example/broken.pdf', ...many)
  await linked(other, small, 'https://small.example/one.pdf')
  fetched.length = 0
  await assert.rejects(fetchAll(), /Our own fault/)
  assert.ok(fetched.indexOf('https://small.example/one.pdf') < 2, fetched.slice(0, 3).join())
  assert.equal((await documentsOf(gear)).length, many.length)
})

test('addresses keep to the most documents of a product, and are told so without being fetched', async () => {
  const full = await addProduct(bench.db, businessID, 'Documented pump')
  await addDocuments(bench, businessID, full, documentsOfProductMost)
  const link = 'https://maker.example/more.pdf'
  await linked(businessID, full, link)
  fetched.length = 0
  await fetchAll()
  assert.deepEqual(fetched, [])
  const { failed } = await owner.api.documents.list({ params: { businessID }, query: {} })
  assert.equal(failed.find((one) => one.link === link)?.reason, 'product')
})

test('a name from an address has no control characters', () => {
  assert.equal(nameIn('https://maker.example/%00curve%0A.pdf'), 'curve.pdf')
  assert.equal(nameIn('https://maker.example/%E0%A4%A.pdf'), '%E0%A4%A.pdf')
})

test('a cell has addresses, each with its kind where one stands before', () => {
  const read = (said: string) => {
    const says = { documents: [], errors: [] } as Parameters<typeof readDocuments>[1]
    readDocuments(said, says)
    return says.errors.length > 0 ? says.errors[0]!.problem : says.documents
  }
  assert.deepEqual(read('https://a.example/a.pdf | model: https://a.example/a.step'), [
    { link: 'https://a.example/a.pdf', kind: null },
    { link: 'https://a.example/a.step', kind: 'model' },
  ])
  assert.deepEqual(read('REACH: https://a.example/reach.pdf'), [{ link: 'https://a.example/reach.pdf', kind: 'reach' }])
  for (const wrong of ['a.pdf', 'ftp://a.example/a.pdf', 'secret: https://a.example/a.pdf'])
    assert.equal(read(wrong), 'documentLink', wrong)
})
