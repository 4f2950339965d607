// First-contact limits, held inquiries and reply figures.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { inquire, seller, settle } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const at = '/business/request'
const businesses = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await seller(bench, 'Asked Pumps')).id))
const sent = (outcomes: readonly { status: number }[], status: number) =>
  outcomes.filter((one) => one.status === status).length

test('a new account writes to twenty in a day, also when it tries thirty at the same moment', async () => {
  const fresh = await bench.person()
  const ids = await businesses(30)
  const outcomes = await Promise.all(
    ids.map((to, turn) =>
      fresh.ask('POST', at, { to, subject: 'priceList', message: `A question of its own, number ${turn}` }),
    ),
  )
  assert.deepEqual([sent(outcomes, 200), sent(outcomes, 429)], [20, 10])
  assert.equal((await fresh.api.inquiries.list()).total, 20)
  const settled = await bench.person()
  await settle(bench, settled)
  for (const [turn, to] of ids.entries()) await inquire(settled, to, `Another question, number ${turn}`)
})

test('the same text to many is slowed, and held for a moderator from the tenth on', async () => {
  const spammer = await bench.person()
  await settle(bench, spammer)
  const ids = await businesses(30)
  const outcomes = await Promise.all(
    ids.map((to) => spammer.ask('POST', at, { to, subject: 'priceList', message: 'Buy our wonderful pumps today!' })),
  )
  assert.deepEqual([sent(outcomes, 200), sent(outcomes, 429)], [5, 25])
  const { id, owner, member } = await seller(bench, 'Held Pumps')
  const moderator = await bench.person('Mo Moderator', { roles: ['moderator'] })
  await bench.pool.query(
    `insert into first_contacts (id, user_id, text_hash)
      select uuidv7(interval '-2 hours'), $1, text_hash from first_contacts, generate_series(1, 5) where user_id = $1 limit 5`,
    [spammer.userID],
  )
  const held = await spammer.api.inquiries.send({
    body: { to: id, subject: 'priceList', message: 'Buy our WONDERFUL pumps today' },
  })
  assert.equal(held.held, true)
  const rid = held.requestID
  await spammer.api.inquiries.sendMessage({ params: { rid }, body: { content: 'And more' } })
  assert.equal((await owner.api.inquiries.list({ query: { ubid: id } })).total, 0)
  assert.equal((await owner.ask('GET', `${at}/${rid}?bid=${id}`)).status, 404)
  assert.equal((await owner.ask('GET', '/social/held-request')).status, 403)
  const queue = await moderator.api.inquiries.held()
  const waiting = await moderator.api.console.queues()
  assert.equal(waiting.find(({ key }) => key === 'held')?.waiting, 1)
  assert.deepEqual(
    queue.data.map((one) => [one.requestID, one.content]),
    [[rid, 'Buy our WONDERFUL pumps today']],
  )
  const { status } = await moderator.ask('PUT', `/social/held-request/${rid}`, { deliver: true, reason: ' ' })
  assert.equal(status, 400, 'without a reason nothing is delivered')
  assert.equal((await moderator.api.inquiries.held()).data.length, 1)
  const body = { deliver: true, reason: 'A price list to known buyers' }
  for (const _ of [1, 2]) await moderator.api.inquiries.settleHeld({ params: { rid }, body })
  const [thread] = (await member.api.inquiries.list({ query: { ubid: id } })).data
  assert.deepEqual([thread!.unread, thread!.lastMessage.content, thread!.held], [2, 'And more', false])
  assert.deepEqual((await moderator.api.inquiries.held()).data, [])
  const { data } = await moderator.api.audit.list({ query: { objectID: rid } })
  assert.deepEqual(
    data.map(({ act, reason }) => [act, reason]),
    [['inquiry.deliver', 'A price list to known buyers']],
  )
})

test('an inquiry that a moderator ends reaches nobody', async () => {
  const { id, owner } = await seller(bench)
  const spammer = await bench.person()
  const moderator = await bench.person('Mo Moderator', { roles: ['moderator'] })
  const rid = await inquire(spammer, id)
  await bench.pool.query(`update requests set held_at = now() where id = $1`, [rid])
  await bench.pool.query(`delete from request_sides where request_id = $1 and side = 'R'`, [rid])
  await moderator.api.inquiries.settleHeld({ params: { rid }, body: { deliver: false, reason: 'Bulk mail' } })
  assert.equal((await spammer.api.inquiries.read({ params: { rid } })).status, 'closed')
  assert.equal((await owner.api.inquiries.list({ query: { ubid: id } })).total, 0)
})

test('the profile tells how a business answers, from five inquiries on; search filters by it within the hour', async () => {
  const { id, member } = await seller(bench, 'Answering Pumps')
  const buyers = await Promise.all(Array.from({ length: 6 }, () => bench.person()))
  const replies = async () => (await bench.api.businesses.read({ params: { id } })).data.replies
  const rids: string[] = []
  for (const buyer of buyers) rids.push(await inquire(buyer, id, `From ${buyer.userID}`))
  for (const rid of rids.slice(0, 4))
    await member.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content: 'Yes' } })
  assert.equal(await replies(), null, 'what has just come does not count as unanswered')
  await bench.pool.query(
    `update requests set created_at = created_at - interval '2 days', answered_at = answered_at - interval '2 days' + interval '90 minutes'
      where receiver_id = $1`,
    [id],
  )
  assert.equal(await replies(), null, 'what came before somebody ran it does not count')
  await bench.pool.query(`update businesses set run_since = now() - interval '1 year' where id = $1`, [id])
  const figures = await replies()
  assert.deepEqual([figures?.inquiries, figures?.rate.toFixed(3), figures?.medianMinutes], [6, '0.667', 90])
  const search = (level?: 'most' | 'day') => bench.api.search.business({ body: { replies: level } })
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.deepEqual([(await search('most')).total, (await search()).facets!.replies], [0, undefined])
  const answer = { query: { bid: id }, body: { content: 'Yes' } }
  await member.api.inquiries.sendMessage({ params: { rid: rids[4]! }, ...answer })
  await bench.jobs.runDueJobs({ ahead: 7200 })
  const [found] = (await search('day')).data
  assert.deepEqual([found?.businessID, (await search('most')).total], [id, 1])
  assert.deepEqual((await search()).facets!.replies, { most: 1, day: 1 })
  await bench.pool.query(`update requests set answered_at = created_at + interval '30 hours' where receiver_id = $1`, [
    id,
  ])
  await bench.jobs.runDueJobs({ ahead: 10_800 })
  assert.deepEqual((await search()).facets!.replies, { most: 1, day: 0 })
  await bench.pool.query(`update requests set created_at = now() - interval '91 days' where receiver_id = $1`, [id])
  await bench.jobs.runDueJobs({ ahead: 14_400 })
  assert.equal((await search('most')).total, 0)
})
