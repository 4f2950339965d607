// Home page figures.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
const pumps = nodeByKey('industrial-technology.pumps')!
const gear = pumps.children[0]!
const codes = (
  'AR AT AU BE BG BO BR CA CH CL CN CO CR CY CZ DE DK DO DZ EC EE EG ES FI FR GB GR GT HN HR HU ID IE IL IN IS ' +
  'IT JM JO JP KE KR KW LB LT LU LV MA MT MX MY NG NI NL NO NZ'
).split(' ')
const description = 'Makes planetary and spur gearboxes for conveyors.'

before(async () => {
  bench = await testApi()
  for (const countryCode of codes) await addBusiness(bench.db, `Works in ${countryCode}`, { countryCode })
  const maker = await addBusiness(bench.db, 'Gear pumps Ltd', {
    categoryIds: [pumps.id],
    industryId: pumps.industry.id,
    verifiedAt: new Date(),
    shortDescription: description,
  })
  for (let at = 0; at < 22; at++)
    await addProduct(bench.db, maker, `${gear.name.en} ${at}`, { categoryId: pumps.id, subCategoryId: gear.id })
  await addBusiness(bench.db, 'Verified, without a product', { verifiedAt: new Date(), shortDescription: description })
})
after(() => bench.close())

test('a stranger reads totals that no list cuts: more than fifty countries are all counted', async () => {
  const home = await bench.api.home.read({ query: {} })
  const { total } = await bench.api.search.business({ body: { size: 1 } })
  assert.ok(codes.length > 50)
  assert.deepEqual([home.companies, home.products, home.countries], [total, 22, codes.length])
  assert.equal(home.industries.length, 15)
  for (const { text, manufacturers } of home.industries) {
    const found = await bench.api.search.business({ body: { textQuery: text, businessType: 'MA', size: 1 } })
    assert.equal(manufacturers, found.total, text)
  }
})

test('verified companies are shown with a product and a description, latest first', async () => {
  const { verified } = await bench.api.home.read({ query: { lang: 'es' } })
  assert.deepEqual([verified.total, verified.thisWeek], [2, true])
  assert.deepEqual(
    verified.companies.map((one) => [one.companyName, one.products, one.medianMinutes]),
    [['Gear pumps Ltd', 22, null]],
  )
})

test('answers are measured from twenty inquiries on; sample data, held and young ones do not count', async () => {
  const { answers } = await bench.api.home.read({ query: {} })
  assert.equal(answers.measured, null)
  const fresh = await testApi()
  try {
    const sender = await fresh.person('Buyer')
    const owner = await fresh.person('Owner')
    const run = await addBusiness(fresh.db, 'Run Ltd')
    await addMember(fresh.db, run, owner.userID)
    const listed = await addBusiness(fresh.db, 'Listed Ltd')
    const sample = await addBusiness(fresh.db, 'Sample Ltd', { sample: true })
    await addMember(fresh.db, sample, owner.userID)
    await fresh.pool.query("update businesses set run_since = now() - interval '1 year' where run_since is not null")
    const add = (receiverId: string, ago: number, answered: number | null, more: object = {}) =>
      fresh.db
        .insertInto('requests')
        .values({
          senderKind: 'user',
          senderId: sender.userID,
          receiverId,
          subjectCode: 'other',
          createdAt: hoursAgo(ago),
          answeredAt: answered === null ? null : hoursAgo(ago - answered),
          ...more,
        })
        .execute()
    for (let at = 0; at < 20; at++) await add(run, 100 + at, at < 16 ? 4 + at : at < 18 ? 60 : null)
    for (let at = 0; at < 30; at++) {
      await add(listed, 100, null)
      await add(sample, 100, 1)
      await add(run, 10, 1)
      await add(run, 100, null, { heldAt: hoursAgo(100) })
    }
    const { measured } = (await fresh.api.home.read({ query: {} })).answers
    assert.deepEqual(
      [measured!.inquiries, measured!.answered, measured!.companies, measured!.withinTwoDays],
      [20, 18, 1, 0.8],
    )
    const [fast, median, slow] = measured!.quartiles as [number, number, number]
    assert.ok(fast < median && median < slow)
    assert.equal(median, 12.5 * 60)
  } finally {
    await fresh.close()
  }
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('examples find twenty and more, the first five of just that category; without such there is none', async () => {
  assert.deepEqual(await bench.api.search.examples({ query: { lang: 'en' } }), [{ text: gear.name.en, total: 22 }])
  const small = await testApi()
  try {
    const maker = await addBusiness(small.db, 'Few pumps Ltd')
    for (let at = 0; at < 9; at++)
      await addProduct(small.db, maker, `${gear.name.en} ${at}`, { categoryId: pumps.id, subCategoryId: gear.id })
    assert.deepEqual(await small.api.search.examples({ query: {} }), [])
  } finally {
    await small.close()
  }
})
