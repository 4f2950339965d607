// Products and companies that a machine translated.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Product } from '#contract/catalog/products/products.ts'
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import { type LibreTranslateCounterpart, startLibreTranslate } from '#kit/translation/testing-libretranslate.ts'
import { apiClient } from '#api/api.ts'
import { isReadable, type NetworkEvent } from '#api/foundation/events.ts'
import { type CurrentTexts, translateNow, withdrawAll } from '#api/foundation/translations/lookup.ts'
import { businessTexts } from '#api/identity/businesses/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { listingTags, productTexts } from './lookup.ts'

const name = 'Pompa centrifuga monoblocco in ghisa'
const italian = 'Pompa centrifuga della Pompe Uno per acqua pulita, corpo in ghisa EN-GJS-250 e girante da 200 mm.'
const english = { name: 'Close-coupled pump of cast iron', description: 'For clean water, with an impeller of 200 mm.' }

let bench: TestApi
let libre: LibreTranslateCounterpart
let owner: TestPerson
let businessID: string
before(async () => {
  bench = await testApi()
  libre = await startLibreTranslate()
  owner = await bench.person('Olga Owner')
  businessID = await addBusiness(bench.db, 'Pompe Uno', { subscription: 'platinum', countryCode: 'IT' })
  await addMember(bench.db, businessID, owner.userID, 'owner')
})
beforeEach(() => {
  libre.reset()
  bench.dependencies.translation = { listings: [libreTranslate(libre)], messages: [], caps: {} }
})
after(async () => {
  await bench.close()
  await libre.close()
})

async function read(id: string, locale = 'en'): Promise<Product> {
  const answer = await bench.app.inject({ url: `/product/${id}`, headers: { 'accept-language': locale } })
  return (JSON.parse(answer.body) as { data: Product }).data
}
const create = (more: object = {}) =>
  owner.api.products.create({ body: { businessID, name, description: italian, ...more } })
const change = (productID: string, body: object) => owner.api.products.change({ params: { productID }, body })
async function translate(id: string, language = 'en') {
  const { sources } = (await productTexts(bench.dependencies, [id])).get(id)!
  return translateNow(bench.dependencies, sources, language, { purpose: 'listing' })
}

test('what was translated before stands beside the original, and says by whom and from what', async () => {
  const { productID } = await create()
  assert.equal((await read(productID)).translation, undefined)
  await translate(productID)
  const { translation, ...there } = await read(productID)
  assert.deepEqual([there.name, there.description], [name, italian])
  const { description = '', ...rest } = translation!
  assert.deepEqual(
    [rest.by, rest.provider, rest.from, rest.language, rest.outdated],
    ['machine', 'libretranslate', 'it', 'en', false],
  )
  for (const kept of ['Pompe Uno', 'EN-GJS-250', '200 mm']) assert.ok(description.includes(kept), description)
  assert.notEqual(description, italian)
  assert.equal((await read(productID, 'de')).translation, undefined)
  assert.equal((await read(productID, 'it')).translation, undefined)
})

test('nothing is read from memory where no service is set', async () => {
  const { productID } = await create()
  await translate(productID)
  bench.dependencies.translation = undefined
  assert.equal((await read(productID)).translation, undefined)
})

test('own words stand before a machine; a correction does until the original changes', async () => {
  const { productID } = await create({ versions: { en: english } })
  await translate(productID)
  assert.equal((await read(productID)).translation?.by, 'owner')
  await change(productID, { versions: { en: { ...english, machine: 'libretranslate' } } })
  const corrected = (await read(productID)).translation
  assert.deepEqual(
    [corrected?.by, corrected?.provider, corrected?.description],
    ['corrected', 'libretranslate', english.description],
  )
  await change(productID, { description: `${italian} Anche per acqua calda.` })
  const outdated = (await read(productID)).translation
  assert.deepEqual([outdated?.by, outdated?.outdated], ['corrected', true], 'without a translation of the new text')
  await translate(productID)
  assert.equal((await read(productID)).translation?.by, 'machine')
  const { status } = await owner.ask('PUT', `/product/${productID}`, { versions: { en: { machine: 'deepl' } } })
  assert.equal(status, 400, 'a correction without a text')
})

test('pages are told of a translation that arrives, by a reader or by the queue', async () => {
  const { productID } = await create({ description: `${italian} Su richiesta in bronzo.` })
  const told: NetworkEvent[] = []
  bench.dependencies.eventLog.on((events) => void told.push(...events))
  await translate(productID)
  await bench.dependencies.eventLog.catchUp()
  assert.ok((await listingTags(bench.pool, told)).includes(`product:${productID}`))
  assert.ok(told.every((event) => isReadable({ ...event })))

  told.length = 0
  await change(productID, { description: `${italian} Su richiesta in acciaio inossidabile.` })
  const { rows } = await bench.pool.query<{ key: string; language: string; soon: boolean }>(
    `select key, language, due_at between now() + interval '20 seconds' and now() + interval '30 seconds' as soon
      from translation_requests where key like $1`,
    [`product:${productID}:%`],
  )
  assert.deepEqual(rows, [{ key: `product:${productID}:description`, language: 'en', soon: true }])
  await bench.dependencies.eventLog.catchUp()
  told.length = 0
  await bench.pool.query('update translation_requests set due_at = now()')
  await bench.jobs.runDueJobs({ ahead: 60 })
  await bench.dependencies.eventLog.catchUp()
  assert.ok((await listingTags(bench.pool, told)).includes(`product:${productID}`))
  assert.equal((await read(productID)).translation?.by, 'machine')
})

test('an edit of a text that nobody asked for asks for nothing', async () => {
  const { productID } = await create({ description: 'Una pompa che nessuno ha ancora letto in altre lingue.' })
  await change(productID, { description: 'Una pompa che nessuno ha ancora letto, con un testo diverso.' })
  const { rows } = await bench.pool.query('select from translation_requests where key like $1', [`%${productID}%`])
  assert.equal(rows.length, 0)
})

test('a company is read in translation, its name is kept', async () => {
  const params = { id: businessID }
  const general = {
    shortDescription: 'Produciamo pompe centrifughe per acqua pulita.',
    generalDescription: 'Dal 1968 la Pompe Uno produce pompe centrifughe per acqua pulita e per liquidi industriali.',
  }
  await owner.api.businesses.change({ params, body: { general } })
  const { sources } = (await businessTexts(bench.dependencies, [businessID])).get(businessID)!
  await translateNow(bench.dependencies, sources, 'en', { purpose: 'listing' })
  const { data } = await apiClient(bench.dependencies, 'en').businesses.read({ params })
  const { translation } = data.general
  assert.equal(data.general.generalDescription, general.generalDescription)
  assert.deepEqual([translation?.by, translation?.from], ['machine', 'it'])
  assert.match(translation!.generalDescription!, /1968.*Pompe Uno/)
})

test('a draft is not sent, though the text that it was copied from is known', async () => {
  const { productID } = await create({ description: `${italian} Con flange quadrate.` })
  await translate(productID)
  const { productID: copy } = await owner.api.products.duplicate({ params: { productID } })
  const waiting = async (id: string) =>
    (await bench.pool.query('select from translation_requests where key like $1', [`product:${id}:%`])).rows.length
  await change(copy, { description: `${italian} Un modello nuovo e ancora segreto.` })
  assert.equal(await waiting(copy), 0)
  await change(productID, { status: 'archived', description: `${italian} Non si vende più.` })
  assert.equal(await waiting(productID), 0)
  await change(copy, { status: 'active', description: `${italian} Un modello nuovo, ora pubblico.` })
  assert.equal(await waiting(copy), 0, 'its former text was never translated')
})

test('products of a company that nobody runs are neither sent nor shown in translation', async () => {
  const listed = await addBusiness(bench.db, 'Pompe Elencate', { countryCode: 'IT' })
  const languages = JSON.stringify({ name: 'it', description: 'it' })
  const id = await addProduct(bench.db, listed, name, { description: italian, languages })
  assert.deepEqual([...(await productTexts(bench.dependencies, [id])).keys()], [])
  const { productID } = await create()
  await translate(productID)
  assert.equal((await read(id)).translation, undefined, 'though the same text is known')
})

test('what waits is not sent once its product is gone or has another text', async () => {
  await bench.pool.query('delete from translation_requests')
  const waiting = async (end: string) => {
    const { productID } = await create({ description: `${italian} ${end}` })
    await translate(productID)
    await change(productID, { description: `${italian} ${end} Testo nuovo.` })
    return productID
  }
  const ids = [await waiting('Primo.'), await waiting('Secondo.'), await waiting('Terzo.'), await waiting('Quarto.')]
  const [removed, archived, imported, kept] = ids as [string, string, string, string]
  await owner.api.products.remove({ params: { productID: removed } })
  await change(archived, { status: 'archived' })
  await bench.pool.query(`update products set description = 'Un testo importato, del tutto diverso.' where id = $1`, [
    imported,
  ])
  libre.reset()
  await bench.pool.query('update translation_requests set due_at = now()')
  await bench.jobs.runDueJobs({ ahead: 60 })
  const sent = libre.requests.flatMap(({ path: to, body }) => (to === '/translate' ? (body as { q: string[] }).q : []))
  assert.equal(sent.length, 1)
  assert.match(sent[0]!, /Quarto/)
  const { rows } = await bench.pool.query('select from translation_requests where key ~ any($1)', [ids])
  assert.equal(rows.length, 0)
  assert.equal((await read(kept)).translation?.by, 'machine')
})

test('what waits for a new period is withdrawn within a day', async () => {
  const { productID } = await create({ description: `${italian} Quinto.` })
  await translate(productID)
  await change(productID, { description: `${italian} Quinto, ma diverso.` })
  const waiting = async () =>
    (await bench.pool.query('select from translation_requests where key like $1', [`product:${productID}:%`])).rows
      .length
  await bench.pool.query(`update translation_requests set due_at = now() + interval '20 days'`)
  const current: CurrentTexts = async (keys) => {
    const found = await productTexts(bench.dependencies, [...new Set(keys.map((key) => key.split(':')[1]!))])
    return new Map([...found.values()].flatMap(({ sources }) => sources.map((source) => [source.key, source])))
  }
  await withdrawAll(bench.db, current)
  assert.equal(await waiting(), 1)
  await owner.api.products.remove({ params: { productID } })
  await withdrawAll(bench.db, current)
  assert.equal(await waiting(), 0)
})

test('pages of a product whose text was translated for another one are told, once', async () => {
  const description = `${italian} La stessa per due prodotti.`
  const [{ productID: first }, { productID: second }] = [await create({ description }), await create({ description })]
  await translate(first)
  const told: NetworkEvent[] = []
  await bench.dependencies.eventLog.catchUp()
  bench.dependencies.eventLog.on((events) => void told.push(...events))
  for (const expected of [true, false]) {
    told.length = 0
    await translate(second)
    await bench.dependencies.eventLog.catchUp()
    assert.equal((await listingTags(bench.pool, [...told])).includes(`product:${second}`), expected)
  }
})
