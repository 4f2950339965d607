// Teamwork on inquiries.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { inquire, seller } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const at = '/business/request'

async function inbox() {
  const business = await seller(bench, 'Team Pumps')
  const buyer = await bench.person('Bea Buyer')
  const rid = await inquire(buyer, business.id, 'Do you have gaskets of EPDM?')
  return { ...business, buyer, rid, query: { bid: business.id }, list: { ubid: business.id } }
}

test('a member is put in charge; somebody else can not be, and the other side learns nothing of it', async () => {
  const { id, owner, member, buyer, rid, query, list } = await inbox()
  const assign = (userID: string) => owner.ask('PUT', `${at}/${rid}/assignee?bid=${id}`, { userID })
  assert.equal((await assign(buyer.userID)).status, 400)
  assert.equal((await assign(member.userID)).status, 200)
  assert.equal(
    (await member.api.inquiries.list({ query: { ...list, filter: 'assigned' } })).data[0]!.assignee?.firstName,
    'Mia',
  )
  assert.equal((await owner.api.inquiries.list({ query: { ...list, filter: 'assigned' } })).total, 0)
  assert.equal((await buyer.api.inquiries.read({ params: { rid } })).assignee, null)
  await owner.api.members.remove({ params: { businessID: id, userID: member.userID } })
  assert.equal(
    (await owner.api.inquiries.read({ params: { rid }, query })).assignee,
    null,
    'who left is in charge no more',
  )
})

test('internal notes stay inside; who wrote one removes it', async () => {
  const { id, owner, member, buyer, rid, query } = await inbox()
  assert.equal((await member.ask('POST', `${at}/${rid}/note?bid=${id}`, { content: ' ' })).status, 400)
  const note = await member.api.inquiries.addNote({ params: { rid }, query, body: { content: 'A good customer' } })
  const [read] = await owner.api.inquiries.notes({ params: { rid }, query })
  assert.deepEqual([read!.content, read!.writer?.firstName, read!.own], ['A good customer', 'Mia', false])
  assert.deepEqual(await buyer.api.inquiries.notes({ params: { rid } }), [])
  await owner.api.inquiries.removeNote({ params: { rid, id: note.id }, query })
  assert.equal((await owner.api.inquiries.notes({ params: { rid }, query })).length, 1)
  await member.api.inquiries.removeNote({ params: { rid, id: note.id }, query })
  assert.equal((await owner.api.inquiries.notes({ params: { rid }, query })).length, 0)
})

test('labels are made by owner and admin, put on by everybody, and go from every thread with themselves', async () => {
  const { id, admin, member, rid, query, list } = await inbox()
  const params = { businessID: id }
  assert.equal((await member.ask('POST', `/business/${id}/request-label`, { name: 'Hot' })).status, 403)
  const hot = await admin.api.inquiries.addLabel({ params, body: { name: 'Hot', color: 'red' } })
  assert.equal((await admin.ask('POST', `/business/${id}/request-label`, { name: 'hot' })).status, 409)
  assert.equal((await member.ask('PUT', `${at}/${rid}/labels?bid=${id}`, { labels: [rid] })).status, 400)
  await member.api.inquiries.setLabels({ params: { rid }, query, body: { labels: [hot.id] } })
  const [thread] = (await member.api.inquiries.list({ query: { ...list, label: hot.id } })).data
  assert.deepEqual(thread!.labels, [hot])
  const renamed = await admin.api.inquiries.changeLabel({
    params: { ...params, id: hot.id },
    body: { name: 'Warm', color: 'blue' },
  })
  assert.deepEqual(await member.api.inquiries.labels({ params }), [renamed])
  for (const _ of [1, 2]) await admin.api.inquiries.removeLabel({ params: { ...params, id: hot.id } })
  assert.deepEqual((await member.api.inquiries.read({ params: { rid }, query })).labels, [])
})

test('replies are saved for the whole business; a name stands once', async () => {
  const { id, owner, member } = await inbox()
  const params = { businessID: id }
  const body = { name: 'Thanks', content: 'Dear {name}, thank you.' }
  const saved = await member.api.inquiries.addSavedReply({ params, body })
  assert.equal((await owner.ask('POST', `/business/${id}/saved-reply`, { ...body, name: 'thanks' })).status, 409)
  const changed = await owner.api.inquiries.changeSavedReply({
    params: { ...params, id: saved.id },
    body: { ...body, name: 'Greeting' },
  })
  assert.deepEqual(await member.api.inquiries.savedReplies({ params }), [changed])
  await member.api.inquiries.removeSavedReply({ params: { ...params, id: saved.id } })
  assert.deepEqual(await owner.api.inquiries.savedReplies({ params }), [])
  assert.equal((await owner.ask('PUT', `/business/${id}/saved-reply/${saved.id}`, body)).status, 404)
})

test('what is put away comes back with the next message of the other side', async () => {
  const { member, buyer, rid, query, list } = await inbox()
  const total = async (filter: 'all' | 'archived') =>
    (await member.api.inquiries.list({ query: { ...list, filter } })).total
  await member.api.inquiries.archive({ params: { rid }, query, body: { archived: true } })
  assert.deepEqual([await total('all'), await total('archived')], [0, 1])
  assert.equal((await buyer.api.inquiries.list()).total, 1, 'the other side has it where it was')
  await member.api.inquiries.sendMessage({ params: { rid }, query, body: { content: 'We do' } })
  assert.equal(await total('archived'), 1)
  await buyer.api.inquiries.sendMessage({ params: { rid }, body: { content: 'Good' } })
  assert.deepEqual([await total('all'), await total('archived')], [1, 0])
})

test('the search finds subject, counterpart and text, in any case and language of the subject', async () => {
  const { id, member, buyer, rid, list } = await inbox()
  const other = await bench.person('Carla 100% Other')
  await other.api.inquiries.send({ body: { to: id, subject: 'Hoses for milk', message: 'Food grade, please' } })
  const found = async (q: string) =>
    (await member.api.inquiries.list({ query: { ...list, q } })).data.map(({ requestID }) => requestID)
  for (const q of ['epdm', 'BEA buy', 'price list', 'listino prezzi', '价目表'])
    assert.deepEqual(await found(q), [rid], q)
  assert.equal((await found('hoses for MILK')).length, 1)
  assert.equal((await found('100%')).length, 1, 'signs of patterns are letters')
  for (const q of ['%', '_', '\\']) assert.ok((await found(q)).length <= 1, q)
  assert.deepEqual(await found('nothing of the kind'), [])
  const unal = await bench.person('Ünal Öztürk')
  const about = { to: id, subject: 'Fêtes', message: 'Crème brûlée' }
  const { requestID } = await unal.api.inquiries.send({ body: about })
  for (const q of ['unal OZTURK', 'fetes', 'creme brulee']) assert.deepEqual(await found(q), [requestID], q)
  await member.api.inquiries.markRead({ params: { rid: requestID }, query: { bid: id }, body: {} })
  await member.api.inquiries.markRead({ params: { rid }, query: { bid: id }, body: {} })
  const unread = await member.api.inquiries.list({ query: { ...list, filter: 'unread' } })
  assert.deepEqual([unread.total, unread.data[0]!.subject], [1, 'Hoses for milk'])
  assert.equal((await buyer.api.inquiries.list({ query: { q: 'team pumps' } })).total, 1)
})

test('a long list is read page by page, by cursor or by number', async () => {
  const { id, member } = await seller(bench)
  const buyers = await Promise.all(Array.from({ length: 23 }, (_, turn) => bench.person(`Buyer ${turn}`)))
  for (const buyer of buyers) await inquire(buyer, id, `From ${buyer.userID}`)
  const list = (query: object) => member.api.inquiries.list({ query: { ubid: id, ...query } })
  const first = await list({})
  assert.deepEqual([first.data.length, first.total], [20, 23])
  const rest = await list({ before: first.nextID! })
  assert.deepEqual([rest.data.length, rest.total, rest.nextID], [3, 23, null])
  const ids = (page: typeof first) => page.data.map(({ requestID }) => requestID)
  assert.equal(new Set([...ids(first), ...ids(rest)]).size, 23)
  assert.deepEqual(ids(await list({ skip: 20 })), ids(rest))
  assert.equal((await list({ size: 5 })).data.length, 5)
})
