// Reported groups: hidden and restored with posts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { addGroup, form, letIn, say } from './testing.ts'

let bench: TestApi
let staff: TestPerson
before(async () => {
  bench = await testApi()
  staff = await bench.person('Mo Network', { roles: ['moderator'] })
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const people = (...names: string[]) => Promise.all(names.map((name) => bench.person(name)))
const hide = (groupID: string, hidden: boolean) => staff.api.groups.moderate({ params: { groupID }, body: { hidden } })

test('a group is reported by who sees it, also a closed one by who is outside; said twice it is one report', async () => {
  const [olga, ann] = await people('Olga Owner', 'Ann Outside')
  const closed = await addGroup(olga!)
  const report = { resourceType: 'group', resourceID: closed, reason: 'spam' }
  assert.equal((await bench.ask('POST', '/social/report', report)).status, 401)
  assert.equal((await ann!.ask('POST', '/social/report', { ...report, resourceType: 'club' })).status, 400)
  assert.equal((await ann!.ask('POST', '/social/report', { ...report, resourceID: unknown })).status, 404)
  assert.equal((await ann!.ask('POST', '/social/report', { ...report, resourceID: ann!.userID })).status, 404)
  assert.equal((await ann!.ask('POST', '/social/report', report)).status, 200)
  assert.equal((await ann!.ask('POST', '/social/report', { ...report, text: 'Sells lists of addresses' })).status, 200)
  const { data } = await staff.api.reports.list()
  assert.deepEqual(
    data.map((one) => [one.resourceType, one.resourceID, one.text, one.reporter?.userID]),
    [['group', closed, 'Sells lists of addresses', ann!.userID]],
  )
  await staff.api.reports.settle({ params: { id: data[0]!.id } })
  await olga!.api.groups.remove({ params: { groupID: closed } })
  assert.equal((await ann!.ask('POST', '/social/report', report)).status, 404)
})

test('only moderators and administrators of the network hide a group: not its own, and none that is not there', async () => {
  const [olga, mel] = await people('Olga', 'Mel')
  const vera = await bench.person('Vera', { roles: ['verifier'] })
  const groupID = await addGroup(olga!)
  await letIn(olga!, groupID, mel!)
  await olga!.api.groups.setRole({ params: { groupID, userID: mel!.userID }, body: { role: 'moderator' } })
  const path = `/social/group/${groupID}/hidden`
  assert.equal((await bench.ask('PUT', path, { hidden: true })).status, 401)
  for (const person of [olga!, mel!, vera]) assert.equal((await person.ask('PUT', path, { hidden: true })).status, 403)
  assert.equal((await staff.ask('PUT', path, { hidden: 'yes' })).status, 400)
  for (const hidden of [true, true, false]) assert.equal((await staff.ask('PUT', path, { hidden })).status, 200)
  const { data } = await staff.api.audit.list({ query: { objectID: groupID } })
  assert.deepEqual(
    data.map(({ act }) => act),
    ['group.restore', 'group.hide'],
  )
  assert.equal((await staff.ask('PUT', `/social/group/${unknown}/hidden`, { hidden: true })).status, 404)
  await olga!.api.groups.remove({ params: { groupID } })
  assert.equal((await staff.ask('PUT', path, { hidden: true })).status, 404)
})

test('what is hidden is nowhere, for nobody, with what stands in it; shown again it is as it was', async () => {
  const [olga, mel, ann] = await people('Olga Hidden', 'Mel Hidden', 'Ann Hidden')
  const groupID = await addGroup(olga!, { name: 'Hidden lathes', admission: 'open' })
  await letIn(olga!, groupID, mel!)
  const postID = await say(olga!, groupID, 'Said among lathes')
  const { commentID } = await mel!.api.comments.create({
    body: { resourceID: postID, content: 'Answered among lathes' },
  })
  const { read } = openReader(bench.dependencies)
  await read()

  const statuses = async (person: TestPerson) =>
    Promise.all(
      (
        [
          ['GET', `/social/group/${groupID}`],
          ['GET', `/social/group/${groupID}/member`],
          ['POST', `/social/group/${groupID}/member`, {}],
          ['GET', `/timeline/load/${groupID}`],
          ['GET', `/social/posts/${postID}`],
          ['GET', `/social/comments/${postID}`],
          ['POST', '/social/reaction/react/comment', { resourceID: commentID }],
          ['POST', '/social/comments/make-comment', { resourceID: postID, content: `Said again by ${person.userID}` }],
        ] as const
      ).map(async ([method, path, body]) => (await person.ask(method, path, body)).status),
    )
  const seenBy = async (person: TestPerson) => ({
    found: (await person.api.groups.find({ body: { textQuery: 'hidden lathes' } })).total,
    mine: (await person.api.groups.mine()).length,
    suggested: (await person.api.groups.suggested()).some((group) => group.groupID === groupID),
    fed: (await person.api.newsfeed.load()).data.filter((post) => post.postID === postID).length,
  })
  for (let twice = 0; twice < 2; twice++) assert.deepEqual(await hide(groupID, true), { groupID, hidden: true })
  for (const person of [olga!, mel!, ann!, staff]) {
    assert.deepEqual(await seenBy(person), { found: 0, mine: 0, suggested: false, fed: 0 })
    for (const status of await statuses(person)) assert.ok(status === 404 || status === 410, String(status))
  }
  const path = `/social/group/${groupID}`
  assert.equal((await olga!.ask('GET', path)).status, 410)
  assert.equal((await olga!.ask('PUT', path, form())).status, 410)
  const posted = { content: 'Still here?', timelineID: groupID, timelineType: 'group' }
  assert.equal((await mel!.ask('POST', '/social/posts/make-post', posted)).status, 404)
  const report = { resourceType: 'group', resourceID: groupID, reason: 'spam' }
  assert.equal((await ann!.ask('POST', '/social/report', report)).status, 404)

  for (let twice = 0; twice < 2; twice++) assert.deepEqual(await hide(groupID, false), { groupID, hidden: false })
  assert.deepEqual(await seenBy(mel!), { found: 1, mine: 1, suggested: false, fed: 1 })
  const group = await mel!.api.groups.read({ params: { groupID } })
  assert.deepEqual([group.memberCount, group.postCount, group.membership.role], [2, 1, 'member'])
  assert.deepEqual(await statuses(mel!), [200, 200, 200, 200, 200, 200, 200, 200])
})

test('an owner may remove a group that is hidden: it stays away', async () => {
  const olga = await bench.person('Olga Removes')
  const groupID = await addGroup(olga)
  await hide(groupID, true)
  for (let twice = 0; twice < 2; twice++) await olga.api.groups.remove({ params: { groupID } })
  assert.equal((await staff.ask('PUT', `/social/group/${groupID}/hidden`, { hidden: false })).status, 404)
  assert.equal((await olga.ask('GET', `/social/group/${groupID}`)).status, 410)
})
