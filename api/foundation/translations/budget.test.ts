// Caps under concurrency.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type Cost, periodOf, reserve, settle } from './budget.ts'
import { translationBench, type TranslationBench } from './testing.ts'

let bench: TranslationBench
before(async () => void (bench = await translationBench()))
after(() => bench.close())
beforeEach(() => bench.empty())

const call = { provider: 'deepl', purpose: 'listing', from: 'en', to: 'es' } as const
const now = new Date('2026-11-28T22:00:00Z')
const business = '019a0000-0000-7000-8000-000000000001'
const cost = (characters: number, more: Partial<Cost> = {}): Cost => ({
  characters,
  business: null,
  portal: '',
  ...more,
})
const take = (caps: Parameters<typeof reserve>[1], costs: Cost[]) =>
  bench.dependencies.db.transaction().execute((tx) => reserve(tx, caps, costs, call, now))
const used = (kind: string, scope = '') =>
  bench.count('select coalesce(sum(characters), 0) from translation_budgets where kind = $1 and scope = $2', [
    kind,
    scope,
  ])

test('fifty at once take exactly what fits', async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => take({ day: 1000 }, [cost(30)])))
  assert.equal(outcomes.filter(({ limits: [limit] }) => !limit).length, 33)
  assert.equal(await used('day'), 990)
  const rest = await take({ day: 1000 }, [cost(11), cost(10), cost(1)])
  assert.deepEqual(
    rest.limits.map((limit) => !limit),
    [false, true, false],
  )
  assert.equal(await used('day'), 1000)
})

test('each cap holds by itself and says when it begins anew', async () => {
  const own = { business, portal: 'italy' }
  const limitsOf = async (caps: Parameters<typeof reserve>[1]) =>
    (await take(caps, [cost(60, own), cost(50, own)])).limits[1]
  const [day, month] = [new Date('2026-11-29T00:00:00Z'), new Date('2026-12-01T00:00:00Z')]
  for (const [kind, until] of [
    ['day', day],
    ['month', month],
    ['business', month],
    ['portal', month],
  ] as const) {
    await bench.empty()
    assert.deepEqual(await limitsOf({ [kind]: 100 }), { kind, until })
    assert.equal(await used(kind, kind === 'business' ? business : kind === 'portal' ? 'italy' : ''), 60)
  }
  await bench.empty()
  assert.equal(await limitsOf({}), undefined)
  assert.equal(await used('month'), 110)
})

test('months and years end where they do', () => {
  const at = (text: string) => periodOf('month', new Date(text))
  assert.deepEqual(at('2026-12-31T23:59:59Z'), { startsOn: '2026-12-01', until: new Date('2027-01-01T00:00:00Z') })
  assert.equal(periodOf('day', new Date('2028-02-28T23:00:00Z')).until.toISOString(), '2028-02-29T00:00:00.000Z')
})

test('what was not sent is given back once; what is lost stays counted', async () => {
  const { db } = bench.dependencies
  const [one, other] = [await take({}, [cost(40, { business })]), await take({}, [cost(7)])]
  for (let time = 0; time < 2; time++) await db.transaction().execute((tx) => settle(tx, one.callID!, 'released'))
  await db.transaction().execute((tx) => settle(tx, other.callID!, 'lost'))
  await db.transaction().execute((tx) => settle(tx, other.callID!, 'released'))
  assert.deepEqual([await used('day'), await used('month'), await used('business', business)], [7, 7, 0])
})

test('at four fifths the operator is told once a period, also by many at once', async () => {
  const warnings = () => bench.count(`select count(*) from pgboss.job where name = 'translations.warn'`)
  await take({ day: 1000, month: 5000 }, [cost(799)])
  assert.equal(await warnings(), 0)
  await Promise.all(Array.from({ length: 20 }, () => take({ day: 1000, month: 5000 }, [cost(1)])))
  assert.equal(await warnings(), 1)
  await take({ day: 1000, portal: 100 }, [cost(90, { portal: 'chile' })])
  assert.equal(await warnings(), 2)
})
