// Choices among hits.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ChosenWeights } from './lookup.ts'
import { visitorVotesMost } from './rules.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let business: string
let owner: TestPerson
const valves: string[] = []
before(async () => {
  bench = await testApi()
  business = await addBusiness(bench.db, 'Fitting Works')
  owner = await bench.person('Olga Owner')
  await addMember(bench.db, business, owner.userID)
  for (let number = 0; number < 8; number++) valves.push(await addProduct(bench.db, business, 'Ball valve'))
})
after(() => bench.close())

type Body = Parameters<TestPerson['api']['choices']['choose']>[0]['body']
const opened = (resourceID: string, more: Partial<Body> = {}): Body => ({
  textQuery: 'ball valve',
  resourceType: 'product',
  resourceID,
  place: 5,
  act: 'open',
  ...more,
})

async function counted(resourceID: string) {
  const { rows } = await bench.pool.query<{ question: string; acts: number[] }>(
    `select question, array[opens, saves, inquiries, points] as acts from choices where resource_id = $1 order by question`,
    [resourceID],
  )
  return rows.map(({ question, acts }) => [question, ...acts])
}

const choose = (body: Body, as?: TestPerson) => (as ?? bench).api.choices.choose({ body })
const hits = async (textQuery = 'ball valve') =>
  (await bench.api.search.product({ body: { textQuery, size: 20 } })).data.map(({ productID }) => productID)

async function addChoices(resourceID: string, votes: number, daysAgo = 1) {
  await bench.pool.query(
    `insert into choices (question, resource_type, resource_id, day, opens, points)
      values ('ball valve', 'product', $1, (now() at time zone 'UTC')::date - $3::int, $2, $2 * 3)`,
    [resourceID, votes, daysAgo],
  )
}

async function weigh() {
  await bench.jobs.runDueJobs({ ahead: 86_400 })
  await bench.dependencies.eventLog.catchUp()
}

test('a stranger may tell a choice; what is wrong is refused, what does not count is answered alike', async () => {
  const id = valves[0]!
  for (const wrong of [{ act: 'buy' }, { resourceID: 'x' }, { place: 0 }, { resourceType: 'user' }, { textQuery: 5 }])
    assert.equal((await bench.ask('POST', '/search/choice', { ...opened(id), ...wrong })).status, 400)
  const unknown = '00000000-0000-7000-8000-000000000000'
  for (const nothing of [
    opened(unknown),
    opened(id, { resourceType: 'business' }),
    opened(id, { textQuery: 'Jane Miller ball valve' }),
    opened(id, { act: 'save' }),
    opened(id, { act: 'inquiry', requestID: unknown }),
  ])
    assert.deepEqual(await choose(nothing), {})
  assert.deepEqual(await counted(id), [])
  assert.deepEqual(await choose(opened(id)), {})
  assert.deepEqual(await choose(opened(id)), {}, 'again')
  assert.deepEqual(await counted(id), [['ball valve', 1, 0, 0, 3]])
})

test('only administrators read what was chosen', async () => {
  assert.equal((await bench.ask('GET', '/console/search-choices')).status, 401)
  const ann = await bench.person()
  assert.equal((await ann.ask('GET', '/console/search-choices')).status, 403)
  const moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  assert.equal((await moderator.ask('GET', '/console/search-choices')).status, 403)
  const administrator = await bench.person('Ada Min', { roles: ['administrator'] })
  const { data, total } = await administrator.api.choices.list({ query: { q: 'BALL' } })
  assert.deepEqual([total, data[0]!.name, data[0]!.opens, data[0]!.weight], [1, 'Ball valve', 1, 0])
  assert.equal((await administrator.api.choices.list({ query: { q: 'pump' } })).total, 0)
})

test('questions in four languages are one; a visitor votes once a day, the strongest act counts', async () => {
  const id = valves[1]!
  const [ann, bob] = await Promise.all([bench.person('Ann'), bench.person('Bob')])
  for (const textQuery of ['ball valve', 'válvulas de bola', 'valvola a sfera', '球阀'])
    await choose(opened(id, { textQuery, place: 1 }), ann)
  assert.deepEqual(await counted(id), [['ball valve', 1, 0, 0, 1]])
  await choose(opened(id, { act: 'save' }), ann)
  assert.deepEqual(await counted(id), [['ball valve', 1, 0, 0, 1]], 'it was not saved')
  await ann.api.favorites.save({ params: { resourceType: 'product' }, body: { resourceID: id } })
  await choose(opened(id, { act: 'save' }), bob)
  await choose(opened(id, { act: 'save' }), ann)
  assert.deepEqual(await counted(id), [['ball valve', 0, 1, 0, 6]])
  const body = { to: business, subject: 'priceList', message: 'How much are ten of these?' } as const
  const { requestID } = await ann.api.inquiries.send({ body })
  await choose(opened(id, { act: 'inquiry', requestID }), bob)
  await choose(opened(id, { act: 'inquiry' }), ann)
  assert.deepEqual(await counted(id), [['ball valve', 0, 1, 0, 6]], 'an inquiry of another, or none')
  for (const act of ['inquiry', 'open'] as const) await choose(opened(id, { act, requestID }), ann)
  assert.deepEqual(await counted(id), [['ball valve', 0, 0, 1, 12]])
  await choose(opened(id), bob)
  assert.deepEqual(await counted(id), [['ball valve', 1, 0, 1, 15]])
})

test('the company itself, staff and programs do not count, nor anything while it is switched off', async () => {
  const id = valves[2]!
  const staff = await bench.person('Sue Support', { roles: ['support'] })
  const token = { id: '00000000-0000-7000-8000-000000000001', scopes: [], businessID: null }
  const program = await bench.person('Pro Gram', { apiToken: token })
  for (const person of [owner, staff, program]) await choose(opened(id), person)
  await choose(opened(business, { resourceType: 'business' }), owner)
  const { operator } = bench.dependencies
  operator.searchLearning = false
  await choose(opened(id), await bench.person())
  operator.searchLearning = true
  assert.deepEqual([...(await counted(id)), ...(await counted(business))], [])
})

test('a visitor has so many votes a day, however many at once; nothing kept tells who, or links two', async () => {
  const eager = await bench.person('Eager Ed')
  const materials = [
    'steel',
    'brass',
    'plastic',
    'bronze',
    'stainless steel',
    'copper',
    'aluminium',
    'titanium',
    'iron',
  ]
  const bodies = ['', ...materials].flatMap((material) =>
    valves.map((id) => opened(id, { textQuery: `${material} gate valve`.trim() })),
  )
  assert.ok(bodies.length > visitorVotesMost)
  await Promise.all(bodies.map((body) => choose(body, eager)))
  const { rows } = await bench.pool.query<{ sum: number }>(
    `select sum(opens)::int from choices where question like '%gate valve%'`,
  )
  assert.equal(rows[0]!.sum, visitorVotesMost)
  const tables = await bench.pool.query<{ kept: string }>(
    `select string_agg(t::text, ' ') as kept from (select to_jsonb(c) from choices c union all select to_jsonb(v) from choice_votes v
      union all select to_jsonb(v) from choice_voters v) t`,
  )
  assert.ok(!tables.rows[0]!.kept.includes(eager.userID))
})

test('a document takes so many votes for a question on a day', async () => {
  const id = await addProduct(bench.db, business, 'Globe valve')
  const people = await Promise.all(Array.from({ length: 25 }, () => bench.person()))
  await Promise.all(people.map((person) => choose(opened(id, { textQuery: 'globe valve' }), person)))
  assert.deepEqual(await counted(id), [['globe valve', 20, 0, 0, 60]])
})

test('what people choose rises, after enough votes and some of them on one day', async () => {
  await weigh()
  const usual = await hits()
  assert.equal(usual.length, 8)
  const [first, second, third] = usual.toReversed()
  await addChoices(first!, 3)
  for (let day = 1; day <= 40; day++) await addChoices(second!, 2, day)
  await weigh()
  assert.deepEqual(await hits(), usual, 'too few votes; one or two visitors who come every day')
  await addChoices(third!, 3, 1)
  await addChoices(third!, 2, 2)
  await weigh()
  const expected = [third, ...usual.filter((id) => id !== third)]
  assert.deepEqual(await hits(), expected)
  assert.deepEqual(await hits('válvula de bola'), expected, 'in every language')
  const newest = { textQuery: 'ball valve', size: 20, sort: 'newest' } as const
  const byTime = (await bench.api.search.product({ body: newest })).data.map(({ productID }) => productID)
  assert.deepEqual(byTime, usual)
  const off = new ChosenWeights({ pool: bench.pool, isOn: false, onChange: () => assert.fail('nothing changes') })
  await off.reload()
  assert.equal(off.of('product', 'ball valve'), undefined)
  await bench.pool.query(`update choices set day = day - 90 where resource_id = $1`, [third])
  await weigh()
  assert.deepEqual(await hits(), usual, 'after 90 days')
  assert.deepEqual(await counted(third!), [])
})

test('votes and the key of a day are removed on the next', async () => {
  await bench.pool.query(`update choice_keys set day = day - 1`)
  for (const table of ['choice_votes', 'choice_voters']) await bench.pool.query(`update ${table} set day = day - 1`)
  await weigh()
  for (const table of ['choice_keys', 'choice_votes', 'choice_voters'])
    assert.equal((await bench.pool.query(`select from ${table}`)).rowCount, 0)
})
