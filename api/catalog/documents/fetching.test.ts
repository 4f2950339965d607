// Documents at addresses that imports named.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NotFetched } from '#kit/fetching/fetch-safely.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { pdf } from '#api/identity/files/testing.ts'
import { readDocuments } from '#api/catalog/catalogues/document-links.ts'
import { documents } from './jobs.ts'
import { addLinks } from './link-queries.ts'
import { step } from './testing.ts'

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

/** Runs the job with a fetcher of the test. */
async function fetchAll(): Promise<void> {
  const handlers = new Map<string, Handler>()
  const jobs = { schedule: (name: string, _cron: string, handler: Handler) => void handlers.set(name, handler) }
  documents(jobs as never, bench.dependencies, async (link) => {
    fetched.push(link)
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
