// Duplicate accounts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { leaveNetwork } from '#api/capabilities.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let moderator: TestPerson
before(async () => {
  bench = await testApi()
  moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
})
after(() => bench.close())

const alikeOf = async ({ userID }: TestPerson) => {
  const pairs = await moderator.api.duplicates.ofPerson({ params: { id: userID } })
  return pairs.map(({ one, other, reasons }) => [one.userID === userID ? other.userID : one.userID, ...reasons])
}
const listed = async (query: { q?: string; state?: 'open' | 'different'; page?: number } = {}) =>
  moderator.api.duplicates.list({ query })

test('a stranger, a member and support learn nothing of duplicates', async () => {
  const someone = await bench.person('Some One')
  const support = await bench.person('Sue Port', { roles: ['support'] })
  for (const path of ['/console/duplicate-person', `/console/person/${someone.userID}/alike`]) {
    assert.equal((await bench.ask('GET', path)).status, 401)
    assert.equal((await someone.ask('GET', path)).status, 403)
    assert.equal((await support.ask('GET', path)).status, 403)
  }
  assert.equal((await moderator.ask('GET', `/console/person/${crypto.randomUUID()}/alike`)).status, 404)
})

test('addresses that reach the same mailbox are alike, where the provider is known for it', async () => {
  const [plain, dotted, tagged, elsewhere, elsewhereTagged] = [
    await bench.person('Ann One', { email: 'annlee@gmail.com' }),
    await bench.person('Ann Two', { email: 'ann.lee@googlemail.com' }),
    await bench.person('Ann Three', { email: 'ANN.lee+shop@gmail.com' }),
    await bench.person('Ann Four', { email: 'annlee@firm.example' }),
    await bench.person('Ann Five', { email: 'ann.lee+x@firm.example' }),
  ]
  assert.deepEqual(
    new Set(await alikeOf(plain).then((all) => all.map(([id]) => id))),
    new Set([dotted.userID, tagged.userID]),
  )
  assert.deepEqual(await alikeOf(elsewhere), [])
  assert.deepEqual(await alikeOf(elsewhereTagged), [])
  const icloud = await bench.person('Ben One', { email: 'ben@me.com' })
  const same = await bench.person('Ben Two', { email: 'ben+b2b@icloud.com' })
  assert.deepEqual(await alikeOf(icloud), [[same.userID, 'email']])
})

test('the same phone, device, and name with company are hints, the strongest first; the identifiers are not told', async () => {
  const [one, other] = [await bench.person('Carla Conti'), await bench.person('Carla  conti')]
  const phone = { countryCode: '+34', phoneNumber: '600 111 222' }
  await one.api.people.change({ body: { mobilePhone: phone, companyName: 'Conti Pumps' } })
  await other.api.people.change({
    body: { mobilePhone: { countryCode: '34', phoneNumber: '0600-111222' }, companyName: 'CONTI pumps' },
  })
  bench.devices.push([one.userID, other.userID])
  assert.deepEqual(await alikeOf(one), [[other.userID, 'phone', 'device', 'name']])
  const { body } = await moderator.ask('GET', '/console/duplicate-person?q=Carla')
  assert.equal(JSON.stringify(body).includes('600111222'), false)
  const { data } = await listed({ q: 'Carla' })
  assert.deepEqual(
    data.map(({ reasons }) => reasons),
    [['phone', 'device', 'name']],
  )
})

test('an Italian 0 belongs to the number; a name alone is no hint', async () => {
  const [one, other] = [await bench.person('Dino Danti'), await bench.person('Dino Danti')]
  await one.api.people.change({ body: { mobilePhone: { countryCode: '+39', phoneNumber: '02 1234567' } } })
  await other.api.people.change({ body: { mobilePhone: { countryCode: '+39', phoneNumber: '2 1234567' } } })
  assert.deepEqual(await alikeOf(one), [])
})

test('what many share is no hint', async () => {
  const people: TestPerson[] = []
  for (let count = 0; count < 11; count++) {
    const person = await bench.person(`Office Person${count}`)
    await person.api.people.change({ body: { mobilePhone: { countryCode: '+1', phoneNumber: '212 555 0100' } } })
    people.push(person)
  }
  const { total } = await listed({ q: 'Office' })
  assert.equal(total, 0)
  assert.deepEqual(await alikeOf(people[0]!), [], 'on the page of one of them, too')
  const last = people.pop()!
  await last.api.people.change({ body: { mobilePhone: '' } })
  assert.equal((await alikeOf(people[0]!)).length, 9)
})

test('different people are told apart with a reason, once, and it can be taken back; both are in the audit log', async () => {
  const [one, other] = [
    await bench.person('Eva One', { email: 'eva@gmail.com' }),
    await bench.person('Eva Two', { email: 'e.va@gmail.com' }),
  ]
  const pair = { oneID: one.userID, otherID: other.userID }
  const waiting = async () =>
    (await moderator.api.console.queues()).find(({ key }) => key === 'people/duplicates')!.waiting
  const before = await waiting()
  assert.equal((await listed({ q: 'Eva' })).total, 1)
  const body = { ...pair, reason: 'sisters' }
  for (let time = 0; time < 2; time++) await moderator.api.duplicates.tellApart({ body })
  assert.equal((await listed({ q: 'Eva' })).total, 0)
  assert.equal((await listed({ q: 'Eva', state: 'different' })).data[0]!.different!.reason, 'sisters')
  assert.equal(await waiting(), before - 1)
  for (let time = 0; time < 2; time++)
    await moderator.api.duplicates.takeBack({ body: { oneID: pair.otherID, otherID: pair.oneID, reason: 'a slip' } })
  assert.equal((await listed({ q: 'Eva' })).total, 1)
  const { rows } = await bench.pool.query(
    `select act, reason from audit_entries where object_id = any($1) order by id`,
    [[one.userID, other.userID]],
  )
  assert.deepEqual(rows, [
    { act: 'user.tellApart', reason: 'sisters' },
    { act: 'user.takeBackApart', reason: 'a slip' },
  ])
})

test('bad pairs are refused and change nothing', async () => {
  const one = await bench.person('Fay One')
  const path = '/console/duplicate-person/different'
  const pair = { oneID: one.userID, otherID: one.userID, reason: 'x' }
  assert.equal((await moderator.ask('POST', path, pair)).status, 409)
  assert.equal((await moderator.ask('POST', path, { ...pair, otherID: crypto.randomUUID() })).status, 404)
  assert.equal((await moderator.ask('POST', path, { ...pair, otherID: moderator.userID, reason: ' ' })).status, 400)
  assert.equal((await one.ask('POST', path, { ...pair, otherID: moderator.userID })).status, 403)
  assert.equal((await bench.ask('POST', path, pair)).status, 401)
})

test('a person who leaves is in no pair any more', async () => {
  const [one, other] = [
    await bench.person('Gus One', { email: 'gus@gmail.com' }),
    await bench.person('Gus Two', { email: 'g.us@gmail.com' }),
  ]
  await moderator.api.duplicates.tellApart({
    body: { oneID: one.userID, otherID: other.userID, reason: 'father and son' },
  })
  await leaveNetwork(bench.dependencies, one, {})
  assert.deepEqual(await alikeOf(other), [])
  assert.equal((await listed({ q: 'Gus', state: 'different' })).total, 0)
})
