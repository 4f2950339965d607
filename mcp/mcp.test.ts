// The assistants' endpoint.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Fastify, { type FastifyInstance } from 'fastify'
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import { startLibreTranslate } from '#kit/translation/testing-libretranslate.ts'
import { apiClient } from '#api/api.ts'
import { productTexts } from '#api/catalog/products/lookup.ts'
import { translateNow } from '#api/foundation/translations/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { agreed, firmOf, lineOf } from '#api/trade/territories/testing.ts'
import { serveMcp } from './serve.ts'

let bench: TestApi
let app: FastifyInstance
let business: string
let charged: number[] = []
let product: string

before(async () => {
  bench = await testApi()
  business = await addBusiness(bench.db, 'Rheintal Pumpentechnik', { countryCode: 'DE' })
  product = await addProduct(bench.db, business, 'Centrifugal pump RP 40')
  await addBusiness(bench.db, 'Closed Pumps', { status: 'suspended' })
  app = Fastify()
  await app.register(serveMcp, {
    chargeCalls: async (_request, calls) => void charged.push(calls),
    siteOf: (locale) => ({
      name: 'WBN',
      api: apiClient(bench.dependencies, locale),
      addressOf: {
        business: ({ businessID }) => `https://wbn.example/business/${businessID}`,
        product: ({ productID }) => `https://wbn.example/product/${productID}`,
        document: (documentID) => `https://wbn.example/document/${documentID}`,
        file: (path) => `https://wbn.example${path}`,
      },
    }),
  })
  await app.ready()
})
after(async () => {
  await app.close()
  await bench.close()
})

type Message = {
  result?: { content?: { text: string }[]; structuredContent?: unknown; isError?: boolean; [name: string]: unknown }
  error?: { code: number; message: string }
}

async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const [, event] = /^data: (.*)$/m.exec(response.body) ?? []
  const text = event ?? response.body
  return { status: response.statusCode, message: (text.startsWith('{') ? JSON.parse(text) : {}) as Message }
}
const call = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })

async function use(name: string, input: object, headers?: Record<string, string>) {
  const { status, message } = await send(call('tools/call', { name, arguments: input }), headers)
  assert.equal(status, 200)
  return message
}

test('an assistant is told what the tools do, and that they only read', async () => {
  const about = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  const { message } = await send(call('initialize', about))
  assert.equal((message.result!['serverInfo'] as { name: string }).name, 'WBN')
  assert.match(String(message.result!['instructions']), /never instructions/)
  const tools = (await send(call('tools/list'))).message.result!['tools'] as {
    name: string
    description: string
    annotations: { readOnlyHint: boolean }
  }[]
  assert.deepEqual(tools.map(({ name }) => name).toSorted(), [
    'list_documents',
    'list_industries',
    'read_company',
    'read_product',
    'search_companies',
    'search_products',
    'where_to_buy',
  ])
  for (const { description, annotations } of tools) assert.ok(description && annotations.readOnlyHint)
})

test('companies and products are found and read, with their addresses; hidden ones are not', async () => {
  const found = await use('search_companies', { query: 'Pumpentechnik', country: ['DE'] })
  const { total, companies } = found.result!.structuredContent as {
    total: number
    companies: { id: string; name: string; address: string }[]
  }
  assert.deepEqual(
    [total, companies[0]!.id, companies[0]!.address],
    [1, business, `https://wbn.example/business/${business}`],
  )
  assert.deepEqual(JSON.parse(found.result!.content![0]!.text), found.result!.structuredContent)
  const asText = await use('search_companies', { query: 'Pumpentechnik', country: 'DE', businessType: 'MA' })
  assert.deepEqual(asText.result!.structuredContent, found.result!.structuredContent)
  const none = await use('search_companies', { query: 'Closed Pumps' })
  assert.equal(JSON.stringify(none).includes('Closed Pumps"'), false)
  const products = await use('search_products', { query: 'centrifugal pump' })
  assert.match(JSON.stringify(products), new RegExp(product))
  const explained = await use('search_products', { query: 'centrifugal pump', explain: true })
  const { products: reasoned } = explained.result!.structuredContent as { products: { reasons?: { tier: string } }[] }
  assert.ok(reasoned.length > 0 && reasoned.every(({ reasons }) => reasons?.tier))
  assert.equal(JSON.stringify(products).includes('"tier"'), false)
  const read = await use('read_company', { id: business })
  assert.match(JSON.stringify(read), /Centrifugal pump RP 40/)
  assert.match(JSON.stringify(await use('read_product', { id: product })), /Rheintal Pumpentechnik/)
})

test('an assistant is told how a question was read, what only mentions the thing, and that there is nothing', async () => {
  await addProduct(bench.db, business, 'Seal kit for centrifugal pump')
  const answerTo = async (tool: string, query: string) =>
    (await use(tool, { query })).result!.structuredContent as Record<string, unknown>
  const pumps = await answerTo('search_products', 'bombas centrífugas')
  assert.equal(pumps['thing'], 'bombas centrífugas')
  assert.ok(Number(pumps['total']) + Number(pumps['mentions'] ?? 0) >= 1)
  const place = await answerTo('search_companies', 'pump manufacturers in Germany')
  assert.deepEqual(
    (place['understood'] as { kind: string }[])
      .map(({ kind }) => kind)
      .toSorted()
      .slice(-2),
    ['place', 'role'],
  )
  const none = await answerTo('search_products', 'hex nuts')
  assert.equal(none['total'], 0)
  assert.equal((none['nothing'] as { thing: string }).thing, 'hex nuts')
})

test('names come in the language of the assistant', async () => {
  const industries = async (language: string) =>
    JSON.stringify(await use('list_industries', {}, { 'accept-language': language }))
  assert.match(await industries('es'), /Tecnología industrial/)
  assert.match(await industries('en'), /Industrial Technology/)
})

test('texts name their language, and who wrote what stands in the language asked for', async () => {
  const maker = await addBusiness(bench.db, 'Pompe Uno', {
    countryCode: 'IT',
    runSince: new Date(),
    shortDescription: 'Pompe per acqua pulita',
    languages: JSON.stringify({ shortDescription: 'it', generalDescription: 'it' }),
    versions: JSON.stringify({ es: { shortDescription: 'Bombas de agua limpia', of: 'x' } }),
  })
  const it = JSON.stringify({ name: 'it', description: 'it' })
  const made = await addProduct(bench.db, maker, 'Pompa a ingranaggi', {
    description: 'Per olio e gasolio, con corpo in ghisa',
    languages: it,
    versions: JSON.stringify({ es: { name: 'Bomba de engranajes', of: 'x' } }),
  })
  type Texts = { name: string; languages: object; translation?: { by: string; writtenBy: string; name?: string } }
  const found = async (language: string) => {
    const { result } = await use('search_products', { query: 'Pompa a ingranaggi', language })
    return (result!.structuredContent as { products: (Texts & { id: string })[] }).products.find(
      ({ id }) => id === made,
    )!
  }
  const { name, languages, translation } = await found('es')
  assert.deepEqual([name, languages], ['Pompa a ingranaggi', { name: 'it', description: 'it' }])
  assert.deepEqual([translation!.name, translation!.writtenBy], ['Bomba de engranajes', 'the company'])
  assert.equal((await found('de')).translation, undefined)
  const companies = await use('search_companies', { query: 'Pompe Uno' }, { 'accept-language': 'es' })
  assert.match(JSON.stringify(companies), /Bombas de agua limpia/)
  const libre = await startLibreTranslate()
  bench.dependencies.translation = { listings: [libreTranslate(libre)], messages: [], caps: {} }
  const { sources } = (await productTexts(bench.dependencies, [made])).get(made)!
  await translateNow(bench.dependencies, sources, 'en', { purpose: 'listing' })
  const read = await use('read_product', { id: made, language: 'en' })
  bench.dependencies.translation = undefined
  await libre.close()
  const { product: page } = read.result!.structuredContent as { product: Texts }
  assert.equal(page.translation!.by, 'machine')
  assert.match(
    page.translation!.writtenBy,
    /^a machine \(libretranslate\) from the original in it; the company did not/,
  )
  assert.match(JSON.stringify(await use('search_products', { query: 'pump', language: 'fr' })), /language/)
})

test('documents of a product come with their address, and the file where it is open to everybody', async () => {
  const add = (title: string, kind: string, access: string) =>
    bench.pool.query<{ id: string }>(
      `with made as (insert into documents (business_id, kind, title, access, languages) values ($1, $2, $3, $4, '{de}') returning id),
        revised as (insert into document_revisions (document_id, position, revision, ends_on, file)
          select id, 1, 'C', '2020-01-31', '{"fileID": "019a0000-0000-7000-8000-0000000000bb", "name": "a.pdf", "contentType": "application/pdf", "bytes": 7}' from made)
      insert into document_products (document_id, product_id) select id, $5 from made returning document_id as id`,
      [business, kind, title, access, product],
    )
  const [open, asked] = [await add('Curve', 'datasheet', 'open'), await add('Manual', 'manual', 'request')]
  type ListedDocument = {
    id: string
    title: string
    address: string
    file: string | null
    revision: string
    ended: boolean
  }
  const list = async (more: object = {}) =>
    (
      (await use('list_documents', { id: product, ...more })).result!.structuredContent as {
        documents: ListedDocument[]
      }
    ).documents.toSorted((a, b) => a.title.localeCompare(b.title))
  const [curve, manual] = await list()
  const id = open.rows[0]!.id
  assert.deepEqual(
    [curve!.id, curve!.address, curve!.revision, curve!.ended],
    [id, `https://wbn.example/document/${id}`, 'C', true],
  )
  assert.equal(curve!.file, `https://wbn.example/files/open/document/${id}/019a0000-0000-7000-8000-0000000000bb`)
  assert.deepEqual([manual!.id, manual!.file], [asked.rows[0]!.id, null])
  assert.deepEqual(
    (await list({ kind: 'manual' })).map(({ title }) => title),
    ['Manual'],
  )
})

test('sellers of a company and of a product come by country, with who confirmed them', async () => {
  const [maker, seller] = [await firmOf(bench, 'Pumpenwerk'), await firmOf(bench, 'Bombas Lima', { countryCode: 'PE' })]
  const pump = await addProduct(bench.db, maker.id, 'Pump P')
  const line = await lineOf(maker, 'Pumps', { products: [pump] })
  await agreed(maker, seller, { lines: [line], countries: ['PE'] })
  type Where = { maker: { id: string }; sellers: { id: string; by: string; countries: string[]; lines: string[] }[] }
  const ask = async (input: object) => (await use('where_to_buy', input)).result!.structuredContent as Where
  for (const of of [
    { of: 'company', id: maker.id },
    { of: 'product', id: pump },
  ]) {
    const { maker: found, sellers } = await ask({ ...of, country: 'PE' })
    assert.equal(found.id, maker.id)
    assert.deepEqual(
      sellers.map(({ id, by, countries, lines }) => ({ id, by, countries, lines })),
      [{ id: seller.id, by: 'both', countries: ['Peru'], lines: ['Pumps'] }],
    )
    assert.deepEqual((await ask({ ...of, country: 'DE' })).sellers, [])
  }
})

test('an unknown id is an answer that the assistant reads; bad input names what is wrong', async () => {
  const unknown = await use('read_company', { id: '019a0000-0000-7000-8000-0000000000aa' })
  assert.equal(unknown.result!.isError, true)
  assert.match(unknown.result!.content![0]!.text, /NotFound/)
  for (const input of [{ id: 'x' }, {}, { id: business, more: 1 }].slice(0, 2))
    assert.match(JSON.stringify(await use('read_company', input)), /id/)
  assert.match(JSON.stringify(await use('search_companies', { query: 'x'.repeat(5000) })), /query/)
  assert.match(JSON.stringify(await use('search_companies', { query: 'x', size: 1000 })), /size/)
  const missing = await send(call('tools/call', { name: 'delete_company', arguments: {} }))
  assert.match(JSON.stringify(missing.message), /delete_company/)
})

test('what is no request of the protocol is refused, never with an error of the server', async () => {
  for (const body of ['', '{', '[]', 'null', '{"jsonrpc":"2.0"}', '"x"']) {
    const { status } = await send(body)
    assert.ok(status >= 400 && status < 500, `${body}: ${status}`)
  }
  assert.equal((await send(call('no/such/method'))).message.error?.code, -32601)
  assert.equal((await send(`"${'x'.repeat(70_000)}"`)).status, 413)
  for (const method of ['GET', 'DELETE'] as const)
    assert.equal((await app.inject({ method, url: '/mcp', headers: { accept: 'text/event-stream' } })).statusCode, 405)
  assert.equal((await send(call('tools/list'), { origin: 'https://evil.example' })).status, 403)
  assert.equal((await send(call('tools/list'), { origin: 'http://wbn.example', host: 'wbn.example' })).status, 200)
})

test('a batch is charged for every message that it holds, a single message for itself alone', async () => {
  const search = call('tools/call', { name: 'search_companies', arguments: { text: 'pump' } })
  charged = []
  await send(search)
  assert.deepEqual(charged, [])
  await send(Array.from({ length: 30 }, (_, id) => ({ ...search, id })))
  assert.deepEqual(charged, [29])
})
