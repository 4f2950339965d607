// Search after imports.
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

test('collections are no companies in search; their products say whose they are', async () => {
  const businesses = writeRows(folder, 'kinds.jsonl', [
    business('k1', { name: 'Plain Orvetta Works' }),
    business('k2', { name: 'Orvetta Data Set', kind: 'collection' }),
  ])
  const products = writeRows(folder, 'kinds-products.jsonl', [
    product('kp1', { business: 'k2', name: 'Orvetta ring' }),
    product('kp2', { name: 'Orvetta seal', source: 'orvetta-register' }),
  ])
  await importFiles(bench.db, { businesses, products }, { rejectsFolder: folder })
  const { data } = await bench.api.search.business({ body: { textQuery: 'orvetta' } })
  assert.deepEqual(
    data.map(({ general, kind }) => [general.companyName, kind]),
    [['Plain Orvetta Works', 'company']],
  )
  const found = await bench.api.search.product({ body: { textQuery: 'orvetta' } })
  assert.deepEqual(
    found.data.map(({ businessProfile: { kind, presence } }) => [kind, presence]),
    [
      ['collection', 'listed'],
      ['collection', 'listed'],
    ],
  )
  const { businesses: suggested } = await bench.api.search.suggest({ query: { q: 'orvetta' } })
  assert.deepEqual(
    suggested.map(({ companyName }) => companyName),
    ['Plain Orvetta Works'],
  )
})
