// Group membership.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { addGroup, industry, letIn, say } from './testing.ts'

let bench: TestApi
let owner: TestPerson
let read: () => Promise<boolean>
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  ;({ read } = openReader(bench.dependencies))
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const people = (...names: string[]) => Promise.all(names.map((name) => bench.person(name)))
const at = (id: string) => `/social/group/${id}`
const person = (groupID: string, { userID }: TestPerson) => ({ groupID, userID })
async function notificationsOf({ api }: TestPerson) {
  await read()
  return (await api.notifications.list()).data
}

test('a stranger neither joins nor decides, and whose e-mail is not verified does not join', async () => {
  const groupID = await addGroup(owner)
  const fresh = await bench.person('Fresh', { emailVerified: false })
  assert.equal((await fresh.ask('POST', `${at(groupID)}/member`)).status, 403)
  for (const [method, path, body] of [
    ['POST', '/member', undefined],
    ['DELETE', '/member', undefined],
    ['GET', '/member', undefined],
    ['PUT', `/member/${unknown}`, { role: 'owner' }],
    ['DELETE', `/member/${unknown}`, undefined],
    ['GET', '/request', undefined],
    ['PUT', `/request/${unknown}`, { answer: 'accept' }],
  ] as const)
    assert.equal((await bench.ask(method, at(groupID) + path, body)).status, 401, `${method} ${path}`)
})

test('an open group is joined at once, twice is once, and left again', async () => {
  const [ann] = await people('Ann Joins')
  const groupID = await addGroup(owner, { admission: 'open' })
  const params = { groupID }
  for (let turn = 0; turn < 2; turn++) {
    const { membership, memberCount } = await ann!.api.groups.join({ params })
    assert.deepEqual([membership, memberCount], [{ status: 'member', role: 'member' }, 2])
  }
  for (let turn = 0; turn < 2; turn++) {
    const { membership, memberCount } = await ann!.api.groups.leave({ params })
    assert.deepEqual([membership, memberCount], [{ status: 'none', role: null }, 1])
  }
  assert.equal((await ann!.ask('POST', `${at(unknown)}/member`)).status, 404)
})

test('nobody belongs to more than 200 groups, however many are joined at once', async () => {
  const [ann, maker] = await people('Ann Everywhere', 'Max Maker')
  const rows = Array.from({ length: 206 }, (_, number) => ({
    name: `Everywhere ${number}`,
    slug: `everywhere-${number}`,
    words: 'everywhere',
    industryId: industry,
    admission: 'open',
    madeBy: maker!.userID,
  }))
  const groups = await bench.db.insertInto('groups').values(rows).returning('id').execute()
  const before = groups.slice(0, 198).map(({ id }) => ({ groupId: id, userId: ann!.userID, status: 'member' }))
  await bench.db.insertInto('groupMembers').values(before).execute()
  const joining = groups.slice(198).map(({ id }) => ann!.ask('POST', `${at(id)}/member`))
  const statuses = (await Promise.all(joining)).map(({ status }) => status).toSorted((a, b) => a - b)
  assert.deepEqual(statuses, [200, 200, 409, 409, 409, 409, 409, 409])
})

test('a group by approval is asked; moderators see who, let in or refuse; who was let in hears of it', async () => {
  const [mod, ann, bob, sid] = await people('Mod Er', 'Ann Asks', 'Bob Asks', 'Sid Outside')
  const groupID = await addGroup(owner, { name: 'By approval' })
  const params = { groupID }
  await letIn(owner, groupID, mod!)
  await owner.api.groups.setRole({ params: person(groupID, mod!), body: { role: 'moderator' } })
  for (const asker of [ann!, ann!, bob!])
    assert.deepEqual((await asker.api.groups.join({ params })).membership, { status: 'asked', role: null })
  assert.equal((await sid!.ask('GET', `${at(groupID)}/request`)).status, 403)
  assert.equal((await ann!.ask('PUT', `${at(groupID)}/request/${ann!.userID}`, { answer: 'accept' })).status, 403)
  assert.equal((await mod!.api.groups.read({ params })).requestCount, 2)
  assert.equal((await ann!.api.groups.read({ params })).requestCount, 0)
  const { data, total } = await mod!.api.groups.requests({ params })
  assert.deepEqual([data.map(({ who }) => who.userID), total], [[ann!.userID, bob!.userID], 2])
  const asked = (await notificationsOf(mod!)).find(({ kind }) => kind === 'groupRequest')
  assert.deepEqual(
    [asked!.kind, asked!.count, asked!.resourceType, asked!.resourceID, asked!.detail.name],
    ['groupRequest', 2, 'group', groupID, 'By approval'],
  )
  assert.equal((await mod!.ask('PUT', `${at(groupID)}/request/${ann!.userID}`, { answer: 'perhaps' })).status, 400)
  assert.equal((await mod!.ask('PUT', `${at(groupID)}/request/${sid!.userID}`, { answer: 'accept' })).status, 404)
  for (let turn = 0; turn < 2; turn++) {
    await mod!.api.groups.answer({ params: person(groupID, ann!), body: { answer: 'accept' } })
    await mod!.api.groups.answer({ params: person(groupID, bob!), body: { answer: 'decline' } })
  }
  assert.equal((await ann!.api.groups.read({ params })).membership.status, 'member')
  assert.deepEqual(
    (await notificationsOf(ann!)).map(({ kind, resourceID }) => [kind, resourceID]),
    [['groupAnswer', groupID]],
  )
  assert.deepEqual(await notificationsOf(bob!), [])
  assert.equal((await mod!.ask('PUT', `${at(groupID)}/request/${ann!.userID}`, { answer: 'decline' })).status, 409)
  assert.equal((await bob!.ask('POST', `${at(groupID)}/member`)).status, 403, 'asks again after a week')
  await bench.db
    .updateTable('groupMembers')
    .set({ since: new Date(0) })
    .where('userId', '=', bob!.userID)
    .execute()
  assert.equal((await bob!.api.groups.join({ params })).membership.status, 'asked')
})

test('a request is taken back', async () => {
  const [ann] = await people('Ann Changes')
  const params = { groupID: await addGroup(owner) }
  await ann!.api.groups.join({ params })
  assert.equal((await ann!.api.groups.leave({ params })).membership.status, 'none')
  assert.equal((await owner.api.groups.requests({ params })).total, 0)
})

test('only owners give roles; the last owner neither leaves nor steps down, and hands the group on', async () => {
  const [mod, ann] = await people('Mod Second', 'Ann Second')
  const chief = await bench.person('Chief First')
  const groupID = await addGroup(chief)
  const params = { groupID }
  for (const one of [mod!, ann!]) await letIn(chief, groupID, one)
  await chief.api.groups.setRole({ params: person(groupID, mod!), body: { role: 'moderator' } })
  const role = (who: TestPerson, whose: TestPerson, to: string) =>
    who.ask('PUT', `${at(groupID)}/member/${whose.userID}`, { role: to })
  assert.equal((await role(mod!, mod!, 'owner')).status, 403)
  assert.equal((await role(chief, ann!, 'king')).status, 400)
  assert.equal((await role(chief, owner, 'moderator')).status, 404, 'not a member')
  assert.equal((await role(chief, chief, 'member')).status, 409)
  assert.equal((await chief.ask('DELETE', `${at(groupID)}/member`)).status, 409)
  for (let turn = 0; turn < 2; turn++) assert.equal((await role(chief, ann!, 'owner')).status, 200)
  assert.equal((await chief.api.groups.leave({ params })).membership.status, 'none')
  const { data } = await ann!.api.groups.members({ params })
  assert.deepEqual(
    data.map(({ who, role: is, can }) => [who.userID, is, can.setRole, can.remove]),
    [
      [ann!.userID, 'owner', true, false],
      [mod!.userID, 'moderator', true, true],
    ],
  )
  assert.equal((await chief.ask('GET', `${at(groupID)}/member`)).status, 403)
})

test('two owners who leave at the same moment leave one of them behind', async () => {
  const [ann, bob] = await people('Ann Both', 'Bob Both')
  const groupID = await addGroup(ann!)
  await letIn(ann!, groupID, bob!)
  await ann!.api.groups.setRole({ params: person(groupID, bob!), body: { role: 'owner' } })
  const left = await Promise.all([ann!, bob!].map((one) => one.ask('DELETE', `${at(groupID)}/member`)))
  assert.deepEqual(new Set(left.map(({ status }) => status)), new Set([200, 409]))
})

test('a moderator removes members of a lower role; who was removed asks again also where the group is open', async () => {
  const [mod, ann] = await people('Mod Third', 'Ann Removed')
  const groupID = await addGroup(owner, { admission: 'open' })
  const params = { groupID }
  for (const one of [mod!, ann!]) await one.api.groups.join({ params })
  await owner.api.groups.setRole({ params: person(groupID, mod!), body: { role: 'moderator' } })
  const remove = (who: TestPerson, whose: string) => who.ask('DELETE', `${at(groupID)}/member/${whose}`)
  assert.equal((await remove(ann!, mod!.userID)).status, 403)
  assert.equal((await remove(mod!, owner.userID)).status, 403)
  assert.equal((await remove(mod!, unknown)).status, 404)
  for (let turn = 0; turn < 2; turn++) assert.equal((await remove(mod!, ann!.userID)).status, 200)
  assert.equal((await ann!.api.groups.read({ params })).memberCount, 2)
  assert.equal((await ann!.ask('POST', `${at(groupID)}/member`)).status, 403)
  await bench.db
    .updateTable('groupMembers')
    .set({ since: new Date(0) })
    .where('userId', '=', ann!.userID)
    .execute()
  assert.equal((await ann!.api.groups.join({ params })).membership.status, 'asked')
})

test('who has blocked somebody does not meet them among members and requests', async () => {
  const [ann, bob] = await people('Ann Blocks', 'Bob Blocked')
  const groupID = await addGroup(await bench.person('Other Owner'), { admission: 'open' })
  const params = { groupID }
  for (const one of [ann!, bob!]) await one.api.groups.join({ params })
  await ann!.api.blocks.block({ body: { resourceID: bob!.userID } })
  const seenBy = async ({ api }: TestPerson) => (await api.groups.members({ params })).data.map(({ who }) => who.userID)
  assert.ok(!(await seenBy(ann!)).includes(bob!.userID))
  assert.ok(!(await seenBy(bob!)).includes(ann!.userID))
  assert.equal((await seenBy(owner)).length, 3)
})

test('who is suspended is not shown in a group, neither among members nor by what was said', async () => {
  const [ann, bob] = await people('Ann Remains', 'Bob Suspended')
  const groupID = await addGroup(await bench.person('Third Owner'), { admission: 'open' })
  const params = { groupID }
  for (const one of [ann!, bob!]) await one.api.groups.join({ params })
  const post = await say(bob!, groupID)
  await bench.db.updateTable('people').set({ status: 'suspended' }).where('id', '=', bob!.userID).execute()
  const { data } = await ann!.api.groups.members({ params })
  assert.ok(!data.some(({ who }) => who.userID === bob!.userID))
  const timeline = await ann!.api.newsfeed.timeline({ params: { id: groupID }, query: {} })
  assert.ok(!timeline.data.some(({ postID }) => postID === post))
  assert.ok(!(await ann!.api.newsfeed.load()).data.some(({ postID }) => postID === post))
})
