// Invalid and hostile search input.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
  await addProduct(bench.db, await addBusiness(bench.db, 'Plain Works'), 'Plain valve')
})
after(() => bench.close())

const paths = ['/search/business', '/search/product', '/user/search']
const listings = paths.slice(0, 2)

const refused: [field: string, paths: string[], body: unknown][] = [
  ['country', paths, { country: 'ZZ' }],
  ['country', paths, { country: 'IT,ZZ' }],
  ['country', paths, { country: ['IT', 'XX'] }],
  ['country', paths, { country: 'Italy' }],
  ['country', paths, { country: 39 }],
  ['country', paths, { country: { code: 'IT' } }],
  ['country', paths, { country: Array(1000).fill('IT') }],
  ['country', paths, { country: Array(1000).fill('IT').join(',') }],
  ['skip', paths, { skip: -1 }],
  ['skip', paths, { skip: 1.5 }],
  ['skip', paths, { skip: 'two' }],
  ['skip', paths, { skip: 1e308 }],
  ['size', paths, { size: 0 }],
  ['size', paths, { size: -5 }],
  ['limit', paths, { limit: 0 }],
  ['size', paths, { size: [] }],
  ['textQuery', paths, { textQuery: 'x'.repeat(10_000) }],
  ['textQuery', paths, { textQuery: 7 }],
  ['textQuery', paths, { textQuery: ['pump'] }],
  ['facets', paths, { facets: 'yes' }],
  ['businessType', listings, { businessType: 'QQ' }],
  ['businessType', listings, { businessType: 'PR' }],
  ['businessType', listings, { businessType: 'MA,QQ' }],
  ['businessType', listings, { businessType: Array(1000).fill('MA') }],
  ['industry', listings, { industry: '0004' }],
  ['category', listings, { category: ['x'] }],
  ['verified', listings, { verified: 'true' }],
  ['sort', listings, { sort: 'tier' }],
  ['specs', listings.slice(1), { specs: 'Ratio' }],
  ['specs', listings.slice(1), { specs: Array(1000).fill({ key: 'a', value: 'b' }) }],
  ['brand', listings.slice(1), { brand: 5 }],
  ['brand', listings.slice(1), { brand: Array(1000).fill('a') }],
  ['body', paths, []],
]

test('bad input is refused with 400 and the field named', async () => {
  for (const [field, among, body] of refused) {
    for (const path of among) {
      const what = `${path} ${JSON.stringify(body).slice(0, 60)}`
      const answer = await bench.ask('POST', path, body)
      assert.equal(answer.status, 400, what)
      assert.ok(!answer.body.success, what)
      assert.equal(answer.body.error.name, 'ValidationError', what)
      const named = Object.keys(answer.body.error.fields ?? {})
      if (field !== 'body')
        assert.ok(
          named.some((name) => name === field || name.startsWith(`${field}.`)),
          `${what}: ${named.join()}`,
        )
    }
  }
})

const harmless = [
  '"',
  "'",
  "' or 1=1 --",
  '(pump OR -"x) AND *:~2',
  'name:plain^9',
  '\\',
  '%',
  '_',
  '*',
  '?',
  '+-!(){}[]^"~',
  '&&||',
  '<script>',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\ud800',
  'a\udfff',
  '\ud83d',
  '👩‍🏭',
  '🇮🇹',
  '\u202e',
  '\u200b',
  '\ufeff',
  '﷽',
  'Ⅷ',
  'ﬁ',
  'İ',
  'ß'.repeat(200),
  '­',
  'e\u0301'.repeat(100),
  'a'.repeat(200),
  '泵'.repeat(200),
  '1'.repeat(200),
  'a '.repeat(100),
  'a-b-c-d-'.repeat(25),
  '1.2.3.4.'.repeat(25),
  '   ',
  '\n\t',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
]

test('any text is answered: query syntax, control characters, lone surrogates, other scripts', async () => {
  for (const textQuery of harmless) {
    for (const path of paths) {
      const { status } = await bench.ask('POST', path, { textQuery })
      assert.equal(status, 200, `${path} ${JSON.stringify(textQuery)}`)
    }
    const { status } = await bench.ask('GET', `/search/suggest?q=${encodeURIComponent(textQuery.toWellFormed())}`)
    assert.equal(status, 200, `suggest ${JSON.stringify(textQuery)}`)
  }
})

test('filters of unknown value find nothing and do no harm', async () => {
  const unknown = '00000000-0000-7000-8000-000000000000'
  for (const body of [
    { industry: unknown },
    { category: [unknown, unknown] },
    { brand: '\ud800' },
    { brand: 'x'.repeat(5000) },
    { brand: '__proto__' },
    { specs: [{ key: '__proto__', value: 'constructor' }] },
    { specs: Array.from({ length: 20 }, (_, number) => ({ key: `k${number}`, value: '' })) },
  ]) {
    const { status, body: answer } = await bench.ask('POST', '/search/product', body)
    assert.equal(status, 200, JSON.stringify(body).slice(0, 60))
    assert.equal((answer as unknown as { data: { total: number } }).data.total, 0, JSON.stringify(body).slice(0, 60))
  }
})

test('no body, an empty one, null fields and unknown fields browse', async () => {
  for (const body of [
    {},
    { textQuery: null, country: null, skip: null },
    { colour: 'red', businessType: '' },
    { country: [], industry: '' },
  ]) {
    const answer = await bench.ask('POST', '/search/business', body)
    assert.equal((answer.body as unknown as { data: { total: number } }).data.total, 1, JSON.stringify(body))
  }
  assert.notEqual((await bench.ask('POST', '/search/business')).status, 500)
})

test('broken JSON, another method and another type of content are refused', async () => {
  const broken = await bench.app.inject({
    method: 'POST',
    url: '/search/business',
    headers: { 'content-type': 'application/json' },
    payload: '{"textQuery":',
  })
  assert.equal(broken.statusCode, 400)
  const text = await bench.app.inject({
    method: 'POST',
    url: '/search/business',
    headers: { 'content-type': 'text/plain' },
    payload: 'pump',
  })
  assert.ok([400, 415].includes(text.statusCode))
  assert.equal((await bench.app.inject({ method: 'GET', url: '/search/product' })).statusCode, 404)
})
