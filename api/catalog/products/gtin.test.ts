// Trade item numbers of products, and the codes that are printed on them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let owner: TestPerson
let businessID: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Gina Owner')
  businessID = await addBusiness(bench.db, 'Numbered Works')
  await addMember(bench.db, businessID, owner.userID)
})
after(() => bench.close())

const create = (name: string, gtin?: string) =>
  owner.api.products.create({ body: { businessID, name, ...(gtin && { gtin }) } })
const found = async (gtin: string) => (await bench.api.products.byGtin({ params: { gtin } })).map(({ name }) => name)

test('a number leads to the products that have it, however it is written, until they are removed', async () => {
  const { productID, gtin } = await create('Numbered valve', '614141007349')
  assert.equal(gtin, '614141007349')
  for (const one of ['614141007349', '0614141007349', '00614141007349'])
    assert.deepEqual(await found(one), ['Numbered valve'], one)
  assert.deepEqual(await found('4006381333931'), [])
  const wrong = await bench.ask('GET', '/product/gtin/614141007348')
  assert.equal(wrong.status, 400)
  await owner.api.products.remove({ params: { productID } })
  assert.deepEqual(await found('614141007349'), [])
})

test('a wrong check digit is refused', async () => {
  const body = { businessID, name: 'Misprinted valve', gtin: '4006381333932' }
  const refused = await owner.ask('POST', '/product/create', body)
  assert.equal(refused.status, 400)
  assert.ok(!refused.body.success && refused.body.error.fields?.['gtin'])
})

test('the printed code of a product is a Digital Link where it has a number, else its page', async () => {
  const codeOf = async (id: string) => {
    const { address, svg } = await bench.api.products.code({ params: { id } })
    assert.match(svg, /^<svg/)
    return new URL(address).pathname
  }
  const numbered = await create('Coded valve', '4006381333931')
  assert.equal(await codeOf(numbered.productID), '/01/04006381333931')
  const plain = await create('Plain valve')
  assert.equal(await codeOf(plain.productID), `/business-product/numbered-works-plain-valve-${plain.productID}`)
})
