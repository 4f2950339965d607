// Numbers and empty lists of showcases.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addProduct } from '#api/testing.ts'
import { testPages, type TestPages } from './testing.ts'

let pages: TestPages
before(async () => {
  pages = await testPages()
})
after(() => pages.close())

async function home(host = 'localhost:3000'): Promise<string> {
  const { body } = await pages.get('/', { host })
  return body
}

test('numbers under five are in no list that invites, and an empty list denies no company', async () => {
  const more = { businessType: 'MA', countryCode: 'MX' } as const
  for (let count = 1; count <= 4; count++) await addBusiness(pages.api.db, `Small Works ${count}`, more)
  const small = await home()
  assert.ok(/No newcomers to show yet/.test(small))
  assert.ok(!/Nobody|<dt>companies|\d<span class="sr"> manufacturers|\d pages come from/.test(small))
  assert.ok(!/All \d+ companies/.test(await home('mexico.localhost:3000')))
  const id = await addBusiness(pages.api.db, 'Small Works 5', more)
  await addProduct(pages.api.db, id, 'Valve')
  const enough = await home()
  assert.ok(/<dt>companies<\/dt><dd>5<\/dd>/.test(enough))
  assert.ok(!/<dt>products/.test(enough))
  assert.ok(/All 5 companies/.test(await home('mexico.localhost:3000')))
})
