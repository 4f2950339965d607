// Catalog export.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import type { Cells } from '#contract/catalog/catalogues/columns.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { checked, company, problemsOf, pump, started } from './testing.ts'

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

test('what is exported can be imported again and changes nothing, in every language', async () => {
  const businessID = await company(bench, owner)
  const odd: Cells[] = [
    pump,
    { name: '=SUM(A1)', partNumber: '-7', description: 'two\nlines; "quoted"', status: 'archived' },
    { name: 'Tiers only', tiers: '10: 5', currency: 'USD' },
    { name: 'From', price: 5, priceMax: '-', currency: 'USD' },
    { name: 'Up to', priceMax: 5, currency: 'USD' },
    { name: 'Same', price: 7, currency: 'JPY', stock: 'no', leadTime: 0 },
  ]
  await started(owner, businessID, odd)
  await bench.jobs.runDueJobs()
  for (const locale of locales) {
    const response = await bench.app.inject({
      url: `/catalogue/export?businessID=${businessID}`,
      headers: { 'x-auth-token': owner.token, 'accept-language': locale },
    })
    const { data } = response.json() as { data: { rows: Cells[]; total: number } }
    assert.equal(data.total, odd.length)
    const { told } = await checked(owner, businessID, data.rows)
    assert.deepEqual(told.counts, { added: 0, changed: 0, unchanged: odd.length, refused: 0, drafts: 0 }, locale)
  }
})

test('a changed text is judged anew, the declared language of the other stays', async () => {
  const businessID = await company(bench, owner)
  await started(owner, businessID, [{ ...pump, description: 'Aixeca aigua.' }])
  await bench.jobs.runDueJobs()
  const stored = { name: 'ca', description: 'ca' }
  await bench.pool.query('update products set languages = $2 where business_id = $1', [businessID, stored])
  await started(owner, businessID, [{ partNumber: 'PA-1', name: 'Bomba B' }])
  await bench.jobs.runDueJobs()
  const { rows } = await bench.pool.query('select languages from products where business_id = $1', [businessID])
  assert.deepEqual(rows, [{ languages: { description: 'ca' } }])
})

test('texts in other languages come in, go out and are cleared as columns', async () => {
  const businessID = await company(bench, owner)
  const said = { ...pump, 'name[es]': 'Bomba A', 'description[it]': 'Solleva acqua.' }
  await started(owner, businessID, [said])
  await bench.jobs.runDueJobs()
  const { rows } = await owner.api.catalogues.export({ query: { businessID } })
  assert.deepEqual([rows[0]!['name[es]'], rows[0]!['description[it]']], ['Bomba A', 'Solleva acqua.'])
  const { told } = await checked(owner, businessID, rows)
  assert.equal(told.counts?.unchanged, 1)
  await started(owner, businessID, [{ partNumber: 'PA-1', 'name[es]': '-', 'description[it]': 'Alza acqua.' }])
  await bench.jobs.runDueJobs()
  const [after] = (await owner.api.catalogues.export({ query: { businessID } })).rows
  assert.deepEqual([after!['name[es]'], after!['description[it]']], [undefined, 'Alza acqua.'])
  await started(owner, businessID, [{ partNumber: 'PA-1', description: '-' }])
  await bench.jobs.runDueJobs()
  const [cleared] = (await owner.api.catalogues.export({ query: { businessID } })).rows
  assert.equal(cleared!['description[it]'], undefined, 'goes with the description')
  const tooLong = await checked(owner, businessID, [{ partNumber: 'PA-1', 'name[es]': 'x'.repeat(400) }])
  assert.deepEqual(await problemsOf(owner, businessID, tooLong.params), [[2, 'name[es] tooLong']])
})
