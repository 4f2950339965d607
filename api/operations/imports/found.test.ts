// Tests of search after imports.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { importFiles } from './imports.ts'
import { business, product, testFolder, writeRows } from './testing.ts'

const folder = testFolder()
let bench: TestApi
before(async () => void (bench = await testApi()))
after(() => bench.close())

async function load(text: string): Promise<void> {
  const businesses = writeRows(folder, 'found.jsonl', [business('f1', { name: `Company ${text}` })])
  const products = writeRows(folder, 'found-products.jsonl', [product('fp1', { business: 'f1', name: `Pump ${text}` })])
  await importFiles(bench.db, { businesses, products }, { rejectsFolder: folder })
}

async function found(textQuery: string): Promise<string[]> {
  const { data: businesses } = await bench.api.search.business({ body: { textQuery } })
  const { data: products } = await bench.api.search.product({ body: { textQuery } })
  return [...businesses.map((one) => one.general.companyName), ...products.map((one) => one.name)]
}

test('an imported row is found at the next search, a changed one as it is now', async () => {
  await load('quixotron')
  assert.deepEqual(await found('quixotron'), ['Company quixotron', 'Pump quixotron'])
  await load('zanderfield')
  assert.deepEqual(await found('quixotron'), [])
  assert.deepEqual(await found('zanderfield'), ['Company zanderfield', 'Pump zanderfield'])
})
