// Digests: one email a person and day; nothing twice, none when empty.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import Fastify from 'fastify'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { setPersonState } from '#api/identity/people/lookup.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { serveUnsubscribing } from '#api/discovery/notifications/unsubscribing.ts'
import { addBusiness, addProduct, type TestPerson } from '#api/testing.ts'
import { claimDigest } from './digest-queries.ts'
import { singlyMost } from './rules.ts'
import { testWatches } from './testing.ts'

const { bench, settle } = await testWatches()
const { pool } = bench
beforeEach(() =>
  pool.query('delete from mails; delete from watch_news; delete from watch_settings; delete from saved_searches'),
)

type Email = { recipient: string; subject: string; text: string; headers: Record<string, string> }

async function sendAfter(days: number): Promise<Email[]> {
  await settle()
  await pool.query(`update watch_news set at = at - make_interval(days => $1), day = day - $1::int`, [days])
  return send()
}
async function send(): Promise<Email[]> {
  await pool.query(
    `update watch_settings set mailed_on = null; delete from mails; delete from pgboss.job where name like 'watches.%'`,
  )
  await bench.jobs.runDueJobs({ ahead: 3600 })
  return (await pool.query<Email>('select recipient, subject, text, headers from mails')).rows
}
const save = ({ api }: TestPerson, textQuery: string, pace: 'app' | 'daily' | 'weekly' = 'daily') =>
  api.savedSearches.save({ body: { name: `My ${textQuery}`, pace, question: { resourceType: 'product', textQuery } } })

test('a thing stands once with all its reasons; nothing new or nothing unopened: no email', async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Digest Gears')
  const watched = await addProduct(bench.db, business, 'Helical gear', { leadTime: 30, stock: false })
  await save(ann, 'gear')
  await save(ann, 'worm gear')
  await ann.api.watches.watch({ body: { resourceType: 'product', resourceID: watched } })
  assert.deepEqual(await sendAfter(1), [])
  await addProduct(bench.db, business, 'Worm gear')
  await bench.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ leadTime: 42, stock: true }).where('id', '=', watched).execute()
    await emitEvent(tx, 'products.changed', { ids: [watched] })
  })
  await settle()
  assert.deepEqual(await send(), [], 'the day has not ended')
  const [email, ...others] = await sendAfter(1)
  assert.deepEqual(others, [])
  assert.equal(email!.subject, 'Your searches and watches: 2 new')
  const lines = email!.text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .split('\n')
    .filter((line) => line.startsWith('•'))
  assert.match(
    lines[0]!,
    /Helical gear \(Digest Gears, Italy\): (lead time in days 30 → 42; stock no → yes|stock no → yes; lead time in days 30 → 42)$/,
  )
  assert.equal(lines[1], '• Worm gear (Digest Gears, Italy): new; found by “My gear”, “My worm gear”')
  assert.equal(lines.length, 2)
  assert.deepEqual(await send(), [], 'told once')
  await addProduct(bench.db, business, 'Bevel gear')
  await settle()
  await ann.api.watches.openNews()
  assert.deepEqual(await sendAfter(1), [], 'opened in the app')
})

test('paces: in the app alone, daily, weekly; one email for both', async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Paced Belts')
  await save(ann, 'toothed belt', 'app')
  await save(ann, 'conveyor belt', 'weekly')
  await addProduct(bench.db, business, 'Toothed belt')
  await addProduct(bench.db, business, 'Conveyor belt')
  const [email] = await sendAfter(8)
  assert.match(email!.text, /Conveyor belt/)
  assert.doesNotMatch(email!.text, /Toothed belt/)
  await pool.query(`update saved_searches set pace = 'daily'`)
  assert.match((await send())[0]!.text, /Toothed belt/)
})

test('access is judged when sending: hidden things are missing, and 20 are listed', async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Many Chains')
  await save(ann, 'roller chain')
  const ids: string[] = []
  for (let made = 0; made < 23; made++) ids.push(await addProduct(bench.db, business, `Roller chain ${made}`))
  await settle()
  await pool.query(`update products set status = 'draft' where id = $1`, [ids[0]])
  const [email] = await sendAfter(1)
  assert.match(email!.text, /22 new/)
  assert.equal(email!.text.match(/•/g)!.length, 20)
  assert.match(email!.text, /and 2 more/)
  assert.doesNotMatch(email!.text, /Roller chain 0\b/)
  await pool.query(`update products set status = 'active' where id = $1`, [ids[0]])
  assert.match((await send())[0]!.text, /Roller chain 0\b/, 'told when it is back')
  await pool.query(`update businesses set status = 'suspended' where id = $1`, [business])
  await pool.query('update watch_news set mailed_at = null')
  assert.deepEqual(await send(), [])
  assert.equal(singlyMost, 200)
})

test('news that change while their digest is sent are mailed the next day', async () => {
  const { userID } = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Moving Prices')
  const { rows } = await pool.query<{ id: string }>(
    `insert into watch_news (user_id, thing_type, thing_id, business_id, kind, at)
     select $1, 'business', $2, $2, kind, at from (values ('leadTime', now() - interval '2 days'), ('verified', now())) as n (kind, at)
     returning id`,
    [userID, business],
  )
  const ids = rows.map(({ id }) => id)
  const claim = () => bench.db.transaction().execute((tx) => claimDigest(tx, { userID, ids, asked: [] }))
  assert.deepEqual([await claim(), await claim()], [true, false])
  const { rows: unsent } = await pool.query('select kind from watch_news where mailed_at is null')
  assert.deepEqual(unsent, [{ kind: 'verified' }])
})

test('a suspended person gets no digest, and gets it when active again', async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Waiting Winches')
  await save(ann, 'anchor winch')
  await addProduct(bench.db, business, 'Anchor winch')
  const setState = (state: 'suspended' | 'active') =>
    bench.db.transaction().execute((tx) => setPersonState(tx, ann.userID, state))
  await setState('suspended')
  assert.deepEqual(await sendAfter(1), [])
  await setState('active')
  assert.match((await send())[0]!.text, /Anchor winch/)
})

test('an import that goes on after its email is mailed again, with the later products alone', async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Continued Rivets')
  await save(ann, 'blind rivet')
  const add = (from: number) =>
    bench.db.transaction().execute(async (tx) => {
      const rows = Array.from({ length: singlyMost + 1 }, (_, at) => ({
        businessId: business,
        name: `Blind rivet ${from + at}`,
        slug: `rivet-${from + at}`,
        industryId: nodeByKey('0004')!.id,
      }))
      const made = await tx.insertInto('products').values(rows).returning('id').execute()
      await emitEvent(tx, 'products.changed', { ids: made.map(({ id }) => id) })
    })
  await add(0)
  await settle()
  await pool.query(`update watch_news set mailed_at = now(), at = now() - interval '1 day'`)
  await add(1000)
  assert.match((await sendAfter(1))[0]!.text, new RegExp(`${singlyMost + 1} new products`))
})

test('one click ends the emails of a search, or of all, without login; a false token ends nothing', async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Stopped Cranes')
  await save(ann, 'jib crane')
  await save(ann, 'bridge crane')
  await addProduct(bench.db, business, 'Jib crane')
  const [email] = await sendAfter(1)
  const app = Fastify()
  await serveUnsubscribing(app, bench.dependencies)
  const post = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const pacesOf = async () => (await ann.api.savedSearches.list()).data.map(({ pace }) => pace)
  const stop = /about .*jib crane.*: \S*?(\/unsubscribe\?token=[\w.%-]+)/.exec(email!.text)![1]!
  assert.equal((await post(`${stop.slice(0, -2)}xx`)).statusCode, 404)
  assert.deepEqual(await pacesOf(), ['daily', 'daily'])
  for (const _ of [1, 2]) assert.equal((await post(stop)).statusCode, 200)
  assert.deepEqual(await pacesOf(), ['daily', 'app'])
  const all = /<https:\/\/wbn\.example(\/unsubscribe\?token=[^>]+)>/.exec(email!.headers['List-Unsubscribe']!)![1]!
  assert.equal(email!.headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
  assert.equal((await post(all)).statusCode, 200)
  assert.deepEqual(await pacesOf(), ['app', 'app'])
  assert.equal((await ann.api.watches.list()).pace, 'app')
  await app.close()
})

test('a search that nobody opens for six months is asked about once, then paused; a new pace ends that', async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Rested Hoists')
  const { id } = await save(ann, 'chain hoist')
  await pool.query(`update saved_searches set opened_at = now() - interval '7 months'`)
  const [email] = await send()
  assert.equal(email!.subject, 'Do you still need these searches?')
  assert.match(email!.text, /My chain hoist/)
  assert.deepEqual(await send(), [], 'asked once')
  await pool.query(`update saved_searches set asked_at = now() - interval '15 days'`)
  await bench.jobs.runDueJobs({ ahead: 86_400 })
  assert.equal((await ann.api.savedSearches.list()).data[0]!.paused, true)
  await addProduct(bench.db, business, 'Chain hoist')
  assert.deepEqual(await sendAfter(1), [])
  const changed = await ann.api.savedSearches.change({ params: { id }, body: { pace: 'daily' } })
  assert.equal(changed.paused, false)
  await addProduct(bench.db, business, 'Light chain hoist')
  assert.match((await sendAfter(1))[0]!.text, /Light chain hoist/)
})
