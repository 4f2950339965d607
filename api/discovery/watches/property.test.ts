// Random changes: news equal a full comparison.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { setVerified } from '#api/identity/businesses/lookup.ts'
import { addBusiness, addProduct } from '#api/testing.ts'
import { openMatcher } from './matching.ts'
import { openReader } from './reader.ts'
import { testWatches } from './testing.ts'

const { bench } = await testWatches()
const { db, pool, dependencies } = bench
const words = ['gear', 'pump', 'valve', 'steel', 'brass']
const countries = ['IT', 'DE'] as const

const word = fc.constantFrom(...words)
const place = fc.nat({ max: 7 })
const act = fc.oneof(
  fc.record({ does: fc.constant('add' as const), names: fc.tuple(word, word), owner: place }),
  fc.record({ does: fc.constant('rename' as const), names: fc.tuple(word, word), product: place }),
  fc.record({ does: fc.constant('days' as const), days: fc.constantFrom(10, 20, 30), product: place }),
  fc.record({ does: fc.constantFrom('hide' as const, 'show' as const, 'repeat' as const), product: place }),
  fc.record({ does: fc.constantFrom('verify' as const, 'doubt' as const), owner: place }),
  fc.record({
    does: fc.constant('save' as const),
    text: word,
    country: fc.option(fc.constantFrom(...countries)),
    verified: fc.boolean(),
  }),
  fc.record({ does: fc.constant('watch' as const), product: place }),
  fc.record({ does: fc.constantFrom('settle' as const, 'half' as const, 'restart' as const) }),
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

type Question = { resourceType: 'product'; textQuery: string }
type Person = Awaited<ReturnType<typeof bench.person>>
type Fact = { first: number | null; last: number | null }

async function emptied(): Promise<void> {
  await pool.query(
    `truncate watch_news, saved_searches, watches, watched_facts, watch_changes; update products set removed_at = now();
     update businesses set removed_at = now()`,
  )
  await pool.query(
    `insert into events (name, data) select 'businesses.changed', jsonb_build_object('ids', jsonb_agg(id)) from businesses`,
  )
}

async function hitsOf(question: Question): Promise<string[]> {
  const { data } = await bench.api.search.product({ body: { ...question, size: 50, facets: false } })
  return data.map(({ productID }) => productID)
}

async function leadTimeOf(id: string) {
  const { rows } = await pool.query<{ days: number | null; status: string }>(
    'select lead_time as days, status from products where id = $1',
    [id],
  )
  return rows[0]!
}

function change(id: string, columns: { name?: string; leadTime?: number; status?: 'draft' | 'active' }) {
  return db.transaction().execute(async (tx) => {
    if (Object.keys(columns).length > 0) await tx.updateTable('products').set(columns).where('id', '=', id).execute()
    await emitEvent(tx, 'products.changed', { ids: [id] })
  })
}

function byThing([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return String(one) < String(other) ? -1 : 1
}

class Model {
  readonly products: string[] = []
  /** Only changed hits are news, not those listed for fewness of others. */
  readonly touched = new Set<string>()
  private readonly ownerOf = new Map<string, string>()
  private readonly saved: { id: string; question: Question; known: Set<string> }[] = []
  private readonly expected = new Map<string, Set<string>>()
  private readonly facts = new Map<string, Fact>()
  private reader = openReader(dependencies)
  private matcher = openMatcher(dependencies)

  private readonly ann: Person

  constructor(ann: Person) {
    this.ann = ann
  }

  async add(owner: string, name: string): Promise<void> {
    const id = await addProduct(db, owner, name)
    this.products.push(id)
    this.ownerOf.set(id, owner)
    this.touched.add(id)
  }

  async change(id: string, columns: Parameters<typeof change>[1]): Promise<void> {
    this.touched.add(id)
    await change(id, columns)
  }

  async verify(owner: string, at: Date | null): Promise<void> {
    for (const [id, by] of this.ownerOf) if (by === owner) this.touched.add(id)
    await db.transaction().execute((tx) => setVerified(tx, owner, at))
  }

  async save({ text, country, verified }: Extract<Act, { does: 'save' }>): Promise<void> {
    await this.settle()
    const question = {
      resourceType: 'product' as const,
      textQuery: text,
      ...(country && { country: [country] }),
      ...(verified && { verified: true }),
    }
    const { id } = await this.ann.api.savedSearches.save({ body: { name: text, question } })
    if (!this.saved.some((other) => other.id === id))
      this.saved.push({ id, question, known: new Set(await hitsOf(question)) })
  }

  async watch(product: string): Promise<void> {
    const { days, status } = await leadTimeOf(product)
    if (status !== 'active') return
    await this.ann.api.watches.watch({ body: { resourceType: 'product', resourceID: product } })
    if (!this.facts.has(product)) this.facts.set(product, { first: days, last: days })
  }

  read() {
    return this.reader.read()
  }

  restart(): void {
    this.reader = openReader(dependencies)
    this.matcher = openMatcher(dependencies)
  }

  async match(): Promise<void> {
    await this.reader.read()
    while (await this.matcher.match());
  }

  async settle(): Promise<void> {
    await this.match()
    for (const { id, question, known } of this.saved)
      for (const hit of await hitsOf(question)) {
        if (known.has(hit) || !this.touched.has(hit)) continue
        known.add(hit)
        this.expected.set(hit, (this.expected.get(hit) ?? new Set()).add(id))
      }
    this.touched.clear()
    for (const [id, fact] of this.facts) {
      const { days, status } = await leadTimeOf(id)
      if (status === 'active') fact.last = days
    }
    await this.compare()
  }

  private async compare(): Promise<void> {
    type Amount = { number: number } | null
    const { rows } = await pool.query<{ kind: string; thing: string; searches: string[]; old: Amount; new: Amount }>(
      'select kind, thing_id as thing, searches, old, new from watch_news where user_id = $1 order by thing_id, kind',
      [this.ann.userID],
    )
    const told = rows.filter(({ kind }) => kind === 'match').map(({ thing, searches }) => [thing, searches.toSorted()])
    const due = [...this.expected].map(([thing, searches]) => [thing, [...searches].toSorted()])
    assert.deepEqual(told, due.toSorted(byThing))
    const changed = rows
      .filter(({ kind }) => kind === 'leadTime')
      .map((row) => [row.thing, row.old?.number ?? null, row.new?.number ?? null])
    const moved = [...this.facts].flatMap(([id, { first, last }]) => (first === last ? [] : [[id, first, last]]))
    assert.deepEqual(changed, moved.toSorted(byThing))
  }
}

async function follow(acts: readonly Act[]): Promise<void> {
  await emptied()
  const model = new Model(await bench.person('Ann'))
  await model.match()
  const owners = [await addBusiness(db, 'Alfa'), await addBusiness(db, 'Beta', { countryCode: 'DE' })]
  for (const [at, name] of words.entries())
    await model.add(owners[at % 2]!, `${name} ${words[(at + 1) % words.length]}`)
  for (const one of acts) {
    const owner = 'owner' in one ? owners[one.owner % owners.length]! : ''
    const product = 'product' in one ? model.products[one.product % model.products.length]! : ''
    if (one.does === 'add') await model.add(owner, one.names.join(' '))
    if (one.does === 'rename') await model.change(product, { name: one.names.join(' ') })
    if (one.does === 'days') await model.change(product, { leadTime: one.days })
    if (one.does === 'hide') await model.change(product, { status: 'draft' })
    if (one.does === 'show') await model.change(product, { status: 'active' })
    if (one.does === 'repeat') await model.change(product, {})
    if (one.does === 'verify' || one.does === 'doubt')
      await model.verify(owner, one.does === 'verify' ? new Date() : null)
    if (one.does === 'save') await model.save(one)
    if (one.does === 'watch') await model.watch(product)
    if (one.does === 'settle') await model.settle()
    if (one.does === 'half') await model.read()
    if (one.does === 'restart') model.restart()
  }
  await model.settle()
  await model.settle()
}

test('whatever changes, a hit is told once with its reasons, and a fact with the value before', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 50 }), follow), { numRuns: 20 })
})
