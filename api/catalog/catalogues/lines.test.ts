// Catalogs as JSON Lines.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { company, pump } from './testing.ts'

let bench: TestApi
let owner: TestPerson
let businessID: string

before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  businessID = await company(bench, owner)
})
after(() => bench.close())

type LinesInput = { query?: Record<string, string>; who?: TestPerson | undefined; key?: string; type?: string }

async function send(
  lines: readonly unknown[] | string,
  { query, who = owner, key, type = 'application/x-ndjson' }: LinesInput = {},
) {
  const response = await bench.app.inject({
    method: 'POST',
    url: `/catalogue/import.jsonl?${new URLSearchParams({ businessID, ...query })}`,
    headers: { 'content-type': type, 'x-auth-token': who.token, ...(key && { 'idempotency-key': key }) },
    payload: typeof lines === 'string' ? lines : lines.map((line) => JSON.stringify(line)).join('\n'),
  })
  return { status: response.statusCode, body: response.json() }
}

async function read(who: TestPerson | undefined = owner, id = businessID) {
  const headers = who ? { 'x-auth-token': who.token } : {}
  const response = await bench.app.inject({ url: `/catalogue/export.jsonl?businessID=${id}`, headers })
  return { status: response.statusCode, type: response.headers['content-type'], body: response.body }
}

test('lines become products in one request, and the same lines again change nothing', async () => {
  const lines = [pump, { ...pump, name: 'Pump B', partNumber: 'PA-2', stock: 'no' }]
  const { status, body } = await send(lines)
  assert.deepEqual([status, body.data.counts.added, body.data.status], [200, 2, 'waiting'])
  await bench.jobs.runDueJobs()
  const down = await read()
  assert.match(String(down.type), /^application\/x-ndjson/)
  const rows = down.body.trim().split('\n')
  assert.deepEqual(
    rows.map((row) => JSON.parse(row).partNumber),
    ['PA-1', 'PA-2'],
  )
  const again = await send(down.body)
  assert.deepEqual([again.body.data.counts.unchanged, again.body.data.counts.changed], [2, 0])
  await bench.jobs.runDueJobs()
  assert.equal((await read()).body, down.body)
})

test('a large catalogue comes down whole', async () => {
  const large = await company(bench, owner)
  for (let n = 0; n < 3; n++) await addProduct(bench.db, large, `Valve ${n}`)
  await bench.pool.query(
    `insert into products (business_id, name, slug, industry_id, status)
      select business_id, 'Seal ' || n, 'seal-' || n, industry_id, status from products, generate_series(1, 1100) n
      where business_id = $1 and name = 'Valve 0'`,
    [large],
  )
  const names = (await read(owner, large)).body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).name)
  assert.deepEqual([names.length, new Set(names).size], [1103, 1103])
})

test('with a refused line nothing is written, unless such lines are left out; a dry run only judges', async () => {
  const lines = [
    { name: 'Good', partNumber: 'G-1', category: pump['category'] },
    { partNumber: 'X-1', price: 'much' },
  ]
  const judged = await send(lines)
  assert.deepEqual([judged.body.data.counts.refused, judged.body.data.status], [1, 'open'])
  const { data } = await owner.api.catalogues.rows({
    params: { importID: judged.body.data.importID },
    query: { businessID, outcome: 'refused' },
  })
  assert.equal(data[0]!.row, 2)
  const dry = await send(lines, { query: { dryRun: 'true', skipRefused: 'true' } })
  assert.equal(dry.body.data.counts.added, 1)
  await bench.jobs.runDueJobs()
  assert.doesNotMatch((await read()).body, /G-1/)
  await send(lines, { query: { skipRefused: 'true' } })
  await bench.jobs.runDueJobs()
  assert.match((await read()).body, /G-1/)
})

test('sent twice with the same key it is one import', async () => {
  const lines = [{ name: 'Once', partNumber: 'O-1', category: pump['category'] }]
  const first = await send(lines, { key: 'sync-2026-11-24' })
  await bench.jobs.runDueJobs()
  const second = await send(lines, { key: 'sync-2026-11-24' })
  assert.equal(second.body.data.importID, first.body.data.importID)
  assert.equal(second.body.data.status, 'done')
})

test('what is no line of a catalogue is refused by its number, and nothing is begun', async () => {
  const before = (await owner.api.catalogues.imports({ query: { businessID } })).imports.length
  const bad: [string, string][] = [
    ['{"name":"A"}\n{name}', 'line 2'],
    ['{"name":"A"}\n\n[1]', 'line 3'],
    ['{"colour":"red"}', 'line 1'],
    ['{"name":{"en":"A"}}', 'line 1'],
  ]
  for (const [text, field] of bad) {
    const { status, body } = await send(text)
    assert.deepEqual([status, Object.keys(body.error.fields)], [400, [field]], text)
  }
  assert.equal((await send('')).status, 400)
  assert.equal((await send('\n\n')).status, 400)
  assert.equal((await send('{"name":"A"}\n'.repeat(10_001))).status, 413)
  assert.equal((await send('{}', { type: 'text/csv' })).status, 415)
  assert.equal((await send('{"name":"A"}', { type: 'application/json' })).status, 415)
  assert.equal((await send('{"name":"A"}', { query: { businessID: 'x' } })).status, 400)
  assert.equal((await owner.api.catalogues.imports({ query: { businessID } })).imports.length, before)
})

test('every bad line is named in our words', async () => {
  const { status, body } = await send('{"colour":"red"}\n{"name":"A"}\nnull\n{"name":["A"],"price":{}}\ntrue')
  assert.equal(status, 400)
  assert.deepEqual(body.error, {
    name: 'ValidationError',
    message: '4 of 5 lines are not valid',
    fields: {
      'line 1': 'colour is not a column of a catalog',
      'line 3': 'is no object of columns and values',
      'line 4':
        'name must be a text, a number, true, false or null; price must be a text, a number, true, false or null',
      'line 5': 'is no object of columns and values',
    },
  })
})

test('a byte order mark, true and null, and the other names of the type are taken', async () => {
  const shop = await company(bench, owner)
  const lines = `\uFEFF${JSON.stringify({ ...pump, name: 'Marked', partNumber: 'M-1', stock: true, brand: null })}\r\n`
  for (const type of ['application/jsonl', 'application/ndjson; charset=utf-8']) {
    assert.equal((await send(lines, { type, query: { businessID: shop } })).status, 200, type)
    await bench.jobs.runDueJobs()
  }
  const [down] = (await read(owner, shop)).body.trim().split('\n')
  const { name, stock } = JSON.parse(down!)
  assert.deepEqual([name, stock], ['Marked', 'yes'])
  const ofTheGuide = '{"name":"Ball valve","partNumber":"B-1","price":12.5,"currency":"EUR","spec:Nominal size":"DN15"}'
  const { body } = await send(ofTheGuide, { query: { businessID: shop } })
  assert.deepEqual([body.data.status, body.data.counts.refused], ['waiting', 0])
})

test('strangers, others and tokens without the scope read and write nothing', async () => {
  const other = await bench.person('Otto Other')
  const token = { id: '019a0000-0000-7000-8000-0000000000aa', businessID: null }
  const reader = await bench.person('Rita Reader', { apiToken: { ...token, scopes: ['inquiries:read'] } })
  for (const who of [other, reader]) {
    assert.equal((await send([pump], { who })).status, 403)
    assert.equal((await read(who)).status, 403)
  }
  const stranger = await bench.app.inject({
    method: 'POST',
    url: `/catalogue/import.jsonl?businessID=${businessID}`,
    headers: { 'content-type': 'application/x-ndjson' },
    payload: '{"name":"A"}',
  })
  assert.equal(stranger.statusCode, 401)
  assert.equal((await bench.app.inject({ url: `/catalogue/export.jsonl?businessID=${businessID}` })).statusCode, 401)
})
