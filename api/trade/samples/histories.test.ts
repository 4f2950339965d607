// Samples under random calls of both sides and of a stranger; `SEED=n` repeats a fault, `RUNS` says how many.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sampleActions, type SampleState } from '#contract/trade/samples/states.ts'
import { faultOf, type TakenStep } from '#contract/trade/samples/testing-auditor.ts'
import { fc } from '#kit/testing-seed.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { type Dealing, dealing, request, step } from './testing.ts'

let bench: TestApi
let one: Dealing
before(async () => {
  bench = await testApi()
  one = await dealing(bench)
  await bench.pool.query(`update requests set answered_at = now() where id = $1`, [one.rid])
})
after(() => bench.close())

const Call = fc.record({
  action: fc.constantFrom(...sampleActions),
  by: fc.constantFrom('buyer' as const, 'supplier' as const, 'stranger' as const),
  times: fc.integer({ min: 1, max: 3 }),
})
const runs = Number(process.env['RUNS'] ?? 25)

type Row = { state: SampleState; side: 'S' | 'R'; count: number }
const stored = async (id: string) => {
  const { rows: cards } = await bench.pool.query<Row>(
    `select t.state, m.side, count(*) over (partition by t.id)::int as count
      from sample_steps t left join messages m on m.sample_step_id = t.id where t.sample_id = $1 order by t.id`,
    [id],
  )
  const { rows } = await bench.pool.query<{ state: SampleState; told: number }>(
    `select state, (select count(*)::int from events e join messages m on m.id = (e.data ->> 'id')::uuid
        join sample_steps t on t.id = m.sample_step_id where e.name = 'messages.sent' and t.sample_id = p.id) as told
      from samples p where id = $1`,
    [id],
  )
  return { cards, ...rows[0]! }
}
const actionOf: Record<SampleState, TakenStep['action']> = {
  requested: 'request',
  qualified: 'qualify',
  approved: 'approve',
  shipped: 'ship',
  received: 'receive',
  concluded: 'conclude',
  declined: 'decline',
  withdrawn: 'withdraw',
}

test('whatever is called in whatever order, the stored history holds before the auditor', async () => {
  const stranger = await bench.person('Sid Stranger')
  let turn = 0
  await fc.assert(
    fc.asyncProperty(fc.array(Call, { maxLength: 14 }), async (calls) => {
      const { sampleID: id } = await request(one, `Seal ${(turn += 1)}`)
      const place = { rid: one.rid, id }
      const people = {
        buyer: () => ({ who: one.buyer, at: place }),
        supplier: () => ({ who: one.supplier.member, at: { ...place, as: one.supplier.id } }),
        stranger: () => ({ who: stranger, at: place }),
      }
      for (const { action, by, times } of calls) {
        const { who, at } = people[by]()
        const outcomes = await Promise.all(Array.from({ length: times }, () => step(who, at, action)))
        for (const { status } of outcomes) assert.ok([200, 403, 404, 409].includes(status), `${action}: ${status}`)
        if (by === 'stranger') assert.ok(outcomes.every(({ status }) => status === 404))
      }
      const { cards, state, told } = await stored(id)
      assert.ok(cards.every(({ side, count }) => side !== null && count === 1))
      assert.equal(told, cards.length)
      const history = cards.map((card): TakenStep => ({
        action: actionOf[card.state],
        by: card.side,
        state: card.state,
      }))
      assert.equal(faultOf(history, state), undefined)
      await step(one.buyer, place, 'withdraw')
      await bench.pool.query(
        `update samples set state = 'withdrawn', ended_at = now() where id = $1 and ended_at is null`,
        [id],
      )
    }),
    { numRuns: runs },
  )
})
