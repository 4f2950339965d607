// Leaving the network.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { unzipSync } from 'fflate'
import { abandonedRemoval } from '#contract/foundation/constants.ts'
import { add } from '#kit/jobs/jobs.ts'
import { admitPerson } from './lookup.ts'
import { leaveNetwork } from '#api/capabilities.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('a stranger can’t ask what leaving would mean', async () => {
  assert.equal((await bench.ask('GET', '/user/leaving')).status, 401)
})

test('who leaves is gone from the network: 410, no name, not found by search, address free, for good', async () => {
  const person = await bench.person('Leaver Mcleaverson')
  await person.api.people.change({ body: { companyName: 'Leaver Works', birthDate: '1980-01-31' } })
  await leaveNetwork(bench.dependencies, person, {})
  await leaveNetwork(bench.dependencies, person, {})
  await assert.rejects(bench.api.people.read({ params: { id: person.userID } }), { name: 'Gone' })
  await assert.rejects(person.api.people.own(), { name: 'Gone' })
  await assert.rejects(person.api.people.change({ body: { city: 'Rome' } }), { name: 'Gone' })
  const { data } = await bench.api.search.user({ body: { textQuery: 'Mcleaverson' } })
  assert.deepEqual(data, [])
  await admitPerson(bench.pool, person.viewer)
  const row = await bench.db.selectFrom('people').selectAll().where('id', '=', person.userID).executeTakeFirstOrThrow()
  assert.deepEqual(
    [row.firstName, row.lastName, row.email, row.birthDate, row.companyName, row.countryCode],
    ['', '', null, null, null, null],
  )
})

test('an account that was replaced before its address was verified leaves by a job of the auth service', async () => {
  const person = await bench.person('Planted Profile')
  await bench.db.transaction().execute((tx) => add(tx, abandonedRemoval, { userID: person.userID }))
  await bench.jobs.runDueJobs()
  await assert.rejects(bench.api.people.read({ params: { id: person.userID } }), { name: 'Gone' })
})

test('emails go to verified addresses alone: an unverified one is not kept', async () => {
  const person = await bench.person('Late Prover')
  const emailOf = async () =>
    (await bench.db.selectFrom('people').select('email').where('id', '=', person.userID).executeTakeFirstOrThrow())
      .email
  await admitPerson(bench.pool, { ...person.viewer, emailVerified: false })
  assert.equal(await emailOf(), null)
  await admitPerson(bench.pool, person.viewer)
  assert.equal(await emailOf(), person.viewer.email)
})

test('the only owner of a business must transfer it, or agree to its removal', async () => {
  const [owner, partner] = [await bench.person('Only Owner'), await bench.person('Part Ner')]
  const sole = await addBusiness(bench.db, 'Sole Ltd')
  const shared = await addBusiness(bench.db, 'Shared Ltd')
  const worked = await addBusiness(bench.db, 'Worked Ltd')
  await addMember(bench.db, sole, owner.userID)
  await addMember(bench.db, sole, partner.userID, 'admin')
  await addMember(bench.db, shared, owner.userID)
  await addMember(bench.db, shared, partner.userID)
  await addMember(bench.db, worked, owner.userID, 'member')
  const { soleOwnerOf, leaves } = await owner.api.people.leaving()
  assert.deepEqual(
    soleOwnerOf.map((one) => one.companyName),
    ['Sole Ltd'],
  )
  assert.deepEqual(leaves.map((one) => one.companyName).toSorted(), ['Shared Ltd', 'Worked Ltd'])

  await assert.rejects(leaveNetwork(bench.dependencies, owner, {}), {
    name: 'Conflict',
    fields: { removeBusinesses: sole },
  })
  assert.equal((await owner.api.people.own()).firstName, 'Only', 'nothing has happened')

  await leaveNetwork(bench.dependencies, owner, { removeBusinesses: true })
  await assert.rejects(bench.api.businesses.read({ params: { id: sole } }), { name: 'Gone' })
  assert.equal((await bench.api.businesses.read({ params: { id: shared } })).data.general.companyName, 'Shared Ltd')
  const left = await bench.db.selectFrom('members').selectAll().where('userId', '=', owner.userID).execute()
  assert.deepEqual(left, [])
})

test('of two owners whose accounts are closed at once the later one is the only owner', async () => {
  const [one, other] = [await bench.person('One Owner'), await bench.person('Other Owner')]
  const businesses: string[] = []
  for (let at = 0; at < 12; at++) {
    const id = await addBusiness(bench.db, `Left at once ${at}`)
    for (const { userID } of [one, other]) await addMember(bench.db, id, userID)
    businesses.push(id)
  }
  const outcomes = await Promise.allSettled([one, other].map((person) => leaveNetwork(bench.dependencies, person, {})))
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const { rows } = await bench.pool.query('select count(*) as left from members where business_id = any($1)', [
    businesses,
  ])
  assert.equal(rows[0].left, businesses.length)

  const id = await addBusiness(bench.db, 'Left in two ways')
  const [leaver, closer] = [await bench.person('Lea Ver'), await bench.person('Clo Ser')]
  for (const { userID } of [leaver, closer]) await addMember(bench.db, id, userID)
  await Promise.allSettled([
    leaver.ask('DELETE', `/business/${id}/member/${leaver.userID}`),
    leaveNetwork(bench.dependencies, closer, {}),
  ])
  const owners = await bench.db.selectFrom('members').select('userId').where('businessId', '=', id).execute()
  assert.equal(owners.length, 1)
})

test('an export ends with the person', async () => {
  const person = await bench.person('Exported Leaver')
  await person.api.people.startExport()
  await bench.jobs.runDueJobs()
  const { url } = await person.api.people.export()
  await leaveNetwork(bench.dependencies, person, {})
  const { pathname, search } = new URL(url!)
  assert.equal((await bench.app.inject({ url: pathname + search })).statusCode, 404)
})

test('what somebody wrote, liked, followed and saved goes with them, and every counter is right', async () => {
  const [leaver, friend] = [await bench.person('Busy Leaver'), await bench.person('Good Friend')]
  const business = await addBusiness(bench.db, 'Followed Works')
  const spoken = await addBusiness(bench.db, 'Spoken Works')
  await addMember(bench.db, spoken, leaver.userID, 'member')
  async function say(person: TestPerson, method: 'POST' | 'PUT', path: string, body: object) {
    const answer = await person.ask(method, path, body)
    assert.equal(answer.status, 200, `${path} ${JSON.stringify(answer.body)}`)
    return answer.body['data'] as { postID: string; commentID: string }
  }
  const post = (person: TestPerson, content: string, more: object = {}) =>
    say(person, 'POST', '/social/posts/make-post', {
      content,
      timelineID: person.userID,
      timelineType: 'user',
      ...more,
    })
  const { postID: theirs } = await post(friend, 'A post that stays')
  const { postID: mine } = await post(leaver, 'A post that goes')
  await post(leaver, 'Said for the business', {
    timelineID: spoken,
    timelineType: 'business',
    businessID: spoken,
  })
  await say(leaver, 'POST', '/social/comments/make-comment', {
    resourceID: theirs,
    resourceType: 'post',
    content: 'A comment that goes',
  })
  await say(leaver, 'POST', '/social/reaction/react/post', { resourceID: theirs, reactionType: 'like' })
  await say(leaver, 'POST', '/social/reaction/react/business', { resourceID: business, reactionType: 'like' })
  await say(leaver, 'POST', '/social/follow/business', { resourceID: business })
  await say(leaver, 'POST', '/favorite/business', { resourceID: business })

  await leaver.api.people.startExport()
  await bench.jobs.runDueJobs()
  const { url } = await leaver.api.people.export()
  const { pathname, search } = new URL(url!)
  const zip = unzipSync(new Uint8Array((await bench.app.inject({ url: pathname + search })).rawPayload))
  const read = (name: string) => JSON.parse(Buffer.from(zip[`${name}.json`]!).toString()) as { content?: string }[]
  assert.deepEqual(
    read('posts').map(({ content }) => content),
    ['A post that goes', 'Said for the business'],
  )
  for (const name of ['comments', 'follows', 'favorites', 'businesses']) assert.equal(read(name).length, 1, name)
  assert.equal(read('likes').length, 2)

  await leaveNetwork(bench.dependencies, leaver, {})
  const { rows } = await bench.pool.query(
    `select resource_id as id, likes, followers, comments from counters where resource_id = any($1::uuid[])`,
    [[theirs, business, friend.userID]],
  )
  assert.ok(rows.length >= 2)
  assert.ok(rows.every(({ likes, followers, comments }) => likes + followers + comments === 0))
  const kept = await bench.db
    .selectFrom('posts')
    .select(['id', 'content'])
    .where('writerId', '=', leaver.userID)
    .execute()
  assert.equal(kept.find(({ id }) => id === mine)?.content, '…')
  assert.ok(
    kept.some(({ content }) => content === 'Said for the business'),
    'what was said for a business stays its own',
  )
  const gone = await friend.ask('GET', `/social/posts/${mine}`)
  assert.ok(gone.status === 404 || gone.status === 410)
})
