// Plans in the console.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { Plan } from '#contract/billing/memberships/plans.ts'
import type { Refusal } from '#kit/refusal.ts'
import { add } from '#kit/jobs/jobs.ts'
import { body, ownerOf } from '#api/billing/memberships/testing.ts'
import { addBusiness, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { changePlan } from './testing.ts'

let bench: TestApi
let anna: TestPerson
before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'] })
})
beforeEach(() => bench.pool.query('delete from plan_versions where written_by is not null'))
after(() => bench.close())

const gold = { params: { subscription: 'gold' } } as const
const goldPlan: Plan = { price: 185_000, products: 20, boosts: 3, supportHours: 0 }
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const priceOf = async (tier: Subscription) =>
  (await bench.api.memberships.setup()).plans.find(({ subscription }) => subscription === tier)!.price
const read = () => anna.api.plans.read(gold)
const count = async (text: string) => Number((await bench.pool.query(`select count(*) from ${text}`)).rows[0].count)

test('strangers, members and other staff neither see nor change plans', async () => {
  const moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  const body = { plan: { ...goldPlan, price: 1 }, revision: 1, reason: 'Mine' }
  for (const [one, name] of [
    [bench, 'TokenNotFound'],
    [await bench.person(), 'Forbidden'],
    [moderator, 'Forbidden'],
  ] as const) {
    await assert.rejects(one.api.plans.list(), { name })
    await assert.rejects(one.api.plans.change({ ...gold, body }), { name })
  }
  assert.equal(await priceOf('gold'), 185_000)
})

test('an id, a plan or a body that is none is refused with the field named, and changes nothing', async () => {
  const { revision } = await read()
  const id = '00000000-0000-7000-8000-000000000000'
  await assert.rejects(anna.api.plans.withdraw({ params: { id }, body: { reason: 'Why' } }), { name: 'NotFound' })
  assert.equal((await anna.ask('GET', '/console/plans/silver')).status, 400)
  const wrong: [object, string][] = [
    [{ plan: { ...goldPlan, price: -1 } }, 'plan.price'],
    [{ plan: { ...goldPlan, price: 0 } }, 'plan.price'],
    [{ plan: { ...goldPlan, price: 99 } }, 'plan.price'],
    [{ plan: { ...goldPlan, price: 185_000.5 } }, 'plan.price'],
    [{ plan: { ...goldPlan, price: 10_000_001 } }, 'plan.price'],
    [{ plan: { ...goldPlan, products: 0 } }, 'plan.products'],
    [{ plan: { ...goldPlan, products: 10_001 } }, 'plan.products'],
    [{ plan: { ...goldPlan, boosts: -3 } }, 'plan.boosts'],
    [{ plan: { ...goldPlan, supportHours: 1.5 } }, 'plan.supportHours'],
    [{ plan: { ...goldPlan, supportHours: '6' } }, 'plan.supportHours'],
    [{ appliesAt: inHours(-1) }, 'appliesAt'],
    [{ appliesAt: inHours(24 * 800) }, 'appliesAt'],
    [{ appliesAt: 'soon' }, 'appliesAt'],
    [{ reason: ' ' }, 'reason'],
  ]
  for (const [more, field] of wrong) {
    const body = { plan: { ...goldPlan, price: 200_000 }, revision, reason: 'Costs', ...more }
    const { status, body: answer } = await anna.ask('POST', '/console/plans/gold', body)
    assert.equal(status, 400, JSON.stringify(more))
    assert.ok(!answer.success && answer.error.fields?.[field], `${field}: ${JSON.stringify(answer)}`)
  }
  const free = { params: { subscription: 'standard' as const } }
  const dear = { plan: { ...goldPlan, price: 100 }, revision, reason: 'Not free any more' }
  await assert.rejects(
    anna.api.plans.change({ ...free, body: dear }),
    (error: Refusal) => error.name === 'ValidationError' && error.fields?.['plan.price'] !== undefined,
  )
  assert.deepEqual((await read()).versions.length, 1)
})

test('a change is in force at once for everybody, and pages are told in the same transaction', async () => {
  const before = await count(`events where name = 'plans.changed'`)
  const { plan, versions } = await changePlan(anna, 'gold', { price: 199_000, boosts: 4 })
  assert.deepEqual(plan, { ...goldPlan, price: 199_000, boosts: 4 })
  assert.deepEqual(
    versions.map(({ state, writtenBy, delivered }) => [state, writtenBy, delivered]),
    [
      ['current', 'Anna Admin', false],
      ['past', null, true],
    ],
  )
  assert.equal(await count(`events where name = 'plans.changed'`), before + 1)
  const { plans } = await bench.api.memberships.setup()
  assert.deepEqual(
    plans[1]!.benefits.find(({ code }) => code === 'boosts'),
    { code: 'boosts', quantity: 4 },
  )
  assert.equal(plans[1]!.price, 199_000)
})

test('a scheduled change waits for its time, which begins by itself', async () => {
  const appliesAt = inHours(2)
  const { next } = await changePlan(anna, 'gold', { price: 210_000 }, appliesAt)
  assert.deepEqual(next, { plan: { ...goldPlan, price: 210_000 }, appliesAt })
  assert.equal(await priceOf('gold'), 185_000)
  const listed = (await anna.api.plans.list()).find(({ subscription }) => subscription === 'gold')!
  assert.equal(listed.next!.plan.price, 210_000)
  const before = await count(`events where name = 'plans.changed'`)
  await bench.pool.query(`update plan_versions set applies_at = now() - interval '1 second' where price = 210000`)
  assert.equal(await priceOf('gold'), 210_000)
  await bench.jobs.runDueJobs({ ahead: 2 * 3600 + 60 })
  assert.ok((await count(`events where name = 'plans.changed'`)) > before)
})

test('a version whose time the clock of the database has not reached takes effect at that time, also where its job runs before', async () => {
  const hours = 2 * 3600 + 60
  const told = () => count(`events where name = 'plans.changed'`)
  await changePlan(anna, 'gold', { price: 215_000 }, inHours(2))
  const before = await told()
  for (let times = 0; times < 2; times++) await bench.jobs.runDueJobs({ ahead: hours })
  assert.equal(await told(), before)
  await bench.pool.query(`update plan_versions set applies_at = now() - interval '1 second' where price = 215000`)
  for (let times = 0; times < 2; times++) await bench.jobs.runDueJobs({ ahead: hours })
  assert.equal(await told(), before + 1)
})

test('the preview names the scheduled version that takes the place of a change, whether that is at once or scheduled before it', async () => {
  const ahead = { plan: { ...goldPlan, price: 210_000 }, appliesAt: inHours(4) }
  const preview = async (appliesAt: string | null) => {
    const { next, renewals } = await anna.api.plans.preview({
      ...gold,
      body: { plan: { ...goldPlan, boosts: 9 }, appliesAt },
    })
    assert.ok(!renewals.from || !next || renewals.from < next.appliesAt)
    return next
  }
  assert.equal(await preview(null), null)
  const { versions } = await changePlan(anna, 'gold', { price: 210_000 }, ahead.appliesAt)
  assert.deepEqual(await preview(null), ahead)
  assert.deepEqual(await preview(inHours(2)), ahead)
  assert.equal(await preview(inHours(5)), null)
  const soon = { plan: { ...goldPlan, price: 190_000 }, appliesAt: inHours(3) }
  await changePlan(anna, 'gold', { price: 190_000 }, soon.appliesAt)
  assert.deepEqual(await preview(null), soon)
  assert.deepEqual(await preview(soon.appliesAt), ahead)
  await changePlan(anna, 'gold', { boosts: 9 })
  assert.deepEqual((await read()).next, soon)
  await anna.api.plans.withdraw({ params: { id: versions[0]!.versionID }, body: { reason: 'Not then' } })
  assert.equal(await preview(soon.appliesAt), null)
})

test('a withdrawn version gives way to the one before it, restored it applies again; each stands in the audit log once', async () => {
  await changePlan(anna, 'gold', { price: 190_000 })
  const { versions } = await changePlan(anna, 'gold', { price: 195_000 })
  const params = { id: versions[0]!.versionID }
  for (let times = 0; times < 2; times++) {
    const after = await anna.api.plans.withdraw({ params, body: { reason: 'Too dear' } })
    assert.deepEqual([after.versions[0]!.state, after.plan.price], ['withdrawn', 190_000])
  }
  for (let times = 0; times < 2; times++) {
    const after = await anna.api.plans.restore({ params, body: { reason: 'It was right' } })
    assert.deepEqual([after.versions[0]!.state, after.plan.price], ['current', 195_000])
  }
  const past = { params: { id: versions[1]!.versionID }, body: { reason: 'Over' } }
  await assert.rejects(anna.api.plans.withdraw(past), { name: 'Conflict' })
  const delivered = { params: { id: versions[2]!.versionID }, body: { reason: 'Delivered' } }
  await assert.rejects(anna.api.plans.withdraw(delivered), { name: 'Conflict' })
  const { data } = await anna.api.audit.list({ query: { q: 'gold' } })
  const acts = data.filter(({ objectID }) => objectID === params.id).map(({ act }) => act)
  assert.deepEqual(acts, ['plan.restore', 'plan.withdraw', 'plan.change'])
})

test('two administrators do not overwrite each other, and a change that changes nothing is refused', async () => {
  const { plan, revision } = await read()
  const body = { plan: { ...plan, price: 186_000 }, revision, reason: 'First' }
  const outcomes = await Promise.allSettled([
    anna.api.plans.change({ ...gold, body }),
    anna.api.plans.change({ ...gold, body: { ...body, plan: { ...plan, price: 187_000 } } }),
  ])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const { versions } = await changePlan(anna, 'gold', { price: 188_000 })
  const known = await read()
  await anna.api.plans.withdraw({ params: { id: versions[0]!.versionID }, body: { reason: 'No' } })
  const late = { ...body, revision: known.revision, plan: { ...plan, price: 189_000 } }
  await assert.rejects(anna.api.plans.change({ ...gold, body: late }), { name: 'Conflict' })
  await assert.rejects(changePlan(anna, 'gold', {}), { name: 'Conflict', message: 'The plan is the same' })
})

test('what was offered once is never rewritten', async () => {
  await assert.rejects(bench.pool.query('update plan_versions set price = 1 where price > 0'), /append-only/)
})

test('more products of a plan are shown at once, fewer hide nothing of a business without a term', async () => {
  const businessID = await addBusiness(bench.db, 'Gifted Works', { subscription: 'gold' })
  for (let at = 0; at < 18; at++) await addProduct(bench.db, businessID, `Shown ${at}`)
  for (let at = 0; at < 5; at++) await addProduct(bench.db, businessID, `Hidden ${at}`, { status: 'hidden' })
  const shown = () => count(`products where business_id = '${businessID}' and status = 'active'`)
  const preview = (products: number) => anna.api.plans.preview({ ...gold, body: { plan: { ...goldPlan, products } } })
  assert.deepEqual((await preview(22)).shownMore, 1)
  await changePlan(anna, 'gold', { products: 22 })
  await bench.jobs.runDueJobs()
  assert.equal(await shown(), 22)
  assert.deepEqual((await preview(10)).over, { now: 1, later: 0 })
  await changePlan(anna, 'gold', { products: 10 })
  await bench.jobs.runDueJobs()
  assert.equal(await shown(), 22)
})

const waiting = (name: string) => count(`pgboss.job where name = '${name}' and state < 'active'`)

test('hidden products are looked for only where what is in force allows more than before, at its time', async () => {
  await bench.jobs.runDueJobs({ ahead: 3 * 3600 })
  const cases: [() => Promise<unknown>, number][] = [
    [() => changePlan(anna, 'gold', { price: 186_000 }), 0],
    [() => changePlan(anna, 'gold', { products: 30 }), 1],
    [() => changePlan(anna, 'gold', { products: 25, boosts: 9 }), 0],
    [() => changePlan(anna, 'gold', { products: 40 }, inHours(2)), 0],
    [() => changePlan(anna, 'gold', { products: 35 }, inHours(1)), 0],
  ]
  for (const [act, jobs] of cases) {
    await act()
    assert.equal(await waiting('plans.showMore'), jobs)
    await bench.jobs.runDueJobs()
  }
  const { versions } = await read()
  const act = { params: { id: versions.find(({ state }) => state === 'current')!.versionID }, body: { reason: 'Try' } }
  await anna.api.plans.withdraw(act)
  assert.equal(await waiting('plans.showMore'), 1, 'the one before it allowed more')
  await bench.jobs.runDueJobs()
  await anna.api.plans.restore(act)
  assert.equal(await waiting('plans.showMore'), 0)

  const businessID = await addBusiness(bench.db, 'Patient Works', { subscription: 'gold' })
  for (let at = 0; at < 25; at++) await addProduct(bench.db, businessID, `Patient ${at}`)
  for (let at = 0; at < 20; at++) await addProduct(bench.db, businessID, `Waiting ${at}`, { status: 'hidden' })
  const shown = () => count(`products where business_id = '${businessID}' and status = 'active'`)
  for (const most of [35, 40]) {
    await bench.pool.query(`update plan_versions set applies_at = now() where products = ${most}`)
    await bench.jobs.runDueJobs({ ahead: 3 * 3600 })
    assert.equal(await shown(), most)
  }
})

test('a plan of many businesses is gone through in parts; broken off and repeated, each business shows what it may', async () => {
  const ids: string[] = []
  for (let at = 0; at < 120; at++) {
    const businessID = await addBusiness(bench.db, `Many Works ${at}`, { subscription: 'platinum' })
    ids.push(businessID)
    await addProduct(bench.db, businessID, 'Shown')
    for (const name of ['Hidden', 'Hidden too']) await addProduct(bench.db, businessID, name, { status: 'hidden' })
  }
  await changePlan(anna, 'platinum', { products: 1 })
  await bench.jobs.runDueJobs()
  const { shownMore } = await anna.api.plans.preview({
    params: { subscription: 'platinum' },
    body: { plan: { price: 365_000, products: 2, boosts: 20, supportHours: 12 } },
  })
  assert.equal(shownMore, 120)
  await bench.pool.query(
    `create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`,
  )
  await bench.pool.query(`create trigger break_off before update on products for each row
    when (old.business_id = '${ids.toSorted()[70]}') execute function break_off()`)
  await changePlan(anna, 'platinum', { products: 2 })
  const part = { subscription: 'platinum' }
  assert.equal(await waiting('plans.showMore'), 1)
  await assert.rejects(bench.jobs.runDueJobs(), /broken off/)
  const showing = (most: number) =>
    count(`(select from products where business_id = any('{${ids.join()}}') and status = 'active'
      group by business_id having count(*) = ${most}) each`)
  assert.deepEqual([await showing(1), await showing(2)], [50, 70])
  await bench.pool.query('drop trigger break_off on products')
  await add(bench.db, 'plans.showMore', part)
  await bench.jobs.runDueJobs({ ahead: 60 })
  assert.equal(await showing(2), 120)
  assert.equal(await count(`products where business_id = any('{${ids.join()}}') and version > 2`), 0)
})

test('businesses whose term allows as much already are not counted as showing more', async () => {
  const { owner, businessID } = await ownerOf(bench)
  await owner.api.memberships.subscribe(body(businessID))
  for (const status of ['active', 'hidden'] as const)
    await addProduct(bench.db, businessID, `Bought ${status}`, { status })
  const preview = async (products: number) =>
    (await anna.api.plans.preview({ ...gold, body: { plan: { ...goldPlan, products } } })).shownMore
  await changePlan(anna, 'gold', { products: 10 })
  const [others, all] = [await preview(15), await preview(21)]
  assert.equal(all, others + 1)
})

test('the preview warns where a higher plan would cost no more than a lower one, and counts who has the plan', async () => {
  const businesses = await count(`businesses where subscription = 'gold'`)
  const preview = await anna.api.plans.preview({ ...gold, body: { plan: { ...goldPlan, price: 265_000 } } })
  assert.deepEqual([preview.notDearer, preview.businesses], [['premium'], businesses])
  assert.equal(await priceOf('gold'), 185_000)
})
