// Reach: what beacons count, and what owners read.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { figuresOf, searchFor, tell } from './testing.ts'
import robots from './testing-robots.json' with { type: 'json' }

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

async function business(name: string, more: object = {}): Promise<string> {
  const id = await addBusiness(bench.db, name, more)
  await addMember(bench.db, id, owner.userID)
  return id
}
const page = (id: string, kind: 'business' | 'product' = 'product') => ({ viewed: { kind, id } })
const address = (number: number) => `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`

test('a stranger tells, wrong bodies are refused; figures and work are for members of the business alone', async () => {
  for (const wrong of [
    { viewed: { kind: 'user', id: randomUUID() } },
    { seen: ['x'] },
    { source: 'moon' },
    { zone: 5 },
  ])
    assert.equal((await bench.ask('POST', '/reach', wrong)).status, 400)
  assert.equal(await tell(bench, page(randomUUID())), 200, 'unknown things are answered alike')
  const id = await business('Private Works')
  const stranger = await bench.person('Sid Stranger')
  for (const path of [`/business/${id}/reach`, `/business/${id}/reach/work`]) {
    assert.equal((await bench.ask('GET', path)).status, 401)
    assert.equal((await stranger.ask('GET', path)).status, 403)
    assert.equal((await owner.ask('GET', path)).status, 200)
  }
  assert.equal((await owner.ask('GET', `/business/${id}/reach?days=8`)).status, 400)
  assert.equal((await owner.ask('GET', `/business/${randomUUID()}/reach`)).status, 404)
})

test('a token reads with the scope of figures, and never the names of who wrote', async () => {
  const id = await business('Token Works')
  const token = (scopes: string[]) => ({ apiToken: { id: randomUUID(), scopes, businessID: null } }) as object
  const reader = await bench.person('Pro Gram', token(['figures:read']))
  const other = await bench.person('Pro Ducts', token(['products:write']))
  for (const one of [reader, other]) await addMember(bench.db, id, one.userID)
  assert.equal((await reader.ask('GET', `/business/${id}/reach`)).status, 200)
  assert.equal((await other.ask('GET', `/business/${id}/reach`)).status, 403)
  assert.equal((await reader.ask('GET', `/business/${id}/reach/work`)).status, 403)
})

test('one counts a person, thing and day, however often it is told; other people, things and events count too', async () => {
  const id = await business('Counting Works')
  const [one, two] = [await addProduct(bench.db, id, 'Fan coil'), await addProduct(bench.db, id, 'Fan belt')]
  for (let time = 0; time < 3; time++) {
    await tell(bench, { ...page(one), zone: 'Europe/Madrid' })
    await bench.sightings.flush()
  }
  await tell(bench, page(two))
  await tell(bench, page(id, 'business'))
  await tell(bench, page(one), { address: '192.0.2.2' })
  await tell(bench, page(one), { agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' })
  await tell(bench, { compared: [one, two] })
  const figures = await figuresOf(bench, owner, id)
  assert.deepEqual(
    ['viewed', 'people', 'compared', 'seen'].map((kind) => figures.total(kind as 'seen')),
    [5, 3, 2, 0],
  )
  assert.deepEqual(
    figures.products.map(({ name, viewed, compared }) => [name, viewed, compared]),
    [
      ['Fan coil', 3, 1],
      ['Fan belt', 1, 1],
    ],
  )
  assert.equal(figures.series[0]!.values.length, 30)
  assert.equal(figures.starts.at(-1), new Date().toISOString().slice(0, 10))
})

test('robots, prefetches, programs, staff and the own members count nothing', async () => {
  const id = await business('Uncounted Works')
  const product = await addProduct(bench.db, id, 'Uncounted hinge')
  const answer = await searchFor(bench, 'uncounted hinge')
  const body = { answer, seen: [0], ...page(product), compared: [product] }
  for (const [number, agent] of robots.entries())
    assert.equal(await tell(bench, body, { agent, address: address(number) }), 200, agent)
  await tell(bench, body, { agent: '' })
  await tell(bench, body, { headers: { 'sec-purpose': 'prefetch;prerender' } })
  const staff = await bench.person('Sue Support', { roles: ['support'] })
  const apiToken = { id: randomUUID(), scopes: [], businessID: null }
  const program = await bench.person('Pro Gram', { apiToken })
  for (const { token } of [staff, program, owner]) await tell(bench, body, { token })
  assert.deepEqual(
    (await figuresOf(bench, owner, id)).series.map(({ total }) => total),
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
  )
  assert.equal(robots.length, 50)
  await tell(bench, body, { token: (await bench.person('Vera Visitor')).token, address: '192.0.2.9' })
  assert.equal((await figuresOf(bench, owner, id)).total('seen'), 1, 'a visitor who signed in')
})

test('hits count only with the seal of their answer, at their places', async () => {
  const id = await business('Sealed Works')
  const product = await addProduct(bench.db, id, 'Sealed gasket')
  const other = await addProduct(bench.db, id, 'Quiet gasket')
  const answer = await searchFor(bench, 'sealed gasket')
  assert.equal(answer.ids[0], product)
  const forged = [
    { ...answer, ids: [other, ...answer.ids] },
    { ...answer, ids: [other] },
    { ...answer, skip: 40 },
    { ...answer, words: 'cheap gasket' },
    { ...answer, kind: 'business' as const },
    { ...answer, key: 'x'.repeat(16) },
    { ...answer, key: '' },
  ]
  for (const wrong of forged) await tell(bench, { answer: wrong, seen: [0, 1] })
  await tell(bench, { seen: [0] })
  await tell(bench, { answer, seen: [answer.ids.length, 50] })
  assert.equal((await figuresOf(bench, owner, id)).total('seen'), 0)
  await tell(bench, { answer, seen: [0] })
  assert.equal((await figuresOf(bench, owner, id)).total('seen'), 1)
})

test('words come from three people on one day, countries from five; email addresses and numbers never', async () => {
  const id = await business('Wordy Works')
  const product = await addProduct(bench.db, id, 'Wordy bushing')
  const zone = 'America/Santiago'
  const ask = async (words: string, people: number, from: number) => {
    const answer = await searchFor(bench, words)
    const index = answer.ids.indexOf(product)
    assert.ok(index >= 0, words)
    for (let number = 0; number < people; number++) {
      const visitor = { address: address(from + number) }
      await tell(bench, { answer, seen: [index], zone }, visitor)
      await tell(bench, { answer, ...page(product), source: 'search', zone }, visitor)
    }
  }
  await ask('Wordy  Bushing', 3, 0)
  await ask('bushing wordy', 2, 10)
  const { countries, otherCountries, words, fewerWords, sources } = await figuresOf(bench, owner, id)
  assert.deepEqual(
    words.map(({ place, ...one }) => [one, place !== null]),
    [[{ words: 'wordy bushing', seen: 3, opened: 3, people: 3 }, true]],
  )
  assert.deepEqual(fewerWords, { words: 1, seen: 2, opened: 2 })
  assert.deepEqual([countries.map(({ country, people }) => [country.code, people]), otherCountries], [[['CL', 5]], 0])
  assert.deepEqual(sources, [{ source: 'search', viewed: 5 }])
  await tell(bench, { ...page(product), zone: 'Europe/Malta' }, { address: address(99) })
  const later = await figuresOf(bench, owner, id)
  assert.deepEqual([later.countries.length, later.otherCountries], [1, 1])
  for (const text of ['Gauge jane@works.example', 'Gauge 030 1234567']) {
    await addProduct(bench.db, id, text)
    const { ids, words: kept } = await searchFor(bench, text)
    assert.deepEqual([ids.length > 0, kept], [true, ''])
  }
})

test('one person on three days makes no words', async () => {
  const id = await business('Returning Works')
  await bench.pool.query(
    `insert into reach_words (day, business_id, words, seen, opened, persons, place_sum)
      select (now() at time zone 'UTC')::date - n, $1, 'rare word', 1, 0, 1, 4 from generate_series(0, 2) n`,
    [id],
  )
  const { words, fewerWords } = await figuresOf(bench, owner, id)
  assert.deepEqual([words, fewerWords.words], [[], 1])
})

test('thirty days for everybody; a plan adds length and the comparison with the time before', async () => {
  const id = await business('Long Works')
  await bench.pool.query(`select add_reach_months((now() - interval '70 days')::date, now()::date)`)
  await bench.pool.query(
    `insert into reach_days (day, business_id, product_id, event, source, count)
      select (now() at time zone 'UTC')::date - n, $1, $1, 'viewed', 'direct', 1 from unnest(array[2, 40, 65]) n`,
    [id],
  )
  const free = await figuresOf(bench, owner, id, '365')
  assert.deepEqual([free.days, free.longest, free.total('viewed'), free.series[1]!.before], [30, 30, 1, null])
  const week = await figuresOf(bench, owner, id, '7')
  assert.equal(week.series[1]!.before, 0)
  await bench.pool.query(`update businesses set subscription = 'gold' where id = $1`, [id])
  const paid = await figuresOf(bench, owner, id, '365')
  assert.deepEqual([paid.days, paid.total('viewed')], [365, 3])
  assert.equal((await figuresOf(bench, owner, id)).series[1]!.before, 1)
})
