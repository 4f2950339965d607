// Tests of acts toward companies that nobody runs, and collections: nothing says sent that nobody receives.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { addBusiness, testApi, type TestApi, type TestPerson } from './testing.ts'
import { openReader } from './discovery/notifications/reader.ts'

let bench: TestApi
let read: () => Promise<boolean>
let listed: string
let collection: string
before(async () => {
  bench = await testApi()
  ;({ read } = await openReader(bench.dependencies))
  listed = await addBusiness(bench.db, 'Silent Valves')
  collection = await addBusiness(bench.db, 'Standard Valves', { kind: 'collection' })
})
after(() => bench.close())

/** `stores`: table and column that name the company. */
type Act = {
  ask: (id: string) => [method: 'POST', path: string, body?: object]
  listed: number
  collection: number
  why?: Record<'listed' | 'collection', string>
  stores?: readonly [table: string, column: string]
  says?: string
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const inquiry = (to: string) => ({ to, subject: 'priceList', message: `How much is it, ${to}?` })
const rfq = { title: 'Valves', quantity: 8, unit: 'piece', country: 'CL', currency: 'USD', deadline: inDays(14) }
const nobody = { listed: 'listed', collection: 'collection' }

const acts: Record<string, Act> = {
  'inquiries.send': {
    ask: (to) => ['POST', '/business/request', inquiry(to)],
    listed: 409,
    collection: 409,
    why: nobody,
  },
  'inquiries.keep': {
    ask: (to) => ['POST', '/business/kept-request', inquiry(to)],
    listed: 200,
    collection: 409,
    stores: ['kept_inquiries', 'business_id'],
    says: 'It is kept, not sent.',
  },
  'rfqs.create': {
    ask: (id) => ['POST', '/rfq', { ...rfq, suppliers: [id] }],
    listed: 409,
    collection: 409,
    why: nobody,
    says: 'Nobody runs these pages, so your request is not sent to them. You can keep an inquiry for them, or write to them by their website.',
  },
  'connections.ask': { ask: (id) => ['POST', '/social/connection', { resourceID: id }], listed: 409, collection: 409 },
  'follows.follow': {
    ask: (id) => ['POST', '/social/follow/business', { resourceID: id }],
    listed: 200,
    collection: 200,
    stores: ['follows', 'followed_id'],
  },
  'reactions.react': {
    ask: (id) => ['POST', '/social/reaction/react/business', { resourceID: id, reactionType: 'like' }],
    listed: 200,
    collection: 200,
    stores: ['reactions', 'resource_id'],
  },
  'favorites.save': {
    ask: (id) => ['POST', '/favorite/business', { resourceID: id }],
    listed: 200,
    collection: 200,
    stores: ['favorites', 'resource_id'],
  },
  'posts.create': {
    ask: (id) => ['POST', '/social/posts/make-post', { content: 'Hello', timelineID: id, timelineType: 'business' }],
    listed: 403,
    collection: 403,
  },
  'boosts.start': { ask: (id) => ['POST', `/business/${id}/boost`, {}], listed: 403, collection: 403 },
}
/** Tables of what somebody should receive. */
const received = `select (select count(*)::int from requests where receiver_id = any($1)) as threads,
  (select count(*)::int from request_sides where actor_id = any($1)) as sides,
  (select count(*)::int from rfq_suppliers where business_id = any($1)) as invitations,
  (select count(*)::int from connections where asked_id = any($1)) as connections,
  (select count(*)::int from boosts where business_id = any($1)) as boosts,
  (select count(*)::int from notifications) as notifications, (select count(*)::int from mails) as emails`
const nothing = { threads: 0, sides: 0, invitations: 0, connections: 0, boosts: 0, notifications: 0, emails: 0 }

for (const [name, act] of Object.entries(acts))
  test(`${name}: what it answers and stores where nobody would read it`, async () => {
    const buyer = await bench.person('Bea Buyer')
    for (const kind of ['listed', 'collection'] as const) {
      const id = kind === 'listed' ? listed : collection
      const { status, body } = await buyer.ask(...act.ask(id))
      assert.equal(status, act[kind], `${kind} ${JSON.stringify(body)}`)
      if (!body.success) assert.ok(body.error.message.length > 10, 'a reason is given')
      if (act.why) assert.deepEqual(Object.values((!body.success && body.error.fields) || {}), [act.why[kind]])
      assert.doesNotMatch(JSON.stringify(body), /"(requestID|rfqID)"|\bsent\b/)
      if (act.stores) assert.equal(await countOf(act.stores, id), act[kind] === 200 ? 1 : 0)
    }
    await read()
    await bench.jobs.runDueJobs()
    assert.deepEqual((await bench.pool.query(received, [[listed, collection]])).rows[0], nothing)
    if (act.says) assert.ok(isSaid(act.says), `the page says: ${act.says}`)
  })

async function countOf([table, column]: readonly [string, string], id: string): Promise<number> {
  return (await bench.pool.query<{ n: number }>(`select count(*)::int as n from ${table} where ${column} = $1`, [id]))
    .rows[0]!.n
}

function isSaid(sentence: string): boolean {
  const words = ['en.po', 'private/en.po'].map((file) => readFileSync(`web/locales/${file}`, 'utf8')).join('\n')
  return words.replaceAll('"\n"', '').includes(`msgid "${sentence}"`)
}

test('a mention of a company that nobody runs tells nobody', async () => {
  const writer: TestPerson = await bench.person('Wanda Writer')
  const mentions = [{ name: 'Silent Valves', businessID: listed }]
  const { postID } = await writer.api.posts.create({
    body: { content: 'Thanks, @Silent Valves', timelineID: writer.userID, timelineType: 'user', mentions },
  })
  await writer.ask('POST', '/social/comments/make-comment', {
    resourceID: postID,
    resourceType: 'post',
    content: 'And @Silent Valves',
    mentions,
  })
  await read()
  await bench.jobs.runDueJobs()
  assert.deepEqual((await bench.pool.query(received, [[listed, collection]])).rows[0], nothing)
})

/** Acts on a person's own lists, on what somebody wrote, or with a test of their own above. */
const others = new Set(
  `blocks.block blocks.unblock comments.create comments.change favorites.change favorites.remove newsfeed.mute
    newsfeed.unmute posts.change reactions.unreact reports.report rfqs.award`.split(/\s+/),
)

test('every call that names somebody else is an act of this table', () => {
  const naming = ['to', 'suppliers', 'resourceID', 'mentions', 'timelineID', 'supplier']
  const calls = Object.entries(contract).flatMap(([capability, endpoints]) =>
    Object.entries<Endpoint>(endpoints).flatMap(([call, { method, body, staff }]) =>
      method !== 'GET' && !staff && naming.some((field) => field in (body?.shape ?? {}))
        ? [`${capability}.${call}`]
        : [],
    ),
  )
  assert.deepEqual(
    calls.filter((call) => !others.has(call) && !(call in acts)),
    [],
  )
})
