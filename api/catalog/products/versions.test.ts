// Products in the languages of their readers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Product } from '#contract/catalog/products/products.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

const italian = 'Pompa centrifuga monoblocco per acqua pulita, corpo in ghisa e girante in ottone stampato.'
const english = { name: 'Close-coupled centrifugal pump', description: 'For clean water, with a body of cast iron.' }

let bench: TestApi
let owner: TestPerson
let stranger: TestPerson
let businessID: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  stranger = await bench.person('Sam Stranger')
  businessID = await addBusiness(bench.db, 'Pompe Uno', { subscription: 'platinum', countryCode: 'IT' })
  await addMember(bench.db, businessID, owner.userID, 'owner')
})
after(() => bench.close())

async function read(id: string, locale: string, person?: TestPerson, query = ''): Promise<Product> {
  const headers = { 'accept-language': locale, ...(person && { 'x-auth-token': person.token }) }
  const answer = await bench.app.inject({ url: `/product/${id}${query}`, headers })
  return (JSON.parse(answer.body) as { data: Product }).data
}

function create(more: object = {}): Promise<Product> {
  return owner.api.products.create({
    body: { businessID, name: 'Pompa centrifuga monoblocco in ghisa', description: italian, ...more },
  })
}

test('a reader of another language gets the version of the company beside the original', async () => {
  const { productID, languages } = await create({ versions: { en: english } })
  assert.deepEqual(languages, { name: 'it', description: 'it' })
  const there = await read(productID, 'en')
  assert.deepEqual(there.translation, { language: 'en', ...english, by: 'owner', outdated: false })
  assert.deepEqual([there.description, there.versionLanguages], [italian, ['en']])
  assert.equal((await read(productID, 'it')).translation, undefined)
  assert.equal((await read(productID, 'zh')).translation, undefined)
  const { data } = await bench.api.products.byBusiness({ query: { bid: businessID } })
  assert.equal(data[0]!.translation?.name, english.name)
  const found = await bench.api.search.product({ body: { textQuery: 'close-coupled' } })
  assert.deepEqual(
    found.data.map((hit) => [hit.productID, hit.translation?.name]),
    [[productID, english.name]],
    'found in its words',
  )
})

test('a version is outdated once the original changed, until it is written again', async () => {
  const { productID } = await create({ versions: { en: english } })
  const params = { productID }
  await owner.api.products.change({ params, body: { leadTime: 3 } })
  assert.equal((await read(productID, 'en')).translation?.outdated, false)
  await owner.api.products.change({ params, body: { description: `${italian} Anche per acqua calda.` } })
  assert.equal((await read(productID, 'en')).translation?.outdated, true)
  await owner.api.products.change({ params, body: { versions: { en: english, es: { name: 'Bomba' } } } })
  assert.equal((await read(productID, 'en')).translation?.outdated, false)
  assert.deepEqual((await read(productID, 'es')).translation, {
    language: 'es',
    name: 'Bomba',
    by: 'owner',
    outdated: false,
  })
  await owner.api.products.change({ params, body: { versions: { es: '' } } })
  assert.deepEqual((await read(productID, 'es')).versionLanguages, ['en'], 'one is removed, the other stays')
})

test('a description that is cleared takes its versions with it, names stay', async () => {
  const { productID } = await create({ versions: { en: english, es: { description: 'Para agua limpia.' } } })
  await owner.api.products.change({ params: { productID }, body: { description: '' } })
  const there = await read(productID, 'en')
  assert.deepEqual(there.translation, { language: 'en', name: english.name, by: 'owner', outdated: true })
  assert.deepEqual(there.versionLanguages, ['en'])
})

test('a version in what is now the language of the original is kept, and not shown', async () => {
  const { productID } = await create({ versions: { en: english } })
  const params = { productID }
  const languages = (language: string) => ({ body: { languages: { name: language, description: language } }, params })
  await owner.api.products.change(languages('en'))
  const there = await read(productID, 'en')
  assert.deepEqual([there.translation, there.versionLanguages], [undefined, []])
  const { data } = await bench.api.products.byBusiness({ query: { bid: businessID } })
  assert.equal(data.find((card) => card.productID === productID)!.translation, undefined)
  await owner.api.products.change(languages('it'))
  assert.deepEqual((await read(productID, 'en')).translation?.name, english.name)
})

test('all versions are for those who edit; strangers and the language of the original are refused', async () => {
  const { productID } = await create({ versions: { en: english } })
  const path = `/product/${productID}`
  assert.equal((await read(productID, 'it', undefined, '?versions=true')).versions, undefined)
  assert.equal((await read(productID, 'it', stranger, '?versions=true')).versions, undefined)
  assert.deepEqual((await read(productID, 'it', owner, '?versions=true')).versions, {
    en: { ...english, outdated: false },
  })
  const sent = { versions: { es: { name: 'Bomba' } } }
  assert.equal((await bench.ask('PUT', path, sent)).status, 401)
  assert.equal((await stranger.ask('PUT', path, sent)).status, 403)
  const own = await owner.ask('PUT', path, { versions: { it: { name: 'Pompa' } } })
  assert.deepEqual(
    [own.status, own.body['error']],
    [400, { ...(own.body['error'] as object), fields: { 'versions.it.name': 'is the language of the original' } }],
  )
  for (const versions of [{ es: {} }, { es: { name: 'x'.repeat(500) } }])
    assert.equal((await owner.ask('PUT', path, { versions })).status, 400)
})

test('a language is declared, or found where the text is long enough, and known from then on', async () => {
  const short = await create({ name: 'QX 40', description: 'Ok' })
  assert.deepEqual(short.languages, { name: null, description: null })
  const params = { productID: short.productID }
  const declared = await owner.api.products.change({ params, body: { languages: { name: 'it', description: 'it' } } })
  assert.deepEqual(declared.languages, { name: 'it', description: 'it' })
  const renamed = await owner.api.products.change({ params, body: { name: 'QX 41' } })
  assert.equal(renamed.languages.name, 'it')
  const copy = await owner.api.products.duplicate({ params })
  assert.equal(copy.languages.name, 'it')
})

test('a language is declared no more: it is found out from the stored text', async () => {
  const { productID } = await create({ languages: { name: 'fr', description: 'fr' } })
  const params = { productID }
  await owner.api.products.change({ params, body: { languages: { name: '', description: '' } } })
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.deepEqual((await read(productID, 'it')).languages, { name: 'it', description: 'it' })
})

test('products of imports are judged in the background, each once', async () => {
  const id = await addProduct(bench.db, businessID, 'Pompa', { description: italian })
  assert.equal((await read(id, 'it')).languages.description, null)
  await bench.jobs.runDueJobs({ ahead: 3600 })
  const judged = await read(id, 'it')
  assert.deepEqual(judged.languages, { name: null, description: 'it' })
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.equal((await read(id, 'it')).version, judged.version)
})

test('a field has versions in each language but its own', async () => {
  const languages = { name: 'en', description: 'it' }
  const description = 'For clean water, with an impeller of 200 mm.'
  const { productID } = await create({ name: 'Gear pump GX', languages, versions: { en: { description } } })
  const there = await read(productID, 'en')
  assert.deepEqual([there.name, there.translation?.description], ['Gear pump GX', description])
  assert.deepEqual(there.versionLanguages, ['en'])
  const { status } = await owner.ask('PUT', `/product/${productID}`, {
    versions: { en: { name: 'Pump', description } },
  })
  assert.equal(status, 400)
  const { version } = await read(productID, 'en')
  await owner.api.products.change({ params: { productID }, body: { name: 'Gear pump GY' } })
  const late = await owner.ask('PUT', `/product/${productID}`, { versions: { en: { description } }, version })
  assert.equal(late.status, 409, 'a version for another original')
})
