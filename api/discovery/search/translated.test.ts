// Words of a machine in search.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import { type LibreTranslateCounterpart, startLibreTranslate } from '#kit/translation/testing-libretranslate.ts'
import { productTexts } from '#api/catalog/products/lookup.ts'
import { translateNow } from '#api/foundation/translations/lookup.ts'
import { businessTexts } from '#api/identity/businesses/lookup.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { documentsOf } from './documents.ts'

/** Invented, so that no phrase knows them. */
const spanish: Record<string, string> = {
  'Housing of grey iron': 'Carcasa mirlotada',
  'A sturdy housing of ⟦1⟧ for sealed drives.': 'Una carcasa trastabillante de ⟦1⟧ para accionamientos.',
  'A light housing for open drives.': 'Una carcasa zarpanada para accionamientos.',
  'We cast housings for drives of all kinds.': 'Fundimos carcasas brumelladas de todo tipo.',
}
const words = { name: 'Housing of grey iron', description: 'A sturdy housing of 20 mm for sealed drives.' }
const languages = { name: 'en', description: 'en' } as const

let bench: TestApi
let libre: LibreTranslateCounterpart
let owner: TestPerson
let businessID: string
before(async () => {
  bench = await testApi()
  libre = await startLibreTranslate()
  owner = await bench.person('Olga Owner')
  businessID = await addBusiness(bench.db, 'Casting House', { subscription: 'platinum' })
  await addMember(bench.db, businessID, owner.userID, 'owner')
  const translator = libreTranslate(libre)
  translator.translate = async (texts) => ({ texts: texts.map((text) => spanish[text] ?? text) })
  bench.dependencies.translation = { listings: [translator], messages: [], caps: {} }
})
after(async () => {
  await bench.close()
  await libre.close()
})

const create = async (more: object = {}) =>
  (await owner.api.products.create({ body: { businessID, ...words, languages, ...more } })).productID
const change = (productID: string, body: object) => owner.api.products.change({ params: { productID }, body })
const remove = (productID: string) => owner.api.products.remove({ params: { productID } })

async function translate(id: string): Promise<void> {
  const { sources } = (await productTexts(bench.dependencies, [id])).get(id)!
  await translateNow(bench.dependencies, sources, 'es', { purpose: 'listing' })
}

async function found(textQuery: string): Promise<string[]> {
  const { data, corrected } = await bench.api.search.product({ body: { textQuery } })
  return corrected ? [] : data.map(({ productID }) => productID)
}

const kept = async (id: string) =>
  (await bench.pool.query('select from listing_translations where resource_id = $1', [id])).rowCount

test('a word of a machine finds a product, below one of an original, and never as an exact name', async () => {
  const id = await create()
  assert.deepEqual([await found('trastabillante'), await found('mirlotada')], [[], []])
  await translate(id)
  assert.deepEqual(await found('trastabillante'), [id])
  const body = { textQuery: 'Carcasa mirlotada', explain: true }
  const { data } = await bench.api.search.product({ body })
  assert.deepEqual([data[0]?.productID, data[0]?.reasons?.exact ?? undefined], [id, undefined])
  assert.deepEqual(data[0]!.reasons!.words.find(({ found: word }) => word === 'mirlotada')?.fields, ['text'])
  const original = await create({
    name: 'Soporte',
    description: 'Una carcasa trastabillante de 40 mm para accionamientos.',
    languages: { name: 'es', description: 'es' },
  })
  assert.deepEqual(await found('trastabillante'), [original, id])
  await Promise.all([remove(id), remove(original)])
})

test('an edit makes the words of a text void, until it is translated again', async () => {
  const id = await create()
  await translate(id)
  await change(id, { description: 'A sturdy housing of 30 mm for sealed drives.' })
  assert.deepEqual(await found('trastabillante'), [id], 'the same words around another figure are remembered')
  await change(id, { description: 'A light housing for open drives.' })
  assert.deepEqual([await found('trastabillante'), await found('mirlotada')], [[], [id]])
  await bench.pool.query('update translation_requests set due_at = now()')
  await bench.jobs.runDueJobs({ ahead: 60 })
  assert.deepEqual([await found('trastabillante'), await found('zarpanada')], [[], [id]])
  await change(id, { languages: { name: 'en', description: 'de' } })
  assert.deepEqual(await found('zarpanada'), [], 'it was made from another language')
  await remove(id)
})

test('a correction replaces the machine translation, as the text of its owner', async () => {
  const id = await create()
  await translate(id)
  const [before] = await documentsOf(bench.pool, 'product', [id])
  assert.equal(before?.translated?.length, 1)
  const description = 'Una carcasa trastabillante de 20 mm.'
  await change(id, { versions: { es: { description, machine: 'libretranslate' } } })
  const [after] = await documentsOf(bench.pool, 'product', [id])
  assert.deepEqual([after?.translated, after?.text.split('\n')[1]], [undefined, description])
  assert.deepEqual([await found('trastabillante'), await found('mirlotada')], [[id], []])
  await remove(id)
})

test('a second listing with the same words has them without another call', async () => {
  const first = await create()
  await translate(first)
  const second = await create({ description: 'A sturdy housing of 90 mm for sealed drives.' })
  assert.deepEqual(await found('trastabillante'), [first])
  await translate(second)
  assert.deepEqual((await found('trastabillante')).toSorted(), [first, second].toSorted())
  await Promise.all([remove(first), remove(second)])
  assert.deepEqual(await found('trastabillante'), [])
})

test('a company that somebody runs is found by them, one that nobody runs is not', async () => {
  const shortDescription = 'We cast housings for drives of all kinds.'
  const general = { shortDescription, languages: { shortDescription: 'en' as const } }
  await owner.api.businesses.change({ params: { id: businessID }, body: { general } })
  const { sources } = (await businessTexts(bench.dependencies, [businessID])).get(businessID)!
  await translateNow(bench.dependencies, sources, 'es', { purpose: 'listing' })
  const { data } = await bench.api.search.business({ body: { textQuery: 'brumelladas' } })
  assert.deepEqual(
    data.map((hit) => hit.businessID),
    [businessID],
  )
  const translated = async () => (await documentsOf(bench.pool, 'business', [businessID]))[0]!.translated
  assert.equal((await translated())?.length, 1)
  const product = await create()
  await translate(product)
  const offered = async () => (await documentsOf(bench.pool, 'product', [product]))[0]!.translated
  assert.equal((await offered())?.length, 1)
  await bench.pool.query('update businesses set run_since = null where id = $1', [businessID])
  assert.equal(await translated(), undefined)
  assert.equal(await offered(), undefined)
  await bench.pool.query('update businesses set run_since = now() where id = $1', [businessID])
})

test('emptying a company deletes the translations of its texts and products', async () => {
  const gone = await addBusiness(bench.db, 'Gone Castings', { subscription: 'platinum' })
  await addMember(bench.db, gone, owner.userID, 'owner')
  const id = await create({ businessID: gone })
  await translate(id)
  await change(id, { description: 'A housing that nobody translated before.' })
  const waiting = async () =>
    (await bench.pool.query('select from translation_requests where key like $1', [`product:${id}:%`])).rowCount
  assert.deepEqual([await kept(id), await waiting()], [2, 1])
  await bench.pool.query('select scrub_business($1)', [gone])
  assert.deepEqual([await kept(id), await waiting()], [0, 0])
})
