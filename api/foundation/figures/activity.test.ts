// Activity figures.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Locale } from '#contract/foundation/locales.ts'
import type { ActivityKind } from '#contract/operations/console/activity.ts'
import { activity } from './activity.ts'
import { Figures } from './counters.ts'
import { addBusiness, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

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
type ActivityQuery = { days?: '7' | '30' | '90' | '365'; portal?: string; lang?: Locale }
const read = async (query: ActivityQuery = {}, who = administrator) => {
  const answer = await who.api.console.activity({ query })
  return { ...answer, of: (kind: ActivityKind) => answer.series.find((one) => one.kind === kind) }
}

test('strangers and people without a role are refused, and so are an unknown period and an unknown portal', async () => {
  assert.equal((await bench.ask('GET', '/console/activity')).status, 401)
  assert.equal((await (await bench.person()).ask('GET', '/console/activity')).status, 403)
  assert.equal((await support.ask('GET', '/console/activity?days=8')).status, 400)
  assert.equal((await support.ask('GET', '/console/activity?portal=atlantis')).status, 400)
  assert.equal((await support.ask('GET', '/console/activity?lang=fr')).status, 400)
})

test('what came to be is counted on its day, and before the period for comparison', async () => {
  const of = (at: Date) => addBusiness(bench.db, `Works of ${at.toISOString()}`, { registeredAt: at })
  for (const days of [0, 0, 3, 9, 12, 20]) await of(ago(days))
  const week = await read({ days: '7' })
  assert.equal(week.step, 'day')
  assert.equal(week.starts.length, 7)
  assert.equal(week.starts.at(-1), new Date().toISOString().slice(0, 10))
  const { values, total, before: earlier } = week.of('businesses')!
  assert.deepEqual(values, [0, 0, 0, 1, 0, 0, 2])
  assert.deepEqual([total, earlier], [3, 2])
  assert.equal((await read({ days: '30' })).of('businesses')!.total, 6)
})

test('longer periods are put together by week and month without a gap', async () => {
  for (const [days, step, least] of [
    ['90', 'week', 13],
    ['365', 'month', 12],
  ] as const) {
    const found = await read({ days })
    assert.equal(found.step, step)
    assert.ok(found.starts.length >= least && found.starts.length <= least + 1, `${found.starts.length} steps`)
    assert.equal(new Set(found.starts).size, found.starts.length)
    assert.equal(found.of('businesses')!.values.length, found.starts.length)
    assert.equal(found.of('businesses')!.total, 6)
  }
})

test('where as much happens every hour, nothing changes on the period before, at any hour of the day', async () => {
  const from = Date.parse('2017-04-01T00:00:00Z')
  const until = Date.parse('2019-06-14T00:00:00Z')
  const figures = new Figures(bench.pool)
  const search = { portal: 'usa', locale: 'en', text: 'pump', kind: 'product' } as const
  for (let at = from; at < until; at += day / 24)
    for (const total of [0, 3]) {
      figures.countSearch({ ...search, total }, new Date(at))
      figures.countAnswer(500, new Date(at))
    }
  await figures.flush()
  await bench.pool.query(
    `insert into figure_counts (kind, at, sample, count)
    select kind, at, true, 1 from unnest(array['registrations', 'inquiries', 'answeredInquiries', 'revenue']) kind,
      generate_series($1::timestamptz, $2::timestamptz - interval '1 hour', interval '1 hour') at`,
    [new Date(from), new Date(until)],
  )
  const viewer = { roles: ['administrator'] } as unknown as Parameters<typeof activity>[0]['viewer']
  const flat = [
    'registrations',
    'inquiries',
    'replyRate',
    'revenue',
    'searches',
    'searchesWithoutResults',
    'shareWithoutResults',
    'errors',
    'defects',
  ]
  for (const days of ['7', '30', '90', '365'] as const)
    for (const time of ['00:00', '00:30', '11:59', '15:00', '23:30']) {
      const now = new Date(`2019-06-13T${time}:00Z`)
      const { series, sampleUntil } = await activity({ db: bench.db, viewer }, { days }, now)
      assert.equal(sampleUntil, '2019-06-13')
      for (const { kind, compared, before: earlier } of series.filter((one) => flat.includes(one.kind))) {
        assert.ok(compared! > 0, kind)
        assert.equal(compared, earlier, `${kind} of ${days} days at ${time}`)
      }
    }
  const { series } = await activity({ db: bench.db, viewer }, { days: '7' }, new Date('2019-06-13T15:00:00Z'))
  const { total, compared } = series.find(({ kind }) => kind === 'registrations')!
  assert.deepEqual([total, compared], [6 * 24 + 16, 6 * 24])
})

test('money, the system and the words of searches are for administrators alone', async () => {
  const hidden = ['revenue', 'payments', 'errors', 'defects', 'jobsWaiting', 'jobsFailed', 'database', 'files'] as const
  const [all, some] = [await read(), await read({}, support)]
  for (const kind of hidden) {
    assert.ok(all.of(kind), kind)
    assert.equal(some.of(kind), undefined, kind)
  }
  assert.ok(some.of('searches'))
  assert.deepEqual(all.emptySearches, { texts: [], total: 0 })
  assert.equal(some.emptySearches, null)
})

test('the reply rate counts as that of a profile: answered ones, without those that came within a day and wait', async () => {
  const [sender, receiver] = [
    administrator.userID,
    await addBusiness(bench.db, 'Answering Works', { runSince: ago(30) }),
  ]
  const inquiry = (created: number, answered: number | null, more: object = {}) =>
    bench.db
      .insertInto('requests')
      .values({
        senderKind: 'user',
        senderId: sender,
        receiverId: receiver,
        subjectCode: 'other',
        createdAt: ago(created),
        answeredAt: answered === null ? null : ago(answered),
        ...more,
      })
      .execute()
  await inquiry(4, 3.5, { portal: 'mexico', locale: 'es' })
  await inquiry(4, 1, { portal: 'italy', locale: 'it' })
  await inquiry(4, null, { portal: 'italy', locale: 'it' })
  await inquiry(0.4, null)
  await inquiry(0.4, 0.3)
  await inquiry(4, null, { heldAt: ago(4) })
  await inquiry(8, null)
  await inquiry(31, null)
  const week = await read({ days: '7' })
  const { total, before: earlier, values } = week.of('replyRate')!
  assert.deepEqual([total, earlier], [0.75, 0])
  assert.equal(values[2], 2 / 3)
  const { rows } = await bench.pool.query('select rate from reply_figures($1)', [receiver])
  assert.equal(rows[0].rate, 3 / 5)
  assert.equal((await read({ days: '7', portal: 'italy' })).of('replyRate')!.total, 0.5)
  assert.equal((await read({ days: '7', lang: 'es' })).of('replyRate')!.total, 1)
  assert.equal((await read({ days: '7', portal: 'peru' })).of('replyRate')!.total, null)
})

test('with a portal or a language only figures that have one are shown; the breakdown names what has none', async () => {
  const italy = await read({ days: '7', portal: 'italy' })
  assert.deepEqual(
    italy.series.map(({ kind }) => kind),
    ['registrations', 'inquiries', 'replyRate', 'searches', 'searchesWithoutResults', 'shareWithoutResults'],
  )
  assert.equal(italy.of('inquiries')!.total, 2)
  const all = await read({ days: '7' })
  const inquiries = (rows: typeof all.portals) => rows.map(({ key, counts }) => [key, counts.inquiries])
  assert.deepEqual(inquiries(all.portals), [
    ['italy', 2],
    ['mexico', 1],
    ['', 3],
  ])
  assert.deepEqual(inquiries((await read({ days: '7', portal: 'mexico' })).languages), [['es', 1]])
})

test('revenue is what was booked, net of tax and refunds, on the day of each booking', async () => {
  const book = (at: Date, cents: number, tax: number) =>
    bench.pool.query(
      `insert into ledger_entries (booking_id, payment_id, account, amount, booked_at)
      select b.id, b.id, a.account, a.amount, $1 from (select uuidv7() as id) b,
        (values ('cash', $2::int + $3::int), ('revenue', -$2::int), ('tax', -$3::int)) as a (account, amount) where a.amount <> 0`,
      [at, cents, tax],
    )
  await book(ago(5), 100_000, 22_000)
  await book(ago(2), -25_000, -5_500)
  await book(ago(9), 40_000, 0)
  const { values, total, before: earlier } = (await read({ days: '7' })).of('revenue')!
  assert.deepEqual([values[1], values[4], total, earlier], [100_000, -25_000, 75_000, 40_000])
})

test('sizes and queues are measured by a job: the last size of a step, the longest queue, and their beginning', async () => {
  const measure = (kind: string, at: Date, level: number) =>
    bench.pool.query('insert into figure_levels (kind, at, level) values ($1, $2, $3)', [kind, at, level])
  const midnight = Math.floor(Date.now() / day) * day
  const at = (days: number, hour: number) => new Date(midnight - days * day + hour * 3_600_000)
  await measure('files', at(9, 1), 100)
  await measure('files', at(2, 1), 700)
  await measure('files', at(2, 5), 200)
  await measure('jobsWaiting', at(2, 1), 12)
  await measure('jobsWaiting', at(2, 5), 3)
  const week = await read({ days: '7' })
  assert.deepEqual(week.of('files')!.values, [null, null, null, null, 200, null, null])
  assert.deepEqual([week.of('files')!.total, week.of('files')!.before], [200, 100])
  assert.equal(week.of('jobsWaiting')!.values[4], 12)
  assert.deepEqual([week.of('jobsWaiting')!.total, week.of('jobsWaiting')!.before], [3, null])
  await bench.jobs.runDueJobs({ ahead: 3600 })
  const measured = await read({ days: '7' })
  assert.ok(measured.of('database')!.total! > 1_000_000)
  assert.equal(measured.of('jobsFailed')!.total, 0)
})
