// First steps and first questions of a member.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => void (bench = await testApi()))
after(() => bench.close())

test('first steps are done one by one and can be sent away', async () => {
  const person = await bench.person('First Steps', { emailVerified: false })
  assert.deepEqual(await person.api.people.firstSteps(), {
    wanted: true,
    email: false,
    profile: false,
    business: false,
    interests: false,
  })
  await addMember(bench.db, await addBusiness(bench.db, 'Steps Ltd'), person.userID)
  assert.equal((await person.api.people.firstSteps()).business, true)
  await person.api.people.changeSettings({ body: { firstSteps: false } })
  assert.equal((await person.api.people.firstSteps()).wanted, false)
})

test('the first questions are answered once and for all, and can be changed', async () => {
  const nobody = await bench.ask('PUT', '/user/interests', { makes: [], buys: [], countries: [] })
  assert.deepEqual([nobody.status, (await bench.ask('GET', '/user/interests')).status], [401, 401])
  const [person, other] = [await bench.person('Quest Ions'), await bench.person('Other Ions')]
  const [pumps, leaf] = [
    nodeByKey('industrial-technology.pumps')!,
    nodeByKey('industrial-technology.pumps')!.children[0]!,
  ]
  assert.equal((await person.api.people.interests()).answered, false)
  for (const body of [
    { makes: [leaf.id], buys: [], countries: [] },
    { makes: [], buys: [person.userID], countries: [] },
    { makes: [], buys: [], countries: ['XX'] },
    { makes: Array.from({ length: 11 }, () => pumps.id), buys: [], countries: [] },
  ])
    assert.equal((await person.ask('PUT', '/user/interests', body)).status, 400)
  const answer = await person.api.people.changeInterests({ body: { makes: [], buys: [pumps.id], countries: ['CL'] } })
  assert.deepEqual(answer, await person.api.people.interests())
  assert.deepEqual(
    [answer.answered, answer.makes, answer.buys, answer.countries.map(({ code }) => code)],
    [true, [], [{ id: pumps.id, name: 'Pumps' }], ['CL']],
  )
  assert.equal((await person.api.people.firstSteps()).interests, true)
  assert.equal((await other.api.people.interests()).answered, false)
})
