// Samples under random acts, and their auditor.
import assert from 'node:assert/strict'
import { sampleActions, type SampleAction, type SampleState, sampleSteps } from '#contract/trade/samples/states.ts'
import { faultOf, type TakenStep } from '#contract/trade/samples/testing-auditor.ts'
import type { Dice, Machine } from '#kit/testing-machine.ts'
import { addBusiness, addMember, type TestApi, type TestPerson } from '#api/testing.ts'
import { inquire } from '#api/trade/inquiries/testing.ts'
import { countSampleTimes } from './figures.ts'
import { age, request, step } from './testing.ts'

type Moment = number | undefined // hours
export type World = {
  supplier: { id: string; person: TestPerson }
  buyer: TestPerson
  rid: string
  id: string
  now: number
  at: Partial<Record<SampleState, number>>
  closed: Moment
  closedBy: 'buyer' | 'supplier' | undefined
  blocked: Moment
  blockedBy: 'buyer' | 'supplier' | undefined
}

const actionOf: Partial<Record<SampleState, SampleAction>> = Object.fromEntries(
  sampleActions.map((action) => [sampleSteps[action].to, action]),
)

function taking(bench: TestApi) {
  return async (world: World, dice: Dice): Promise<void> => {
    const { supplier, buyer, rid, id, at } = world
    const action = dice.one(sampleActions)
    const isBuyers = dice.chance(0.9) === (sampleSteps[action].by === 'S')
    const [who, as] = isBuyers ? [buyer, undefined] : [supplier.person, supplier.id]
    const isStale = action === 'approve' && dice.chance(0.3)
    const more = {
      ...(action === 'qualify' && { quantity: 1 + dice.whole(3) }),
      ...(action === 'ship' && { tracking: `JD${dice.whole(3)}` }),
      ...(isStale && { qualifiedAt: new Date(0).toISOString() }),
    }
    const times = dice.chance(0.2) ? 3 : 1
    const before = await stateOf(bench, id)
    const answers = await Promise.all(Array.from({ length: times }, () => step(who, { rid, id, as }, action, more)))
    const statuses = answers.map(({ status }) => status)
    assert.ok(
      statuses.every((status) => [200, 403, 409].includes(status)),
      `${action}: ${statuses.join(' ')}`,
    )
    const { to, by } = sampleSteps[action]
    const { state, changed } = await stateOf(bench, id)
    const isTaken = changed !== before.changed
    if (isTaken) {
      assert.ok(statuses.includes(200) && state === to, `${action} from ${before.state} to ${state}`)
      assert.equal(isBuyers, by === 'S', `${action} by the other side`)
      assert.ok(!isStale, 'details that were not read are not approved')
      assert.ok(world.closed === undefined && world.blocked === undefined, `${action} where nobody can write`)
      if (to !== 'shipped' || at.shipped === undefined) at[to] = world.now
    } else assert.equal(state, before.state, 'a refusal changes nothing')
  }
}

async function stateOf(bench: TestApi, id: string): Promise<{ state: SampleState; changed: number }> {
  const { rows } = await bench.pool.query<{ state: SampleState; changed: number }>(
    `select state, (select count(*)::int from sample_steps t where t.sample_id = p.id) as changed from samples p where id = $1`,
    [id],
  )
  return rows[0]!
}

export function machineOf(bench: TestApi): Machine<World> {
  const run = (text: string, values: unknown[] = []) => bench.pool.query(text, values)
  const take = taking(bench)
  let count = 0

  async function begin(): Promise<World> {
    await run('delete from samples')
    const [buyer, person] = [await bench.person('Bea Buyer'), await bench.person('Olga Owner')]
    const id = await addBusiness(bench.db, `Sampled Pumps ${(count += 1)}`)
    await addMember(bench.db, id, person.userID)
    await run(`update businesses set run_since = now() - interval '1 year' where id = $1`, [id])
    const rid = await inquire(buyer, id)
    await run('update requests set answered_at = now() where id = $1', [rid])
    const asked = { supplier: { id, owner: person, admin: person, member: person }, buyer, rid }
    const { sampleID } = await request(asked)
    const nothing = { closed: undefined, closedBy: undefined, blocked: undefined, blockedBy: undefined }
    return { supplier: { id, person }, buyer, rid, id: sampleID, now: 0, at: { requested: 0 }, ...nothing }
  }

  async function wait(world: World, dice: Dice): Promise<void> {
    const hours = 25 * (1 + dice.whole(5))
    const interval = `${hours} hours`
    await age(bench, world.id, interval)
    await run('update requests set closed_at = closed_at - $2::interval where id = $1', [world.rid, interval])
    await run('update blocks set blocked_at = blocked_at - $2::interval where $1::uuid in (blocker_id, blocked_id)', [
      world.supplier.id,
      interval,
    ])
    world.now += hours
  }

  async function close(world: World, dice: Dice): Promise<void> {
    if (world.closed !== undefined || world.blocked !== undefined || !dice.chance(0.3)) return
    const by = dice.one(['buyer', 'supplier'] as const)
    const who = by === 'buyer' ? world.buyer : world.supplier.person
    const query = by === 'buyer' ? {} : { bid: world.supplier.id }
    await who.api.inquiries.end({ params: { rid: world.rid }, query })
    Object.assign(world, { closed: world.now, closedBy: by })
  }

  async function block(world: World, dice: Dice): Promise<void> {
    if (world.closed !== undefined || !dice.chance(0.4)) return
    const pair = [world.buyer.userID, world.supplier.id]
    await run('delete from blocks where blocker_id = any($1::uuid[])', [pair])
    const by = dice.one(['buyer', 'supplier', undefined] as const)
    const blocked = by && world.now
    Object.assign(world, { blocked, blockedBy: by })
    const kinds = ['user', 'business']
    const turned = by === 'buyer' ? [...pair, ...kinds] : [...pair.toReversed(), ...kinds.toReversed()]
    if (by)
      await run(
        'insert into blocks (blocker_id, blocked_id, blocker_kind, blocked_kind) values ($1, $2, $3, $4)',
        turned,
      )
  }

  return {
    begin,
    acts: [
      ['take', take],
      ['take', take],
      ['take', take],
      ['take', take],
      ['wait', wait],
      ['close', close],
      ['block', block],
    ],
    audit: (world) => audit(bench, world),
  }
}

async function audit(bench: TestApi, world: World): Promise<void> {
  const { rows } = await bench.pool.query<{ state: SampleState; side: 'S' | 'R' }>(
    `select t.state, m.side from sample_steps t join messages m on m.sample_step_id = t.id where t.sample_id = $1 order by t.id`,
    [world.id],
  )
  const history = rows.map(({ state, side }): TakenStep => ({ action: actionOf[state] ?? 'request', by: side, state }))
  assert.equal(faultOf(history, rows.at(-1)!.state), undefined)
  await bench.db.transaction().execute(countSampleTimes)
  const { rows: times } = await bench.pool.query<Times>(
    `select answers, answers_in_time as "answersInTime", shipments, shipments_in_time as "shipmentsInTime"
      from sample_times where business_id = $1`,
    [world.supplier.id],
  )
  const none = { answers: 0, answersInTime: 0, shipments: 0, shipmentsInTime: 0 }
  assert.deepEqual(times[0] ?? none, timesOf(world))
}

type Times = { answers: number; answersInTime: number; shipments: number; shipmentsInTime: number }

function timesOf({ at, now, closed, closedBy, blocked, blockedBy }: World): Times {
  const decided = at.approved ?? at.declined
  const ended = at.concluded ?? at.declined ?? at.withdrawn
  const stops = [ended ?? closed ?? now, ...(blockedBy === 'buyer' ? [blocked!] : [])]
  const isCutOff = ended === undefined && (closedBy === 'supplier' || blockedBy === 'supplier')
  function judged(since: Moment, done: Moment, hours: number): [count: number, inTime: number] {
    if (done !== undefined) return [1, done - (since ?? 0) <= hours ? 1 : 0]
    const isLate = since !== undefined && (since + hours < Math.min(...stops) || isCutOff)
    return [isLate ? 1 : 0, 0]
  }
  const [answers, answersInTime] = judged(at.qualified, decided, 72)
  const [shipments, shipmentsInTime] = judged(at.approved, at.shipped, 168)
  return { answers, answersInTime, shipments, shipmentsInTime }
}
