// Activity over time: counted by step, compared with the time before, money for administrators alone.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ActivityKind } from '#contract/console/activity.ts'
import { addBusiness, testApi, type TestApi, type TestPerson } from '../testing.ts'

let bench: TestApi
let support: TestPerson
let administrator: TestPerson
before(async () => {
  bench = await testApi()
  support = await bench.person('Sue Support', { roles: ['support'] })
  administrator = await bench.person('Ada Admin', { roles: ['administrator'] })
})
after(() => bench.close())

const day = 24 * 3600 * 1000 // ms
const ago = (days: number) => new Date(Date.now() - days * day)
const read = async (days: '7' | '30' | '90' | '365', who = administrator) => {
  const { step, starts, series } = await who.api.console.activity({ query: { days } })
  return { step, starts, of: (kind: ActivityKind) => series.find((one) => one.kind === kind) }
}

test('strangers and people without a role are refused, and so is an unknown period', async () => {
  assert.equal((await bench.ask('GET', '/console/activity')).status, 401)
  assert.equal((await (await bench.person()).ask('GET', '/console/activity')).status, 403)
  assert.equal((await support.ask('GET', '/console/activity?days=8')).status, 400)
})

test('what came to be is counted on its day, and before the period for comparison', async () => {
  const of = (at: Date) => addBusiness(bench.db, `Works of ${at.toISOString()}`, { registeredAt: at })
  for (const days of [0, 0, 3, 9, 12, 20]) await of(ago(days))
  const week = await read('7')
  assert.equal(week.step, 'day')
  assert.equal(week.starts.length, 7)
  assert.equal(week.starts.at(-1), new Date().toISOString().slice(0, 10))
  const { counts, total, before: earlier } = week.of('businesses')!
  assert.deepEqual(counts, [0, 0, 0, 1, 0, 0, 2])
  assert.deepEqual([total, earlier], [3, 2])
  assert.equal((await read('30')).of('businesses')!.total, 6)
})

test('longer periods are put together by week and month without a gap', async () => {
  for (const [days, step, least] of [
    ['90', 'week', 13],
    ['365', 'month', 12],
  ] as const) {
    const found = await read(days)
    assert.equal(found.step, step)
    assert.ok(found.starts.length >= least && found.starts.length <= least + 1, `${found.starts.length} steps`)
    assert.equal(new Set(found.starts).size, found.starts.length)
    assert.equal(found.of('businesses')!.counts.length, found.starts.length)
    assert.equal(found.of('businesses')!.total, 6)
  }
})

test('payments are counted for administrators alone', async () => {
  assert.ok((await read('30')).of('payments'))
  assert.equal((await read('30', support)).of('payments'), undefined)
})
