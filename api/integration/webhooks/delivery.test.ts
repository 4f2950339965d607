// Delivery: failing, recovering and absent receivers.
import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { addMember } from '#api/testing.ts'
import { pauses } from './delivery.ts'
import { isSigned, startWebhooks } from './testing.ts'

const site = await startWebhooks()
const { bench, owner, receiver, business, deliver, log, webhookOf, membershipOf } = site
after(() => site.close())
beforeEach(() => site.clear())

test('after a lost answer it comes again, with the same id and body, and later tries wait longer', async () => {
  const { businessID, params, secret } = await business()
  receiver.replies.push('lost')
  await membershipOf(businessID)
  await deliver()
  const [lost] = await log(params)
  assert.equal(lost!.status, 'waiting')
  assert.equal(lost!.attempts[0]!.failure, 'unreachable')
  assert.match(lost!.attempts[0]!.error, /can't be reached/)
  assert.ok((await webhookOf(params)).failingSince)
  await deliver(pauses[0] + 1)
  const [first, second] = receiver.arrived
  assert.equal(receiver.arrived.length, 2)
  assert.equal(second!.headers['webhook-id'], first!.headers['webhook-id'])
  assert.equal(second!.body, first!.body)
  assert.ok(isSigned(second!, secret))
  const [done] = await log(params)
  assert.deepEqual([done!.status, done!.nextAt, done!.attempts.length], ['delivered', null, 2])
  assert.equal((await webhookOf(params)).failingSince, null)
})

test('ten attempts in three days, then it has failed', async () => {
  assert.ok(pauses.reduce((sum, one) => sum + one, 0) >= 3 * 24 * 3600)
  assert.ok(pauses.every((pause, at) => at === 0 || pause > pauses[at - 1]!))
  const { businessID, params } = await business()
  receiver.replies.push(...Array.from({ length: 10 }, () => 503))
  await membershipOf(businessID)
  await deliver()
  for (const pause of pauses) await bench.jobs.runDueJobs({ ahead: pause + 1 })
  const [failed] = await log(params)
  assert.deepEqual([failed!.status, failed!.nextAt, failed!.attempts.length], ['failed', null, 10])
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.equal(receiver.arrived.length, 10)
})

test('redirects are not followed, and of an answer the beginning is kept', async () => {
  const { businessID, params } = await business()
  receiver.replies.push([302, 'over there', '/elsewhere'])
  await membershipOf(businessID)
  await deliver()
  receiver.replies.push([400, `\u0000${'é'.repeat(5000)}`])
  await deliver(pauses[0] + 1)
  const [delivery] = await log(params)
  assert.deepEqual(
    delivery!.attempts.map(({ status }) => status),
    [400, 302],
  )
  assert.equal(delivery!.attempts[0]!.answer, 'é'.repeat(500))
  assert.ok(receiver.arrived.every(({ path }) => path !== '/elsewhere'))
})

test('an address of the own network is refused where that is not allowed', async () => {
  const { businessID, params } = await business()
  bench.dependencies.webhooksPrivate = false
  try {
    await membershipOf(businessID)
    await deliver()
  } finally {
    bench.dependencies.webhooksPrivate = true
  }
  assert.equal(receiver.arrived.length, 0)
  assert.match((await log(params))[0]!.attempts[0]!.error, /not a public one/)
})

test('while a receiver fails, further events wait and are not lost', async () => {
  const { businessID, params } = await business()
  receiver.replies.push(500)
  await membershipOf(businessID)
  await deliver()
  await membershipOf(businessID, 'premium')
  await deliver()
  assert.equal(receiver.arrived.length, 1, 'the second waits')
  await bench.pool.query('update webhooks set rests_until = now()')
  await deliver(60)
  assert.deepEqual(
    (await log(params)).map(({ status }) => status),
    ['delivered', 'delivered'],
  )
})

const emails = async () =>
  (
    await bench.pool.query<{ recipient: string; text: string }>(
      `select recipient, text from mails where text like '%webhook%'`,
    )
  ).rows

test('after three days of failures it is disabled, its people are told, and it can be enabled and repeated', async () => {
  const { businessID, params } = await business()
  const member = await bench.person('Mo Member')
  await addMember(bench.db, businessID, member.userID, 'member')
  receiver.replies.push(500, 500)
  await membershipOf(businessID)
  await deliver()
  await bench.pool.query(`update webhooks set failing_since = now() - interval '73 hours'`)
  await deliver(pauses[0] + 1)
  assert.equal((await webhookOf(params)).disabledBy, 'failures')
  const sent = await emails()
  assert.deepEqual(
    sent.map(({ recipient }) => recipient),
    [owner.viewer.email],
  )
  assert.match(sent[0]!.text, new RegExp(`https://wbn.example/business/${businessID}/webhooks`))

  await membershipOf(businessID, 'premium')
  await deliver(pauses[1] + 1)
  assert.equal(receiver.arrived.length, 2)
  const [only, ...others] = await log(params)
  assert.deepEqual([only!.status, others.length], ['failed', 0])

  const { url, events } = await webhookOf(params)
  const enabled = await owner.api.webhooks.change({ params, body: { url, events, enabled: true } })
  assert.deepEqual([enabled.disabledBy, enabled.failingSince], [null, null])
  await owner.api.webhooks.replay({ params: { ...params, deliveryID: only!.deliveryID } })
  await deliver()
  assert.equal((await log(params))[0]!.status, 'delivered')
})

test('a receiver that is gone is disabled at once', async () => {
  const { businessID, params } = await business()
  receiver.replies.push(410)
  await membershipOf(businessID)
  await deliver()
  assert.equal((await webhookOf(params)).disabledBy, 'gone')
  assert.equal((await log(params))[0]!.status, 'failed')
})

test('a hidden business is told nothing, also of what waited', async () => {
  const { businessID } = await business()
  receiver.replies.push(500)
  await membershipOf(businessID)
  await deliver()
  await bench.pool.query(`update businesses set status = 'suspended' where id = $1`, [businessID])
  await membershipOf(businessID, 'premium')
  await deliver(pauses[0] + 1)
  assert.equal(receiver.arrived.length, 1)
  const { rows } = await bench.pool.query('select status from webhook_deliveries')
  assert.deepEqual(rows, [{ status: 'failed' }])
})

test('deliveries are forgotten after thirty days, unless they still wait', async () => {
  const { params } = await business()
  await bench.pool.query(
    `insert into webhook_deliveries (id, webhook_id, event_id, type, body, status)
      select uuidv7(-make_interval(days => days)), $1, uuidv7(), 'product.changed', '{}', status
      from (values (31, 'delivered'), (31, 'waiting'), (29, 'failed')) as v (days, status)`,
    [params.webhookID],
  )
  await bench.jobs.runDueJobs({ ahead: 24 * 3600 })
  const { rows } = await bench.pool.query<{ status: string }>('select status from webhook_deliveries order by status')
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['failed', 'waiting'],
  )
})

test('the webhooks of a removed business are deleted, those of a suspended one stay', async () => {
  const removed = await business('Removed Works')
  const suspended = await business('Suspended Works')
  await owner.api.businesses.remove({ params: { id: removed.businessID } })
  await bench.pool.query(`update businesses set status = 'suspended' where id = $1`, [suspended.businessID])
  await bench.jobs.runDueJobs({ ahead: 24 * 3600 })
  const { rows } = await bench.pool.query('select id from webhooks')
  assert.deepEqual(rows, [{ id: suspended.params.webhookID }])
})
