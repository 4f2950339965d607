// Random changes: news are those that a comparison of all hits and facts finds; none twice, none missed.
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

async function follow(acts: readonly Act[]): Promise<void> {
  await pool.query(
    `truncate watch_news, saved_searches, watches, watched_facts, watch_changes; update products set removed_at = now();
     update businesses set removed_at = now()`,
  )
  await pool.query(
    `insert into events (name, data) select 'businesses.changed', jsonb_build_object('ids', jsonb_agg(id)) from businesses`,
  )
  let [reader, matcher] = [openReader(dependencies), openMatcher(dependencies)]
  const settle = async () => {
    await reader.read()
    while (await matcher.match());
  }
  await settle()
  const ann = await bench.person('Ann')
  const owners = [await addBusiness(db, 'Alfa'), await addBusiness(db, 'Beta', { countryCode: 'DE' })]
  const products: string[] = []
  const ownerOf = new Map<string, string>()
  /** Hits alone that changed are news: whatever the engine lists for fewness of others is none. */
  const touched = new Set<string>()
  async function add(owner: string, name: string): Promise<void> {
    const id = await addProduct(db, owner, name)
    products.push(id)
    ownerOf.set(id, owner)
    touched.add(id)
  }
  for (const [at, name] of words.entries()) await add(owners[at % 2]!, `${name} ${words[(at + 1) % words.length]}`)
  const saved: { id: string; question: { textQuery: string }; known: Set<string> }[] = []
  const expected = new Map<string, Set<string>>()
  const facts = new Map<string, { first: number | null; last: number | null }>()
  const change = (id: string, columns: object) =>
    db.transaction().execute(async (tx) => {
      touched.add(id)
      if (Object.keys(columns).length > 0) await tx.updateTable('products').set(columns).where('id', '=', id).execute()
      await emitEvent(tx, 'products.changed', { ids: [id] })
    })
  const hitsOf = async (question: { textQuery: string }) => {
    const { data } = await bench.api.search.product({ body: { ...question, size: 50, facets: false } })
    return data.map(({ productID }) => productID)
  }
  const leadTimeOf = async (id: string) =>
    (
      await pool.query<{ days: number | null; status: string }>(
        `select lead_time as days, status from products where id = $1`,
        [id],
      )
    ).rows[0]!
  async function settleAll(): Promise<void> {
    await settle()
    for (const { id, question, known } of saved)
      for (const hit of await hitsOf(question)) {
        if (known.has(hit) || !touched.has(hit)) continue
        known.add(hit)
        expected.set(hit, (expected.get(hit) ?? new Set()).add(id))
      }
    touched.clear()
    for (const [id, fact] of facts) {
      const { days, status } = await leadTimeOf(id)
      if (status === 'active') fact.last = days
    }
    const { rows } = await pool.query<{
      kind: string
      thing: string
      searches: string[]
      old: { number: number } | null
      new: { number: number } | null
    }>(
      `select kind, thing_id as thing, searches, old, new from watch_news where user_id = $1 order by thing_id, kind`,
      [ann.userID],
    )
    const told = rows.filter(({ kind }) => kind === 'match').map(({ thing, searches }) => [thing, searches.toSorted()])
    assert.deepEqual(
      told,
      [...expected]
        .map(([thing, searches]) => [thing, [...searches].toSorted()])
        .toSorted(([one], [other]) => (one! < other! ? -1 : 1)),
    )
    const changed = rows
      .filter(({ kind }) => kind === 'leadTime')
      .map((row) => [row.thing, row.old?.number ?? null, row.new?.number ?? null])
    assert.deepEqual(
      changed,
      [...facts]
        .flatMap(([id, { first, last }]) => (first === last ? [] : [[id, first, last]]))
        .toSorted(([one], [other]) => (one! < other! ? -1 : 1)),
    )
  }
  for (const one of acts) {
    const owner = 'owner' in one ? owners[one.owner % owners.length]! : ''
    const product = 'product' in one ? products[one.product % products.length] : undefined
    if (one.does === 'add') await add(owner, one.names.join(' '))
    if (one.does === 'rename' && product) await change(product, { name: one.names.join(' ') })
    if (one.does === 'days' && product) await change(product, { leadTime: one.days })
    if (one.does === 'hide' && product) await change(product, { status: 'draft' })
    if (one.does === 'show' && product) await change(product, { status: 'active' })
    if (one.does === 'repeat' && product) await change(product, {})
    if (one.does === 'verify' || one.does === 'doubt') {
      for (const [id, by] of ownerOf) if (by === owner) touched.add(id)
      await db.transaction().execute((tx) => setVerified(tx, owner, one.does === 'verify' ? new Date() : null))
    }
    if (one.does === 'save') {
      await settleAll()
      const question = {
        resourceType: 'product' as const,
        textQuery: one.text,
        ...(one.country && { country: [one.country] }),
        ...(one.verified && { verified: true }),
      }
      const { id } = await ann.api.savedSearches.save({ body: { name: one.text, question } })
      if (!saved.some((other) => other.id === id)) saved.push({ id, question, known: new Set(await hitsOf(question)) })
    }
    if (one.does === 'watch' && product && (await leadTimeOf(product)).status === 'active') {
      await ann.api.watches.watch({ body: { resourceType: 'product', resourceID: product } })
      const { days } = await leadTimeOf(product)
      if (!facts.has(product)) facts.set(product, { first: days, last: days })
    }
    if (one.does === 'settle') await settleAll()
    if (one.does === 'half') await reader.read()
    if (one.does === 'restart') [reader, matcher] = [openReader(dependencies), openMatcher(dependencies)]
  }
  await settleAll()
  await settleAll()
}

test('whatever changes, a hit is told once with its reasons, and a fact with the value before', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 50 }), follow), { numRuns: 20 })
})
