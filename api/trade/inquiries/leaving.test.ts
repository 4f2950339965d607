// Message reports, export, and leaving.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { leaveNetwork, personalData } from '#api/capabilities.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { inquire, seller, unreadCounts } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const report = (who: TestPerson, resourceID: string) =>
  who.ask('POST', '/social/report', { resourceType: 'message', resourceID, reason: 'spam', text: 'Again and again' })

test('who can read a message reports it; the moderator reads it with those before it', async () => {
  const { id, member } = await seller(bench)
  const [buyer, stranger] = await Promise.all([bench.person('Bea Buyer'), bench.person()])
  const moderator = await bench.person('Mo Moderator', { roles: ['moderator'] })
  const rid = await inquire(buyer, id, 'Message 1')
  let last = ''
  for (let turn = 2; turn <= 13; turn++)
    last = (await buyer.api.inquiries.sendMessage({ params: { rid }, body: { content: `Message ${turn}` } })).messageID
  await buyer.api.inquiries.sendMessage({ params: { rid }, body: { content: 'Message 14' } })
  assert.equal((await report(stranger, last)).status, 404)
  assert.equal((await report(stranger, rid)).status, 404)
  for (const _ of [1, 2]) assert.equal((await report(member, last)).status, 200)
  const { data } = await moderator.api.reports.list()
  const [one, ...others] = data.filter(({ resourceType }) => resourceType === 'message')
  assert.deepEqual(others, [])
  assert.deepEqual(
    one!.evidence.map(({ content }) => content),
    Array.from({ length: 10 }, (_, index) => `Message ${index + 4}`),
  )
  assert.deepEqual([one!.evidence[0]!.from, one!.evidence[0]!.author?.firstName], ['S', 'Bea'])
})

test('a person’s data has their threads, and what they wrote for a business', async () => {
  const { id, member } = await seller(bench)
  const buyer = await bench.person()
  const rid = await inquire(buyer, id, 'From the buyer')
  await member.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content: 'From the member' } })
  await member.api.inquiries.addNote({ params: { rid }, query: { bid: id }, body: { content: 'An inside note' } })
  async function exported({ userID }: TestPerson): Promise<string> {
    const parts = await Promise.all(
      personalData.map(async ({ exportOf }) => exportOf?.({ ...bench.dependencies, locale: 'en' }, userID)),
    )
    return JSON.stringify(parts.find((part) => part && 'requests' in part))
  }
  const ofBuyer = await exported(buyer)
  assert.ok(ofBuyer.includes('From the buyer') && ofBuyer.includes('From the member') && !ofBuyer.includes('inside'))
  const ofMember = await exported(member)
  assert.ok(!ofMember.includes('From the buyer') && ofMember.includes('From the member') && ofMember.includes('inside'))
})

test('closing an account leaves the other side its copy, ended and without the name', async () => {
  const { id, owner, member } = await seller(bench)
  const buyer = await bench.person('Bea Buyer')
  const rid = await inquire(buyer, id, 'My last question')
  await owner.api.inquiries.assign({ params: { rid }, query: { bid: id }, body: { userID: member.userID } })
  for (const { userID } of [buyer, member]) await leaveNetwork(bench.dependencies, { userID }, {})
  const thread = await owner.api.inquiries.read({ params: { rid }, query: { bid: id } })
  assert.deepEqual([thread.status, thread.can.send, thread.assignee], ['closed', false, null])
  assert.deepEqual(
    [thread.from.gone, thread.from.id, thread.from.firstName, thread.from.companyName],
    [true, buyer.userID, undefined, null],
  )
  const { data } = await owner.api.inquiries.messages({ params: { rid }, query: { bid: id } })
  assert.deepEqual([data[0]!.content, JSON.stringify(data).includes('Bea')], ['My last question', false])
  const { rows } = await bench.pool.query('select from request_sides where actor_id = $1', [buyer.userID])
  assert.equal(rows.length, 0)
  for (const { kept, counted } of await unreadCounts(bench)) assert.equal(kept, counted)
})

test('a removed business leaves the other side its copy, to which nobody writes any more', async () => {
  const { id, owner } = await seller(bench, 'Removed Pumps')
  const buyer = await bench.person()
  const rid = await inquire(buyer, id)
  await owner.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content: 'We close' } })
  await owner.api.businesses.remove({ params: { id } })
  const thread = await buyer.api.inquiries.read({ params: { rid } })
  assert.deepEqual(
    [thread.to.gone, thread.to.companyName, thread.can.send, thread.lastMessage.content],
    [true, null, false, 'We close'],
  )
  assert.equal((await buyer.ask('POST', `/business/request/${rid}/send-message`, { content: 'Hello?' })).status, 410)
  assert.equal((await owner.ask('GET', `/business/request/${rid}?bid=${id}`)).status, 410)
  assert.deepEqual(
    (await owner.api.inquiries.inboxes()).data.map(({ kind }) => kind),
    ['user'],
  )
})
