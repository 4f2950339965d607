// Documents as a search facet of products.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { sendDocument } from '#api/catalog/documents/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('products are counted and found by their documents, as soon as these are there and no longer', async () => {
  const owner = await bench.person('Olga Owner')
  const businessID = await addBusiness(bench.db, 'Drawn Works')
  await addMember(bench.db, businessID, owner.userID)
  const [gearbox, shaft] = [
    await addProduct(bench.db, businessID, 'Gearbox'),
    await addProduct(bench.db, businessID, 'Shaft'),
  ]
  const add = async (kind: 'datasheet' | 'model', products: string[]) => {
    const file = await sendDocument(bench, owner, kind === 'model' ? 'step' : 'pdf')
    return owner.api.documents.add({ params: { businessID }, body: { kind, file, products, access: 'request' } })
  }
  const model = await add('model', [gearbox])
  await add('datasheet', [gearbox, shaft])
  const find = async (documents?: string) =>
    bench.api.search.product({ body: { ...(documents && { documents }), textQuery: '' } })
  const namesBy = async (documents: string) => (await find(documents)).data.map(({ name }) => name).toSorted()
  assert.deepEqual((await find()).facets!.documents, [
    { value: 'datasheet', count: 2 },
    { value: 'cad', count: 1 },
  ])
  assert.deepEqual(await namesBy('cad'), ['Gearbox'])
  assert.deepEqual(await namesBy('cad,datasheet'), ['Gearbox', 'Shaft'])
  await owner.api.documents.remove({ params: { businessID, documentID: model.documentID } })
  assert.deepEqual(await namesBy('cad'), [])
  assert.equal((await bench.ask('POST', '/search/product', { documents: 'secret' })).status, 400)
})
