// Proposed suppliers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const propose = async (person: TestPerson, textQuery: string, more: object = {}) =>
  person.api.rfqs.propose({ body: { textQuery, ...more } })
async function makers(count: number, name: string, products: readonly string[], run: boolean): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at++) {
    const id = await addBusiness(bench.db, `${name} ${at}`)
    if (run) await addMember(bench.db, id, (await bench.person(`${name} Owner`)).userID)
    for (const product of products) await addProduct(bench.db, id, product)
    ids.push(id)
  }
  return ids
}

test('up to ten suppliers are proposed, those that answer first, each with a reason that held; never the own', async () => {
  const owner = await bench.person('Olga Owner')
  const own = await addBusiness(bench.db, 'Own Valves')
  await addMember(bench.db, own, owner.userID)
  await addProduct(bench.db, own, 'Titanium butterfly valve')
  const listed = await makers(9, 'Listed works', ['Titanium butterfly valve'], false)
  const run = await makers(
    3,
    'Answering works',
    ['Titanium butterfly valve DN 80', 'Titanium butterfly valve DN 50'],
    true,
  )
  await bench.db.insertInto('replyLevels').values({ businessId: run[2]!, level: 'most' }).execute()
  const { data, thing } = await propose(owner, 'titanium butterfly valves DN 65', { country: 'IT' })
  assert.equal(thing, 'titanium butterfly valves')
  assert.equal(data.length, 10)
  assert.deepEqual(
    data.map(({ business }) => business.presence),
    [...Array(3).fill('run'), ...Array(7).fill('listed')],
  )
  assert.ok(data.slice(3).every(({ business }) => listed.includes(business.businessID)))
  assert.equal(data[0]!.business.businessID, run[2])
  assert.deepEqual(data[0]!.reasons, [{ kind: 'product', products: 2 }, { kind: 'country' }, { kind: 'replyRate' }])
})

test('nobody is proposed for a word of the need alone, for a part of the thing, or from a collection', async () => {
  const owner = await bench.person('Olga Owner')
  await makers(
    1,
    'Other works',
    ['Vanadium gate valve', 'Seal for vanadium plug valve', 'Vanadium plug valve seal kit'],
    true,
  )
  const collection = await addBusiness(bench.db, 'Standard valves', { kind: 'collection' })
  await addProduct(bench.db, collection, 'Vanadium plug valve')
  const { data, thing } = await propose(owner, 'vanadium plug valve')
  assert.deepEqual([data, thing], [[], 'vanadium plug valve'])
  const [maker] = await makers(1, 'Plug works', ['Vanadium plug valve'], false)
  assert.deepEqual(
    (await propose(owner, 'vanadium plug valves')).data.map(({ business }) => business.businessID),
    [maker],
  )
})

test('a company whose profile names the thing is proposed for that; one that only mentions it is not', async () => {
  const owner = await bench.person('Olga Owner')
  const says = await addBusiness(bench.db, 'Saying Works', { shortDescription: 'Makes cobalt ladders, and stools.' })
  await addBusiness(bench.db, 'Battery Works', { shortDescription: 'Makes batteries for cobalt ladders.' })
  await addBusiness(bench.db, 'Paint Works', { shortDescription: 'Makes cobalt ladder paint.' })
  const { data } = await propose(owner, 'cobalt ladder')
  assert.deepEqual(
    data.map(({ business, reasons }) => [business.businessID, reasons]),
    [[says, [{ kind: 'profile' }]]],
  )
})

test('a need is a thing, however somebody asks for it', async () => {
  const buyer = await bench.person('Bea Asker')
  const [maker] = await makers(1, 'Asked works', ['Niobium globe valve'], true)
  for (const words of [
    'I need',
    'We are looking for',
    'looking for',
    'I would like to buy',
    'Busco',
    'Necesitamos',
    'Cerco',
    'Abbiamo bisogno di',
    '我要买',
    '我们想买',
    '求购',
  ]) {
    const { data, thing } = await propose(buyer, `${words} niobium globe valves`)
    assert.equal(thing, 'niobium globe valves', words)
    assert.equal(data[0]?.business.businessID, maker, words)
  }
})
