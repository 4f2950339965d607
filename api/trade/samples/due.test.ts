// Reminders, times of a supplier, and addresses that are forgotten.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { age, dealing, request, take } from './testing.ts'

let bench: TestApi
let read: () => Promise<boolean>
before(async () => {
  bench = await testApi()
  ;({ read } = openReader(bench.dependencies))
})
after(() => bench.close())

let ahead = 0
const work = () => bench.jobs.runDueJobs({ ahead: (ahead += 3600) })
const remindersOf = async (who: { api: TestApi['api'] }) => {
  while (await read());
  const { data } = await who.api.notifications.list()
  return data.filter(({ kind }) => kind === 'sample').map(({ detail }) => detail.news)
}

test('the side on turn is reminded once: the supplier a day before 72 hours, two before 7 days, the buyer afterwards', async () => {
  const one = await dealing(bench)
  const { sampleID: id } = await request(one)
  await take(one, id, ['qualify'])
  await work()
  assert.deepEqual(await remindersOf(one.supplier.owner), [])
  await age(bench, id, '49 hours')
  await work()
  await work()
  assert.deepEqual(await remindersOf(one.supplier.owner), ['sampleAnswerDue'])
  assert.deepEqual(await remindersOf(one.buyer), [])
  await take(one, id, ['approve', 'ship'])
  await age(bench, id, '15 days')
  await work()
  assert.deepEqual(await remindersOf(one.buyer), ['sampleArrivalDue'])
})

test('a profile tells how samples are dealt with: from five on, what is late counts, what waits does not', async () => {
  const one = await dealing(bench)
  const business = one.supplier.id
  await bench.pool.query(`update businesses set run_since = now() - interval '1 year' where id = $1`, [business])
  const figures = async () => (await bench.api.businesses.read({ params: { id: business } })).data.samples
  assert.equal(await figures(), null)
  const ids: string[] = []
  for (let turn = 1; turn <= 5; turn++) ids.push((await request(one, `Seal ${turn}`)).sampleID)
  for (const id of ids) await take(one, id, ['qualify'])
  for (const id of ids.slice(0, 4)) await take(one, id, ['approve'])
  await work()
  const few = { count: 4, inTime: null, medianMinutes: null }
  assert.deepEqual(await figures(), { answers: few, shipments: { ...few, count: 0 } })
  await age(bench, ids[4]!, '80 hours')
  for (const id of ids.slice(0, 2)) await take(one, id, ['ship'])
  for (const id of ids.slice(2, 4)) await age(bench, id, '8 days')
  await work()
  const { answers, shipments } = (await figures())!
  assert.deepEqual([answers.count, answers.inTime, answers.medianMinutes], [5, 0.8, 0])
  assert.deepEqual([shipments.count, shipments.inTime], [4, null])
})

test('the clock stops where the buyer blocked or left, and not where the supplier ended the conversation', async () => {
  const late = async (act: (one: Awaited<ReturnType<typeof dealing>>) => Promise<unknown>) => {
    const one = await dealing(bench)
    const { id } = one.supplier
    await bench.pool.query(`update businesses set run_since = now() - interval '1 year' where id = $1`, [id])
    const { sampleID } = await request(one)
    await take(one, sampleID, ['qualify'])
    await act(one)
    await age(bench, sampleID, '80 hours')
    const blocks = 'update blocks set blocked_at = blocked_at - $2::interval where $1::uuid in (blocker_id, blocked_id)'
    await bench.pool.query(blocks, [id, '80 hours'])
    await bench.pool.query(`update requests set closed_at = closed_at - $2::interval where id = $1`, [
      one.rid,
      '80 hours',
    ])
    await work()
    assert.deepEqual(await remindersOf(one.supplier.owner), [])
    const {
      data: { samples },
    } = await bench.api.businesses.read({ params: { id } })
    return samples?.answers.count ?? 0
  }
  const block = (blocker: string, blocked: string, kinds: string[]) =>
    bench.pool.query(
      'insert into blocks (blocker_id, blocked_id, blocker_kind, blocked_kind) values ($1, $2, $3, $4)',
      [blocker, blocked, ...kinds],
    )
  const asBuyer = ['user', 'business']
  assert.equal(await late(({ buyer, supplier }) => block(buyer.userID, supplier.id, asBuyer)), 0)
  assert.equal(
    await late(({ buyer }) => bench.pool.query(`update people set status = 'suspended' where id = $1`, [buyer.userID])),
    0,
  )
  assert.equal(await late(({ buyer, supplier }) => block(supplier.id, buyer.userID, asBuyer.toReversed())), 1)
  assert.equal(
    await late(({ supplier, rid }) =>
      supplier.owner.api.inquiries.end({ params: { rid }, query: { bid: supplier.id } }),
    ),
    1,
  )
  assert.equal(await late(({ buyer, rid }) => buyer.api.inquiries.end({ params: { rid } })), 0)
})

test('addresses are forgotten a month after the end, and after half a year without a step', async () => {
  const one = await dealing(bench)
  const [ended, idle, going] = [await request(one, 'A'), await request(one, 'B'), await request(one, 'C')]
  for (const { sampleID } of [ended, idle, going]) await take(one, sampleID, ['qualify'])
  await take(one, ended.sampleID, ['withdraw'])
  await age(bench, ended.sampleID, '31 days')
  await age(bench, idle.sampleID, '181 days')
  await age(bench, going.sampleID, '100 days')
  await work()
  const { data } = await one.buyer.api.samples.ofThread({ params: { rid: one.rid } })
  assert.deepEqual(
    data.map(({ name, details }) => [name, details?.address?.place, details?.freightAccount]),
    [
      ['C', 'Lima', 'DHL 9560012'],
      ['B', undefined, ''],
      ['A', undefined, ''],
    ],
  )
})

test('addresses go with a removed company, not with a suspended one', async () => {
  const one = await dealing(bench)
  const { sampleID: id } = await request(one)
  await take(one, id, ['qualify'])
  const isKept = async () => {
    await work()
    const { rows } = await bench.pool.query<{ kept: boolean }>(
      `select address is not null as kept from samples where id = $1`,
      [id],
    )
    return rows[0]!.kept
  }
  await bench.pool.query(`update businesses set status = 'suspended' where id = $1`, [one.supplier.id])
  assert.equal(await isKept(), true)
  await bench.pool.query(`update businesses set status = 'active' where id = $1`, [one.supplier.id])
  await one.supplier.owner.api.businesses.remove({ params: { id: one.supplier.id } })
  assert.equal(await isKept(), false)
})

test('each step is told to the other side as news of its thread', async () => {
  const one = await dealing(bench)
  const newsOf = async (who: { api: TestApi['api'] }) => {
    while (await read());
    const { data } = await who.api.notifications.list()
    await who.api.notifications.read({ body: {} })
    return data.filter(({ readAt, kind }) => readAt === null && kind === 'message').map(({ detail }) => detail.news)
  }
  const { sampleID: id } = await request(one)
  assert.deepEqual(await newsOf(one.supplier.owner), ['sampleRequested'])
  await take(one, id, ['qualify'])
  assert.deepEqual(await newsOf(one.supplier.owner), ['sampleQualified'])
  await take(one, id, ['approve'])
  assert.deepEqual(await newsOf(one.buyer), ['sampleApproved'])
  await take(one, id, ['decline'])
  assert.deepEqual(await newsOf(one.buyer), ['sampleDeclined'])
})
