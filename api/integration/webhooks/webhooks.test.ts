// Webhook management.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { webhookPressesPerHour, webhooksMost } from '#contract/foundation/constants.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { isSigned, type Receiver, startReceiver } from './testing.ts'

let bench: TestApi
let owner: TestPerson
let receiver: Receiver
let businessID: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  receiver = await startReceiver()
})
after(async () => {
  await receiver.close()
  await bench.close()
})
beforeEach(async () => {
  receiver.arrived.length = 0
  receiver.replies.length = 0
  await bench.pool.query('truncate webhooks cascade')
  bench.dependencies.webhooksPrivate = true
  businessID = await addBusiness(bench.db, 'Matrix Works')
  await addMember(bench.db, businessID, owner.userID)
})

const path = () => `/business/${businessID}/webhook`
const events = ['inquiry.received' as const]

async function create(body: object = {}) {
  const given = { url: `${receiver.address}/wbn`, events, ...body }
  const { secret, webhook } = await owner.api.webhooks.create({ params: { businessID }, body: given })
  return { secret, webhook, params: { businessID, webhookID: webhook.webhookID } }
}
const listed = async () => (await owner.api.webhooks.list({ params: { businessID } })).webhooks

test('a webhook is created, listed, changed and removed; its secret is answered once and stored sealed', async () => {
  const { secret, webhook, params } = await create({ description: 'ERP' })
  assert.match(secret, /^whsec_[\w+/]{43}=$/)
  assert.deepEqual(await listed(), [webhook])
  assert.equal(webhook.disabledBy, null)
  const stored = await bench.pool.query('select secrets::text from webhooks where id = $1', [webhook.webhookID])
  assert.ok(!JSON.stringify(stored.rows).includes(secret.slice(6, 20)))

  const body = { url: `${receiver.address}/other`, events: ['product.changed' as const], enabled: false }
  const changed = await owner.api.webhooks.change({ params, body })
  assert.deepEqual([changed.url, changed.events, changed.disabledBy], [body.url, body.events, 'people'])
  for (let time = 0; time < 2; time++) await owner.api.webhooks.remove({ params })
  assert.deepEqual(await listed(), [])
})

test('the answer with a secret is not stored for repetitions', async () => {
  const send = () =>
    bench.app.inject({
      method: 'POST',
      url: path(),
      headers: { 'x-auth-token': owner.token, 'idempotency-key': 'webhook' },
      payload: { url: `${receiver.address}/once`, events },
    })
  assert.equal((await send()).statusCode, 200)
  assert.equal((await send()).statusCode, 409, 'each address once')
  const { rows } = await bench.pool.query(`select from idempotency_keys where key = 'webhook'`)
  assert.deepEqual(rows, [])
})

test('plain http, own networks, passwords and nonsense are refused and change nothing', async () => {
  bench.dependencies.webhooksPrivate = false
  const addresses = [
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://[::1]/hook',
    'https://2130706433/hook',
    'https://printer.local/hook',
    'https://intranet/hook',
    'https://ann:secret@example.com/hook',
    'ftp://example.com/hook',
    'nonsense',
  ]
  for (const url of addresses) {
    const { status, body } = await owner.ask('POST', path(), { url, events })
    assert.equal(status, 400, url)
    assert.ok(!body.success && body.error.fields?.['url'], url)
  }
  for (const wrong of [{ events: [] }, { events: ['nothing.happened'] }, { description: 'x'.repeat(500) }])
    assert.equal((await owner.ask('POST', path(), { url: 'https://example.com/', events, ...wrong })).status, 400)
  assert.deepEqual(await listed(), [])
  assert.equal((await owner.ask('POST', path(), { url: 'https://example.com/hook', events })).status, 200)
})

test('a business has ten at most, and each address once', async () => {
  const { params } = await create({ url: `${receiver.address}/0` })
  for (let count = 1; count < webhooksMost; count++) await create({ url: `${receiver.address}/${count}` })
  assert.equal((await owner.ask('POST', path(), { url: `${receiver.address}/more`, events })).status, 409)
  const taken = await owner.ask('PUT', `${path()}/${params.webhookID}`, { url: `${receiver.address}/1`, events })
  assert.equal(taken.status, 409)
  assert.equal((await listed()).length, webhooksMost)
})

test('a webhook of another business is not there', async () => {
  const { params, webhook } = await create()
  const { eventID, deliveryID } = await owner.api.webhooks.test({ params })
  assert.ok(eventID)
  const other = await addBusiness(bench.db, 'Other Works')
  await addMember(bench.db, other, owner.userID)
  const at = `/business/${other}/webhook/${webhook.webhookID}`
  assert.equal((await owner.ask('PUT', at, { url: 'https://example.com', events })).status, 404)
  assert.equal((await owner.ask('POST', `${at}/secret`)).status, 404)
  assert.equal((await owner.ask('POST', `${at}/test`)).status, 404)
  assert.equal((await owner.ask('GET', `${at}/delivery`)).status, 404)
  assert.equal((await owner.ask('POST', `${at}/delivery/${deliveryID}/replay`)).status, 404)
  assert.equal((await owner.ask('DELETE', at)).status, 200)
  assert.equal((await listed()).length, 1)
})

test('a new secret signs at once, the old one too for a day, and not longer', async () => {
  const { secret: old, params } = await create()
  const { secret, webhook } = await owner.api.webhooks.renewSecret({ params })
  assert.notEqual(secret, old)
  assert.ok(webhook.oldSecretUntil)
  await owner.api.webhooks.test({ params })
  await bench.jobs.runDueJobs()
  assert.deepEqual(
    [secret, old].map((one) => isSigned(receiver.arrived[0]!, one)),
    [true, true],
  )

  await bench.pool.query(`update webhooks set secrets = jsonb_set(secrets, '{1,until}', '"2020-01-01T00:00:00Z"')`)
  await owner.api.webhooks.test({ params })
  await bench.jobs.runDueJobs()
  assert.deepEqual(
    [secret, old].map((one) => isSigned(receiver.arrived[1]!, one)),
    [true, false],
  )
  for (let count = 0; count < 4; count++) await owner.api.webhooks.renewSecret({ params })
  assert.equal((await owner.ask('POST', `${path()}/${params.webhookID}/secret`)).status, 409)
})

test('a test is sent once, whatever comes back, and says nothing about the webhook', async () => {
  const { params } = await create()
  receiver.replies.push([500, 'broken'])
  const asked = await owner.api.webhooks.test({ params })
  assert.equal(asked.status, 'waiting')
  await bench.jobs.runDueJobs({ ahead: 10 })
  const { data } = await owner.api.webhooks.deliveries({ params })
  assert.deepEqual(
    data.map(({ type, status }) => [type, status]),
    [['webhook.test', 'failed']],
  )
  assert.deepEqual(
    data[0]!.attempts.map(({ status, answer }) => [status, answer]),
    [[500, 'broken']],
  )
  assert.equal(receiver.arrived.length, 1)
  assert.equal((await listed())[0]!.failingSince, null)
})

test('a delivery is sent again with the same id and body; a disabled webhook sends nothing', async () => {
  const { params, webhook } = await create()
  const { deliveryID, eventID } = await owner.api.webhooks.test({ params })
  await bench.jobs.runDueJobs()
  const again = await owner.api.webhooks.replay({ params: { ...params, deliveryID } })
  assert.equal(again.status, 'waiting')
  await bench.jobs.runDueJobs()
  const [first, second] = receiver.arrived
  assert.equal(first!.headers['webhook-id'], eventID)
  assert.equal(second!.headers['webhook-id'], eventID)
  assert.equal(first!.body, second!.body)
  const { data } = await owner.api.webhooks.deliveries({ params })
  assert.deepEqual(
    data.map(({ status, attempts }) => [status, attempts.length]),
    [['delivered', 2]],
  )

  await owner.api.webhooks.change({ params, body: { url: webhook.url, events, enabled: false } })
  const at = `${path()}/${params.webhookID}`
  assert.equal((await owner.ask('POST', `${at}/test`)).status, 409)
  assert.equal((await owner.ask('POST', `${at}/delivery/${deliveryID}/replay`)).status, 409)
})

test('tests and repetitions are limited by the hour', async () => {
  const { params } = await create()
  await owner.api.webhooks.test({ params })
  await bench.pool.query(
    `insert into webhook_deliveries (webhook_id, event_id, type, body, pressed_at, status)
      select $1, uuidv7(), 'webhook.test', '{}', now(), 'delivered' from generate_series(2, $2)`,
    [params.webhookID, webhookPressesPerHour],
  )
  assert.equal((await owner.ask('POST', `${path()}/${params.webhookID}/test`)).status, 429)
})

test('the log is read in pages and by status', async () => {
  const { params } = await create()
  await bench.pool.query(
    `insert into webhook_deliveries (webhook_id, event_id, type, body, status)
      select $1, uuidv7(), 'product.changed', '{}', case when n = 1 then 'failed' else 'delivered' end
      from generate_series(1, 45) n`,
    [params.webhookID],
  )
  const seen: string[] = []
  for (let nextID: string | null | undefined; nextID !== null;) {
    const page = await owner.api.webhooks.deliveries({ params, query: nextID ? { nextID } : {} })
    seen.push(...page.data.map(({ deliveryID }) => deliveryID))
    nextID = page.nextID
  }
  assert.equal(new Set(seen).size, 45)
  assert.deepEqual(seen, seen.toSorted().toReversed())
  const failed = await owner.api.webhooks.deliveries({ params, query: { status: 'failed' } })
  assert.equal(failed.data.length, 1)
})
