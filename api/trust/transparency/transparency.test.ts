// Transparency report.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'

type Report = Partial<{ reason: string; type: string; id: string; at: string; settled: string; outcome: string }>
async function report(
  { pool }: TestApi,
  { reason = 'spam', type = 'post', id = randomUUID(), at = '2025-11-10', settled, outcome }: Report,
): Promise<void> {
  await pool.query(
    `insert into reports (reporter_id, resource_type, resource_id, reason, reported_at, settled_at, outcome)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), type, id, reason, `${at}Z`, settled && `${settled}Z`, outcome],
  )
}

type Decision = {
  act: string
  kind?: string
  at: string
  taken?: string
  appealed?: string
  decided?: string
  upheld?: boolean
}
async function decide(
  { pool }: TestApi,
  { act, kind = 'post', at, taken, appealed, decided, upheld }: Decision,
): Promise<void> {
  const utc = (day: string | undefined) => day && `${day}Z`
  await pool.query(
    `insert into sanctions (object_kind, object_id, object_name, subject_kind, subject_id, act, rule, reason, decided_by,
        decided_at, ended_at, ended_by, token_hash, appeal, appealed_at, appeal_decided_at, appeal_upheld)
      values ($1, $2, 'A secret name', 'user', $3, $4, 'spam', 'A secret reason', $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      kind,
      randomUUID(),
      randomUUID(),
      act,
      randomUUID(),
      utc(at),
      utc(taken),
      taken && randomUUID(),
      randomBytes(32),
      appealed && 'A secret appeal',
      utc(appealed),
      utc(decided),
      upheld,
    ],
  )
}

async function open(context: TestContext): Promise<TestApi> {
  const bench = await testApi()
  context.after(() => bench.close())
  return bench
}

test('reports are counted by reason and kind in the month, in UTC, in which they came', async (context) => {
  const bench = await open(context)
  await report(bench, { reason: 'illegal', type: 'product', at: '2025-11-30 23:59:59' })
  await report(bench, { reason: 'illegal', at: '2025-12-01 00:00' })
  await report(bench, { at: '2025-12-31 23:59' })
  const { years, year, months } = await bench.api.transparency.report({ query: { year: 2025 } })
  assert.equal(years[0], 2025)
  assert.equal(years.at(-1), new Date().getUTCFullYear())
  assert.equal(year, 2025)
  assert.deepEqual(
    months.map(({ month, over, reports, byReason, byKind }) => [
      month,
      over,
      reports,
      byReason.illegal,
      byReason.spam,
      byKind.product,
      byKind.post,
    ]),
    [
      ['2025-11', true, 1, 1, 0, 1, 0],
      ['2025-12', true, 2, 1, 1, 0, 2],
    ],
  )
})

test('decisions: one of no measure for reports settled together, each sanction, and the median time of the reports', async (context) => {
  const bench = await open(context)
  const id = randomUUID()
  for (const at of ['2025-11-10 00:00', '2025-11-10 02:00'])
    await report(bench, { id, at, settled: '2025-11-10 12:00', outcome: 'dismissed' })
  await report(bench, { at: '2025-11-09 12:00', settled: '2025-11-10 12:00', outcome: 'upheld' })
  await report(bench, { at: '2025-11-09 12:00' })
  for (const act of ['warn', 'hide', 'hide', 'suspend']) await decide(bench, { act, at: '2025-11-10' })
  const [november, december] = (await bench.api.transparency.report({ query: { year: 2025 } })).months
  assert.deepEqual([november!.settled, november!.medianHours], [3, 12])
  assert.deepEqual(november!.decisions, {
    none: 1,
    warn: 1,
    hide: 2,
    remove: 0,
    limit: 0,
    suspend: 1,
    reject: 0,
    terminate: 0,
  })
  assert.deepEqual([december!.reports, december!.settled, december!.medianHours], [0, 0, null])
})

test('appeals count when they come and when they are decided; what ends by its term was not taken back', async (context) => {
  const bench = await open(context)
  await decide(bench, {
    act: 'hide',
    at: '2025-10-05',
    appealed: '2025-11-02',
    decided: '2025-12-03',
    upheld: false,
    taken: '2025-12-03',
  })
  await decide(bench, { act: 'remove', at: '2025-10-05', appealed: '2025-11-02', decided: '2025-11-03', upheld: true })
  await decide(bench, { act: 'limit', at: '2025-10-05' })
  await bench.pool.query(`update sanctions set ended_at = '2025-11-01Z' where act = 'limit'`)
  const { months } = await bench.api.transparency.report({ query: { year: 2025 } })
  assert.deepEqual(
    months.map(({ month, appeals, restored }) => [month, appeals.received, appeals.upheld, appeals.reversed, restored]),
    [
      ['2025-10', 0, 0, 0, 0],
      ['2025-11', 2, 1, 0, 0],
      ['2025-12', 0, 0, 1, 1],
    ],
  )
})

test('without anything the present month says so; other years have no report', async (context) => {
  const bench = await open(context)
  const { years, months } = await bench.api.transparency.report()
  const now = new Date().toISOString()
  assert.deepEqual(years, [Number(now.slice(0, 4))])
  assert.deepEqual(
    months.map(({ month, over, reports }) => [month, over, reports]),
    [[now.slice(0, 7), false, 0]],
  )
  await assert.rejects(bench.api.transparency.report({ query: { year: 2001 } }), { name: 'NotFound' })
  await assert.rejects(bench.api.transparency.report({ query: { year: 'now' } }), { name: 'ValidationError' })
})

test('numbers are counted once an hour, and nothing but numbers is told', async (context) => {
  const bench = await open(context)
  await decide(bench, { act: 'hide', at: '2025-11-10', appealed: '2025-11-11' })
  const first = await bench.api.transparency.report({ query: { year: 2025 } })
  assert.doesNotMatch(JSON.stringify(first), /secret|[0-9a-f]{8}-/)
  await report(bench, {})
  assert.deepEqual(await bench.api.transparency.report({ query: { year: 2025 } }), first)
})
