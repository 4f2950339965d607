// Devices that ring.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { devicesMost, ringTestSeconds, sessionsEnded } from '#contract/foundation/constants.ts'
import { ringKinds } from '#contract/discovery/notifications/ringing.ts'
import { add } from '#kit/jobs/jobs.ts'
import type { Refusal } from '#kit/refusal.ts'
import { inquire, seller } from '#api/trade/inquiries/testing.ts'
import type { TestPerson } from '#api/testing.ts'
import { testNotifications } from '../testing.ts'
import { pushService, type TestBrowser } from './testing.ts'

const { bench, read } = await testNotifications()
const service = await pushService()
after(() => service.close())
bench.dependencies.push = service.push

const name = 'Firefox on Android'
const addDevice = (person: TestPerson, browser: TestBrowser, more = {}) =>
  person.api.notifications.addDevice({ body: { subscription: browser, name, ...more } })
const refused = (call: Promise<unknown>, refusal: string) =>
  assert.rejects(call, (error: Refusal) => error.name === refusal)
async function ring(ahead = 0): Promise<void> {
  await read()
  await bench.jobs.runDueJobs({ ahead })
}
const titles = (browser: TestBrowser) => service.to(browser).map(({ text }) => text.title)
const countRings = async () =>
  (await bench.pool.query<{ n: number }>('select count(*)::int as n from rings')).rows[0]!.n

test('an inquiry rings on every device of the receivers, once, sealed for each, and opens its thread', async () => {
  const { id, owner, admin } = await seller(bench, 'Ringing Pumps')
  const buyer = await bench.person('Bea Buyer')
  const [phone, laptop, other] = [service.subscribe(), service.subscribe(), service.subscribe()]
  await addDevice(owner, phone)
  await addDevice(owner, laptop)
  await addDevice(admin, other)
  const rid = await inquire(buyer, id)
  await ring()
  await ring()
  for (const browser of [phone, laptop, other]) {
    const [message, ...more] = service.to(browser)
    assert.deepEqual(more, [])
    const { headers, text, claims } = message!
    assert.equal(text.title, 'Bea Buyer sent an inquiry to Ringing Pumps')
    assert.equal(text.path, `/business/${id}/requests/${rid}`)
    assert.deepEqual(
      [headers['ttl'], headers['urgency'], headers['topic'], headers['content-encoding']],
      ['86400', 'high', rid.replaceAll('-', ''), 'aes128gcm'],
    )
    assert.equal(text.tag, headers['topic'])
    assert.deepEqual([claims.aud, claims.sub], ['https://push.wbn.example', 'mailto:contact@wbn.example'])
  }
  assert.equal(await countRings(), 0)
})

test('a thread is one topic; an answer rings for the buyer, and what was read meanwhile does not', async () => {
  const { id, owner } = await seller(bench, 'Topic Pumps')
  const buyer = await bench.person('Tom Topic')
  const phone = service.subscribe()
  await addDevice(buyer, phone)
  const rid = await inquire(buyer, id)
  const say = (content: string) =>
    owner.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content } })
  await say('One')
  await ring()
  await say('Two')
  await ring()
  const sent = service.to(phone)
  assert.deepEqual(titles(phone), ['Topic Pumps wrote to you', 'Topic Pumps wrote to you'])
  assert.equal(new Set(sent.map(({ text }) => text.tag)).size, 1)
  assert.equal(new Set(sent.map(({ text }) => text.id)).size, 2, 'each rings')
  await say('Three')
  await read()
  await buyer.api.inquiries.markRead({ params: { rid }, body: {} })
  await ring()
  assert.equal(service.to(phone).length, 2)
})

test('a device rings for the kinds chosen on it, and without text where that is chosen', async () => {
  const { id, owner } = await seller(bench, 'Choosy Pumps')
  const buyer = await bench.person('Cora Chooser')
  const [silent, veiled] = [service.subscribe(), service.subscribe()]
  const device = await addDevice(owner, silent)
  assert.deepEqual([device.kinds, device.quiet, device.withoutText], [[...ringKinds], null, false])
  const kinds = ringKinds.filter((kind) => kind !== 'inquiry')
  await owner.api.notifications.changeDevice({ params: { id: device.id }, body: { kinds } })
  await addDevice(owner, veiled, { withoutText: true })
  const rid = await inquire(buyer, id)
  await ring()
  assert.deepEqual(titles(silent), [])
  assert.deepEqual(titles(veiled), ['There is something new for you'])
  assert.doesNotMatch(JSON.stringify(service.to(veiled)[0]!.text), /Cora|Choosy/)
  await buyer.api.inquiries.sendMessage({ params: { rid }, body: { content: 'And when?' } })
  await ring()
  assert.deepEqual(titles(silent), ['Cora Chooser wrote to Choosy Pumps'])
})

test('in the quiet hours of the person’s zone nothing rings; it does so afterwards, if still unread', async () => {
  const { id, owner } = await seller(bench, 'Quiet Pumps')
  const buyer = await bench.person('Quinn Early')
  const phone = service.subscribe()
  const hour = new Date().getUTCHours()
  const device = await addDevice(owner, phone, { quiet: { from: hour, to: (hour + 2) % 24, zone: 'UTC' } })
  await inquire(buyer, id)
  await ring()
  assert.deepEqual(titles(phone), [])
  await owner.api.notifications.changeDevice({
    params: { id: device.id },
    body: { quiet: { from: 0, to: 0, zone: 'UTC' } },
  })
  await ring(3 * 3600)
  assert.equal(titles(phone).length, 1)
  await refused(
    owner.api.notifications.changeDevice({
      params: { id: device.id },
      body: { quiet: { from: 20, to: 8, zone: 'Mars/Base' } },
    }),
    'ValidationError',
  )
})

test('answers of the service: gone removes the device, too large sends no text, busy waits as told, the key is reported', async () => {
  const { id, owner } = await seller(bench, 'Answering Pumps')
  const buyer = await bench.person('Ann Swer')
  const [gone, large, busy, broken, forbidden] = Array.from({ length: 5 }, () => service.subscribe())
  for (const browser of [gone, large, busy, broken, forbidden]) await addDevice(owner, browser!)
  const is = (browser: string, one: TestBrowser | undefined) => one!.endpoint.endsWith(`/${browser}`)
  service.answer((browser, times) => {
    if (is(browser, gone)) return { status: 410 }
    if (is(browser, large) && times === 1) return { status: 413 }
    if (is(browser, busy) && times === 1) return { status: 429, retryAfter: '120' }
    if (is(browser, broken) && times === 1) return { status: 503 }
    if (is(browser, forbidden)) return { status: 403 }
    return { status: 201 }
  })
  const alerts = async () =>
    (await bench.pool.query<{ by: string }>('select refused_by as by from ring_keys where refused_at is not null')).rows
  assert.deepEqual(await alerts(), [])
  await inquire(buyer, id)
  await ring()
  const left = (await owner.api.notifications.devices()).devices.length
  assert.equal(left, 4, 'the one that is gone')
  assert.deepEqual(titles(large!).at(-1), 'There is something new for you')
  assert.deepEqual([titles(busy!).length, titles(broken!).length], [1, 1])
  const { rows: pauses } = await bench.pool.query<{ seconds: number }>(
    `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
     where name = 'notifications.ring' and state = 'created' order by 1`,
  )
  assert.deepEqual(pauses, [{ seconds: 60 }, { seconds: 120 }], 'the usual pause, and the time named')
  await ring(130)
  assert.deepEqual([titles(busy!).length, titles(broken!).length], [2, 2])
  assert.equal(new Set(service.to(busy!).map(({ text }) => text.id)).size, 1, 'the same id: it rings once')
  assert.deepEqual(await alerts(), [{ by: 'push.wbn.example' }])
  assert.equal(await countRings(), 0)
  service.answer(() => ({ status: 201 }))
})

test('only push services of the list are called, over https, and never an address of the own network', async () => {
  const person = await bench.person('Eve Endpoint')
  const { keys } = service.subscribe()
  for (const endpoint of [
    'https://push.wbn.example.evil.example/a',
    'https://evil.example/push.wbn.example',
    'https://push.wbn.example:8443/a',
    'https://user@push.wbn.example/a',
    'http://push.wbn.example/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
  ])
    await refused(addDevice(person, { endpoint, keys }), 'ValidationError')
  bench.dependencies.push = { services: ['*.wbn.example'], route: service.push.route! }
  await addDevice(person, { endpoint: 'https://inside.wbn.example/a', keys })
  const [device] = (await person.api.notifications.devices()).devices
  await ring()
  const before = service.received()
  await person.api.notifications.ringDevice({ params: { id: device!.id } })
  await ring()
  bench.dependencies.push = service.push
  assert.equal(service.received(), before, 'its name leads to a private address')
  assert.deepEqual((await person.api.notifications.devices()).devices, [])
})

test('a device ends with its session, and is nobody’s but the last who subscribed in that browser', async () => {
  const { id, owner } = await seller(bench, 'Session Pumps')
  const buyer = await bench.person('Sid Sender')
  const next = await bench.person('Nora Next')
  const [phone, shared] = [service.subscribe(), service.subscribe()]
  await addDevice(owner, phone)
  await addDevice(owner, shared)
  await inquire(buyer, id)
  await read()
  await addDevice(next, shared)
  assert.equal((await owner.api.notifications.devices()).devices.length, 1)
  await add(bench.db, sessionsEnded, { sessionIDs: [owner.viewer.sessionID, randomUUID()] })
  await bench.pool.query(`update pgboss.job set priority = 1 where name = $1`, [sessionsEnded])
  await bench.jobs.runDueJobs()
  assert.deepEqual((await owner.api.notifications.devices()).devices, [])
  await inquire(await bench.person('Lea Later'), id)
  await ring()
  assert.deepEqual(titles(shared), [], 'the next person of this browser hears nothing of the one before')
  assert.equal((await next.api.notifications.devices()).devices.length, 1)
})

test('two people who subscribe in one browser at the same time: the device is the last one’s alone', async () => {
  const [first, last] = [await bench.person('Fay First'), await bench.person('Liz Last')]
  const shared = service.subscribe()
  const held = await bench.pool.connect()
  await held.query('begin')
  await held.query(
    `insert into devices (user_id, session_id, endpoint, p256dh, auth, name, kinds) values ($1, $2, $3, '', '', 'Held', '{}')`,
    [first.userID, first.viewer.sessionID, shared.endpoint],
  )
  const adding = addDevice(last, shared)
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await bench.pool.query(waiting)).rows.length === 0) await setImmediate()
  await held.query('commit')
  held.release()
  await adding
  assert.equal((await first.api.notifications.devices()).devices.length, 0)
  assert.equal((await last.api.notifications.devices()).devices.length, 1)
})

test('strangers and other people reach no device; programs none at all', async () => {
  const owner = await bench.person('Olive Owner')
  const other = await bench.person('Otto Other')
  const device = await addDevice(owner, service.subscribe())
  const params = { id: device.id }
  assert.deepEqual((await other.api.notifications.devices()).devices, [])
  await refused(other.api.notifications.changeDevice({ params, body: { withoutText: true } }), 'NotFound')
  await refused(other.api.notifications.ringDevice({ params }), 'NotFound')
  await other.api.notifications.removeDevice({ params })
  await refused(bench.api.notifications.devices(), 'TokenNotFound')
  await refused(bench.api.notifications.removeDevice({ params }), 'TokenNotFound')
  const [own] = (await owner.api.notifications.devices()).devices
  assert.deepEqual([own!.withoutText, own!.current], [false, true])
  await owner.api.notifications.removeDevice({ params })
  await owner.api.notifications.removeDevice({ params })
  assert.deepEqual((await owner.api.notifications.devices()).devices, [])
})

test('a test rings at once, also in quiet hours, and not again within seconds', async () => {
  const person = await bench.person('Tess Ting')
  const phone = service.subscribe()
  const hour = new Date().getUTCHours()
  const { id } = await addDevice(person, phone, { quiet: { from: hour, to: (hour + 2) % 24, zone: 'UTC' } })
  await person.api.notifications.ringDevice({ params: { id } })
  await refused(person.api.notifications.ringDevice({ params: { id } }), 'TooManyRequests')
  await ring()
  assert.deepEqual(titles(phone), ['This device rings'])
  await bench.pool.query('update devices set tested_at = now() - make_interval(secs => $2) where id = $1', [
    id,
    ringTestSeconds + 1,
  ])
  await person.api.notifications.ringDevice({ params: { id } })
  await ring()
  assert.equal(titles(phone).length, 2)
})

test('the question is asked until somebody refuses it or has a device, and again after 90 days', async () => {
  const person = await bench.person('Quincy Asked')
  const mayAsk = async () => (await person.api.notifications.devices()).mayAsk
  assert.equal(await mayAsk(), true)
  await person.api.notifications.declineRinging()
  assert.equal(await mayAsk(), false)
  await bench.pool.query(
    `update notification_settings set ring_declined_at = now() - interval '91 days' where user_id = $1`,
    [person.userID],
  )
  assert.equal(await mayAsk(), true)
  await addDevice(person, service.subscribe())
  assert.equal(await mayAsk(), false)
})

test('the key is made once, however many ask at the same time, and the private half is not kept readable', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, at) => bench.person(`Kay ${at}`)))
  const keys = await Promise.all(people.map(async ({ api }) => (await api.notifications.devices()).key))
  assert.equal(new Set(keys).size, 1)
  assert.equal(Buffer.from(keys[0]!, 'base64url').length, 65)
  const { rows } = await bench.pool.query<{ key: string }>('select private_key as key from ring_keys')
  assert.equal(rows.length, 1)
  assert.ok(rows[0]!.key.length > 60, 'sealed: longer than the 43 letters of the key')
})

test('a person has at most so many devices', async () => {
  const person = await bench.person('Max Many')
  for (let at = 0; at < devicesMost; at++) await addDevice(person, service.subscribe())
  await refused(addDevice(person, service.subscribe()), 'Conflict')
})
