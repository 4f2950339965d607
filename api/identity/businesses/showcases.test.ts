// Bar of showcases.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const old = { registeredAt: new Date(Date.UTC(2026, 0, 1)) }
const own = { ...old, profilePhoto: JSON.stringify({ url: 'https://wbn.example/mark.png' }) }
const names = async (query: object = {}) =>
  (await bench.api.businesses.showcase({ query: { size: 50, ...query } })).map(({ general }) => general.companyName)

test('a showcase has companies that are run, verified, or have a picture or described products, and no others', async () => {
  const add = (name: string, more: object = old) => addBusiness(bench.db, name, more)
  await add('Empty')
  await add('With picture', own)
  await add('Verified', { ...old, verifiedAt: new Date() })
  await addProduct(bench.db, await add('Described'), 'Valve', {
    description: 'Forged steel, bolted bonnet. '.repeat(4),
  })
  await addProduct(bench.db, await add('Undescribed'), 'Valve', { description: 'A valve' })
  await add('Collection', { ...own, kind: 'collection' })
  await add('Suspended', { ...own, status: 'suspended' })
  await add('Too new', { ...own, registeredAt: new Date() })
  const owner = await bench.person('Olga Owner')
  await addMember(bench.db, await add('Run'), owner.userID)
  const unproven = await bench.person('Una Proven', { emailVerified: false })
  await addMember(bench.db, await add('Unproven', own), unproven.userID)
  assert.deepEqual((await names()).toSorted(), ['Described', 'Run', 'Verified', 'With picture'])
  assert.deepEqual((await names()).slice(0, 2), ['Run', 'Verified'], 'those that answer first, then verified ones')
  assert.deepEqual(await names({ countries: 'PE' }), [])
})

test('the lists of the home page have the same bar', async () => {
  await addBusiness(bench.db, 'Importer without anything', { ...old, businessType: 'CO' })
  await addBusiness(bench.db, 'Importer with picture', { ...own, businessType: 'CO' })
  const lists = (await bench.api.businesses.lastRegistered()) as Record<string, { general: { companyName: string } }[]>
  assert.deepEqual(
    lists['CO']!.map(({ general }) => general.companyName),
    ['Importer with picture'],
  )
})

test('whoever blocked a company, or was blocked by it, is not shown it', async () => {
  const id = await addBusiness(bench.db, 'Blocked', { ...own, countryCode: 'PT' })
  const shown = async (who: Pick<TestPerson, 'api'>) =>
    (await who.api.businesses.showcase({ query: { countries: 'PT' } })).map(({ businessID }) => businessID)
  const person = await bench.person('Bo Blocker')
  assert.deepEqual(await shown(person), [id])
  await person.api.blocks.block({ body: { resourceID: id } })
  assert.deepEqual([await shown(person), await shown(bench)], [[], [id]])
})
