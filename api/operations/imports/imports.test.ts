// Importer.
import assert from 'node:assert/strict'
import { statSync, truncateSync } from 'node:fs'
import { test } from 'node:test'
import { removeSample } from './sample.ts'
import { business, countOf, directoryOf, product, importBench, writeRows } from './testing.ts'

const { folder, database, load, rowOf, rejected } = importBench()

test('a second run changes nothing: no row, no event', async () => {
  const { pool } = database()
  const businesses = writeRows(folder, 'twice.jsonl', [business('t1'), business('t2'), business('t3')])
  const products = writeRows(folder, 'twice-products.jsonl.gz', [
    product('tp1', { business: 't1' }),
    product('tp2', { brand: 'Twice' }),
  ])
  const first = await load({ businesses, products })
  assert.deepEqual(first.counts.businesses, { added: 3, changed: 0, unchanged: 0, rejected: 0 })
  assert.deepEqual([first.counts.brands.added, first.counts.products.added], [1, 2])
  const stands =
    'select xmin::text, ctid::text from businesses union all select xmin::text, ctid::text from products order by 1, 2'
  const rows = (await pool.query(stands)).rows
  const events = await countOf(pool, 'events')
  const second = await load({ businesses, products })
  assert.deepEqual(second.counts.businesses, { added: 0, changed: 0, unchanged: 3, rejected: 0 })
  assert.deepEqual(second.counts.products, { added: 0, changed: 0, unchanged: 2, rejected: 0 })
  assert.deepEqual((await pool.query(stands)).rows, rows)
  assert.equal(await countOf(pool, 'events'), events)
})

test('a changed row updates that row alone and tells its id', async () => {
  const { pool } = database()
  await load({ businesses: writeRows(folder, 'changed.jsonl', [business('c1'), business('c2')]) })
  const before = [await rowOf('businesses', 'c1'), await rowOf('businesses', 'c2')]
  const events = await countOf(pool, 'events')
  const { counts } = await load({
    businesses: writeRows(folder, 'changed.jsonl', [business('c1'), business('c2', { city: 'Bonn' })]),
  })
  assert.deepEqual(counts.businesses, { added: 0, changed: 1, unchanged: 1, rejected: 0 })
  assert.deepEqual(await rowOf('businesses', 'c1'), before[0])
  const changed = await rowOf('businesses', 'c2')
  assert.deepEqual([changed.id, changed.city, changed.version], [before[1]!.id, 'Bonn', 2])
  const { rows } = await pool.query('select name, data from events order by id offset $1', [events])
  assert.deepEqual(rows, [{ name: 'businesses.changed', data: { ids: [changed.id] } }])
})

test('an update leaves alone what the file does not say: tier, verification, time of registration', async () => {
  await load({ businesses: writeRows(folder, 'tier.jsonl', [business('tier')]) })
  await database().pool.query(
    `update businesses set subscription = 'gold', verified_at = '2025-01-01' where source_id = 'tier'`,
  )
  const before = await rowOf('businesses', 'tier')
  await load({ businesses: writeRows(folder, 'tier.jsonl', [business('tier', { city: 'Ulm' })]) })
  const after = await rowOf('businesses', 'tier')
  assert.deepEqual(
    [after.subscription, after.verified_at, after.registered_at],
    ['gold', before.verified_at, before.registered_at],
  )
  assert.equal(after.city, 'Ulm')
})

test('an update has the texts judged anew that it changes; the languages of others stay', async () => {
  const written = { description: 'Fabricamos bombas.' }
  await load({ products: writeRows(folder, 'spoken.jsonl', [product('spoken', written)]) })
  const declared = { name: 'ca', description: 'ca' }
  await database().pool.query(`update products set languages = $1 where source_id = 'spoken'`, [declared])
  await load({ products: writeRows(folder, 'spoken.jsonl', [product('spoken', { ...written, brand: 'Bombes' })]) })
  assert.deepEqual((await rowOf('products', 'spoken')).languages, declared)
  const rewritten = { brand: 'Bombes', description: 'Fabricamos válvulas.' }
  await load({ products: writeRows(folder, 'spoken.jsonl', [product('spoken', rewritten)]) })
  assert.deepEqual((await rowOf('products', 'spoken')).languages, { name: 'ca' })
})

test('a bad row is rejected with its line and reason, and the rest is in', async () => {
  const file = writeRows(folder, 'bad.jsonl', [
    business('ok1'),
    '{"id": "broken", "name": ',
    business('noname', { name: '\u200b ' }),
    business('nowhere', { countryCode: 'QQ' }),
    business('long', { name: 'x'.repeat(201) }),
    '',
    business('types', { name: { en: 'No' } }),
    business('ok1', { name: 'Another' }),
    business('type', { businessType: 'PR' }),
    business('industry', { industryCode: '0099' }),
    '[1, 2]',
    { ...business('x'), id: undefined },
    '"\ud83d lone',
    business('ok2', { description: 'a\u0000b' }),
  ])
  const { counts, rejectsFiles } = await load({ businesses: file })
  assert.deepEqual(counts.businesses, { added: 2, changed: 0, unchanged: 0, rejected: 11 })
  assert.deepEqual(rejectsFiles, [`${folder}/bad-rejects.jsonl`])
  const reasons = rejected('bad').map(({ line, reason }) => `${line} ${reason}`)
  const expected = [
    /^2 not valid JSON/,
    /^3 name: is empty/,
    /^4 countryCode: unknown country QQ/,
    /^5 name: is longer than 200/,
    /^7 name: /,
    /^8 id: ok1 stands in an earlier line/,
  ]
  for (const [at, pattern] of [
    ...expected,
    /^9 businessType: /,
    /^10 industryCode: unknown/,
    /^11 row: /,
    /^12 id: is missing/,
    /^13 not valid JSON/,
  ].entries())
    assert.match(reasons[at]!, pattern)
  assert.equal(rejected('bad')[0]!.row, '{"id": "broken", "name": ')
  assert.equal((await rowOf('businesses', 'ok1')).company_name, 'Company ok1')
  assert.equal((await rowOf('businesses', 'ok2')).general_description, 'ab')
})

test('a row that only the database refuses is rejected alone', async () => {
  const people = writeRows(folder, 'people.json', [
    { id: 'p1', firstName: 'Ada', lastName: 'Example', username: 'ada' },
    { id: 'p2', firstName: 'Ada', lastName: 'Other', username: 'ada' },
    { id: 'p3', firstName: 'Bea', lastName: 'Example', username: 'bea' },
  ])
  const { counts } = await load({ people })
  assert.deepEqual(counts.people, { added: 2, changed: 0, unchanged: 0, rejected: 1 })
  assert.match(rejected('people')[0]!.reason, /^the database refuses it: .*people_username_key/)
})

test('a file that breaks off gives what it has, and a newer one then counts from its first line', async () => {
  const rows = Array.from({ length: 1500 }, (_, at) => business(`torn${at}`))
  const file = writeRows(folder, 'torn.jsonl.gz', rows)
  truncateSync(file, statSync(file).size - 4)
  const torn = () => assert.rejects(load({ businesses: file }), /unexpected end of file/)
  await torn()
  assert.equal(await countOf(database().pool, `businesses where source_id like 'torn%'`), 1500)
  const newer = writeRows(folder, 'newer.jsonl', [business('torn1', { city: 'Newer' })])
  await load({ businesses: newer })
  assert.equal((await rowOf('businesses', 'torn1')).city, 'Newer')
  await torn()
  assert.equal((await rowOf('businesses', 'torn1')).city, null)
})

test('plain and gzip are told apart by their bytes, not by their names', async () => {
  const packed = writeRows(folder, 'packed.jsonl.gz', [business('g1'), business('g2')])
  const unpacked = writeRows(folder, 'unpacked.jsonl', [
    '\ufeff' + JSON.stringify(business('g3')),
    `${JSON.stringify(business('g4'))}\r`,
  ])
  assert.equal((await load({ businesses: packed })).counts.businesses.added, 2)
  assert.equal((await load({ businesses: unpacked })).counts.businesses.added, 2)
})

test('demonstration data can be taken out again, and nothing else goes', async () => {
  const { pool } = database()
  const others = await directoryOf(pool)
  const people = writeRows(folder, 'sample-people.jsonl', [
    { id: 'sp', firstName: 'Sam', lastName: 'Ple', business: 's1' },
  ])
  await load(
    {
      businesses: writeRows(folder, 'sample.jsonl', [business('s1')]),
      products: writeRows(folder, 'sample-products.jsonl', [product('sp1', { business: 's1' })]),
      people,
    },
    { sample: true },
  )
  assert.deepEqual(await removeSample(database().kysely), { businesses: 1, products: 1, people: 1 })
  assert.equal(await directoryOf(pool), others)
})
