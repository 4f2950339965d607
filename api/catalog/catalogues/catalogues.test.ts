// Catalog imports over the API.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Cells, importRowsMost } from '#contract/catalog/catalogues/columns.ts'
import { productLimits } from '#api/billing/plans/testing.ts'
import { Refusal } from '#kit/refusal.ts'
import { addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { checked, company, leaf, problemsOf, productsOf, pump, started, stateOf } from './testing.ts'

const category = leaf.category!

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

const conflict = (error: unknown) => error instanceof Refusal && error.name === 'Conflict'

test('a table becomes products; the same again changes nothing; a changed cell changes that product', async () => {
  const businessID = await company(bench, owner)
  const rows = [pump, { name: 'Plain bolt' }]
  const { told } = await checked(owner, businessID, rows)
  assert.deepEqual(told.counts, { added: 2, changed: 0, unchanged: 0, refused: 0, drafts: 0 })
  assert.deepEqual(await productsOf(owner, businessID), [])

  const params = await started(owner, businessID, rows)
  assert.equal((await stateOf(owner, businessID, params)).status, 'waiting')
  await bench.jobs.runDueJobs()
  const done = await stateOf(owner, businessID, params)
  assert.deepEqual([done.status, done.rows, done.rowsDone], ['done', 2, 2])
  const { data } = await owner.api.catalogues.rows({ params, query: { businessID } })
  assert.deepEqual(
    data.map(({ row, outcome, name }) => [row, outcome, name]),
    [
      [2, 'added', 'Pump A'],
      [3, 'added', 'Plain bolt'],
    ],
  )
  const made = await owner.api.products.read({ params: { id: data[0]!.productID! } })
  assert.equal(made.category?.id, category.id)
  assert.equal(made.subCategory?.id, leaf.id)
  assert.deepEqual(made.price, {
    min: 100,
    max: 120.5,
    currency: 'EUR',
    unit: 'piece',
    tiers: [
      { quantity: 10, price: 95 },
      { quantity: 100, price: 90.25 },
    ],
  })
  assert.deepEqual(made.keywords, ['pump', 'water'])
  assert.deepEqual(made.specs, [
    { key: 'Flow rate', value: '20 m³/h' },
    { key: 'Weight', value: '12' },
  ])
  assert.deepEqual([made.leadTime, made.stock, made.hsCode, made.status], [14, true, '841370', 'active'])

  const again = await started(owner, businessID, rows)
  await bench.jobs.runDueJobs()
  assert.equal((await stateOf(owner, businessID, again)).counts?.unchanged, 2)
  assert.equal((await owner.api.products.read({ params: { id: made.productID } })).version, made.version)

  const cheaper = [{ partNumber: 'ｐａ－１', price: '80,5', currency: '', 'spec:Weight': '-', 'spec:Head': '30 m' }]
  await started(owner, businessID, cheaper, { decimal: ',' })
  await bench.jobs.runDueJobs()
  const after = await owner.api.products.read({ params: { id: made.productID } })
  assert.deepEqual([after.price?.min, after.price?.max, after.price?.currency], [80.5, 80.5, 'EUR'])
  assert.deepEqual(
    after.specs.map(({ key }) => key),
    ['Flow rate', 'Head'],
  )
  assert.equal(after.description, made.description)
  assert.equal(after.version, made.version + 1)
})

test('what is imported is found by search at once', async () => {
  const businessID = await company(bench, owner)
  await started(owner, businessID, [{ name: 'Zyklotronpumpe' }])
  await bench.jobs.runDueJobs()
  const answer = await bench.api.search.product({ body: { search: 'zyklotronpumpe' } as never })
  assert.equal(answer.data[0]?.name, 'Zyklotronpumpe')
})

test('a dry run names row, column and reason, and nothing is imported until they are mended or left out', async () => {
  const businessID = await company(bench, owner)
  const rows: Cells[] = [
    { name: 'Good' },
    { partNumber: 'X1' },
    { name: 'Bad numbers', price: 'cheap', leadTime: '1.5', hsCode: '12', stock: 'maybe' },
    { name: 'No currency', price: 5 },
    { name: 'Strange currency', price: 5, currency: 'ZZZ' },
    { name: 'Upside down', price: 5, priceMax: 3, currency: 'EUR' },
    { name: 'Tiers', tiers: '100: 5; 10: 6', currency: 'EUR' },
    { name: 'Nowhere', category: 'Unheard of' },
    { name: 'good' },
    { name: 'N'.repeat(201) },
    { name: 'Spec', 'spec:Long': 'x'.repeat(501) },
    { name: 'Photo', photos: 'missing.jpg' },
    { name: 'Status', status: 'sleeping' },
    { name: 'Words', keywords: Array.from({ length: 11 }, (_, i) => `w${i}`).join(';') },
  ]
  const { params, told } = await checked(owner, businessID, rows)
  assert.deepEqual(told.counts, { added: 1, changed: 0, unchanged: 0, refused: 13, drafts: 0 })
  assert.deepEqual(await problemsOf(owner, businessID, params), [
    [3, 'name missing'],
    [4, 'price number', 'leadTime whole', 'stock yesNo', 'hsCode hsCode'],
    [5, 'currency missing'],
    [6, 'currency currency'],
    [7, 'price order'],
    [8, 'tiers tiers'],
    [9, 'category category'],
    [10, 'name twice'],
    [11, 'name tooLong'],
    [12, 'spec:Long tooLong'],
    [13, 'photos pictureMissing'],
    [14, 'status status'],
    [15, 'keywords tooMany'],
  ])
  await assert.rejects(owner.api.catalogues.start({ params, body: { businessID } }), conflict)
  await owner.api.catalogues.addRows({ params, body: { businessID, rows: [{ row: 3, cells: { name: 'Mended' } }] } })
  assert.equal((await owner.api.catalogues.check({ params, body: { businessID } })).counts?.refused, 12)
  await owner.api.catalogues.start({ params, body: { businessID, skipRefused: true } })
  await bench.jobs.runDueJobs()
  assert.deepEqual(
    (await productsOf(owner, businessID)).map(({ name }) => name),
    ['Good', 'Mended'],
  )
  assert.equal((await stateOf(owner, businessID, params)).counts?.refused, 12)
})

test('a row that is refused only when it is carried out leaves the whole catalogue as it was', async () => {
  const businessID = await company(bench, owner)
  const params = await started(owner, businessID, [{ name: 'First' }, { name: 'Twin', brand: 'New' }])
  await addProduct(bench.db, businessID, 'Twin')
  await addProduct(bench.db, businessID, 'Twin')
  await bench.jobs.runDueJobs()
  assert.equal((await stateOf(owner, businessID, params)).status, 'failed')
  assert.deepEqual(await problemsOf(owner, businessID, params), [[3, 'name several']])
  assert.equal((await productsOf(owner, businessID)).length, 2)
})

test('what the membership does not show becomes a draft, in the order of the file, and the report says so', async () => {
  const businessID = await company(bench, owner, 'standard')
  await addProduct(bench.db, businessID, 'Old one')
  const rows = Array.from({ length: 9 }, (_, at) => ({ name: `New ${at}`, status: at === 8 ? 'draft' : '' }))
  const params = await started(owner, businessID, rows)
  await bench.jobs.runDueJobs()
  const { counts } = await stateOf(owner, businessID, params)
  assert.deepEqual(counts, { added: 9, changed: 0, unchanged: 0, refused: 0, drafts: 2 })
  const all = await productsOf(owner, businessID)
  assert.equal(all.filter(({ status }) => status === 'active').length, productLimits.standard)
  assert.deepEqual(
    all.filter(({ status }) => status === 'draft').map(({ name }) => name),
    ['New 6', 'New 7', 'New 8'],
  )
  const more = [
    { name: 'New 0', status: 'archived' },
    { name: 'New 6', status: 'active' },
    { name: 'New 7', status: 'active' },
  ]
  const second = await started(owner, businessID, more)
  await bench.jobs.runDueJobs()
  assert.deepEqual((await stateOf(owner, businessID, second)).counts, {
    added: 0,
    changed: 2,
    unchanged: 1,
    refused: 0,
    drafts: 1,
  })
})

test('one import of a business at a time; before it begins it can be cancelled; starting twice is once', async () => {
  const businessID = await company(bench, owner)
  const first = await started(owner, businessID, [{ name: 'One' }])
  const { params: second } = await checked(owner, businessID, [{ name: 'Two' }])
  await assert.rejects(owner.api.catalogues.start({ params: second, body: { businessID } }), conflict)
  assert.equal((await owner.api.catalogues.start({ params: first, body: { businessID } })).status, 'waiting')
  for (let time = 0; time < 2; time++)
    assert.equal((await owner.api.catalogues.cancel({ params: first, body: { businessID } })).status, 'cancelled')
  await owner.api.catalogues.start({ params: second, body: { businessID } })
  await bench.jobs.runDueJobs()
  assert.deepEqual(
    (await productsOf(owner, businessID)).map(({ name }) => name),
    ['Two'],
  )
  await assert.rejects(owner.api.catalogues.cancel({ params: second, body: { businessID } }), conflict)
  await assert.rejects(
    owner.api.catalogues.addRows({ params: second, body: { businessID, rows: [{ row: 9, cells: { name: 'Late' } }] } }),
    conflict,
  )
  const other = await company(bench, owner)
  await assert.rejects(stateOf(owner, other, second), (error) => error instanceof Refusal && error.name === 'NotFound')
})

test(`at most ${importRowsMost} rows; cells and columns that are none are refused`, async () => {
  const businessID = await company(bench, owner)
  const { params } = await checked(owner, businessID, [{ name: 'One' }])
  await bench.pool.query(
    `insert into catalogue_rows (import_id, row, cells) select $1, n, '{}' from generate_series(1000, $2::int + 999) n`,
    [params.importID, importRowsMost - 1],
  )
  const path = `/catalogue/import/${params.importID}/rows`
  const send = async (row: number, cells: unknown) => owner.ask('POST', path, { businessID, rows: [{ row, cells }] })
  assert.equal((await send(2, { name: 'Again' })).status, 200)
  assert.equal((await send(3, { name: 'More' })).status, 413)
  assert.equal((await send(2, { colour: 'red' })).status, 400)
  assert.equal((await send(2, { name: ['x'] })).status, 400)
  assert.equal((await send(2, { name: 'nul \u0000 and \ud800 half' })).status, 200)
})

test('how columns were understood is remembered for the business', async () => {
  const businessID = await company(bench, owner)
  assert.deepEqual((await owner.api.catalogues.imports({ query: { businessID } })).mapping, {})
  await checked(owner, businessID, [{ name: 'One', 'spec:Flow rate': '1' }])
  const { mapping, imports } = await owner.api.catalogues.imports({ query: { businessID } })
  assert.deepEqual(mapping, { 'My name': 'name', 'My spec:Flow rate': 'spec:Flow rate' })
  assert.deepEqual([imports.length, imports[0]?.rows, imports[0]?.status], [1, 1, 'open'])
})
