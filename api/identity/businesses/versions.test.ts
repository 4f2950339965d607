// Companies in the languages of their readers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

const italian = {
  shortDescription: 'Fonderia e officina meccanica, pompe e ricambi per ogni modello dal 1968.',
  generalDescription: 'Fondiamo, lavoriamo e collaudiamo pompe sotto lo stesso tetto, con un banco prova da 400 kW.',
}
const english = { shortDescription: 'Foundry and machine shop.', generalDescription: 'We cast and test pumps.' }

let bench: TestApi
let owner: TestPerson
let stranger: TestPerson
let id: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  stranger = await bench.person('Sam Stranger')
  id = await addBusiness(bench.db, 'Fonderie Due', { countryCode: 'IT' })
  await addMember(bench.db, id, owner.userID, 'owner')
  await addProduct(bench.db, id, 'Pompa')
})
after(() => bench.close())

async function general(locale: string, person?: TestPerson): Promise<BusinessProfile['general']> {
  const headers = { 'accept-language': locale, ...(person && { 'x-auth-token': person.token }) }
  const answer = await bench.app.inject({ url: `/business/profile/${id}?versions=true`, headers })
  return (JSON.parse(answer.body) as { data: BusinessProfile }).data.general
}

test('a company writes its texts in other languages; readers get theirs, those who edit get all', async () => {
  const path = `/business/profile/${id}`
  const sent = { general: { ...italian, versions: { en: english } } }
  assert.equal((await bench.ask('PUT', path, sent)).status, 401)
  assert.equal((await stranger.ask('PUT', path, sent)).status, 403)
  const changed = await owner.api.businesses.change({ params: { id }, body: sent })
  assert.deepEqual(changed.general.languages, { shortDescription: 'it', generalDescription: 'it' })
  const shown = await general('en')
  assert.deepEqual(shown.translation, { language: 'en', ...english, by: 'owner', outdated: false })
  assert.deepEqual([shown.generalDescription, shown.versions], [italian.generalDescription, undefined])
  assert.equal((await general('es')).translation, undefined)
  assert.deepEqual((await general('es', owner)).versions, { en: { ...english, outdated: false } })
  assert.equal((await general('es', stranger)).versions, undefined)
  const own = await owner.ask('PUT', path, { general: { versions: { it: english } } })
  assert.equal(own.status, 400)
})

test('cards and search know the version, and say that it is outdated', async () => {
  const found = async () => (await bench.api.search.business({ body: { textQuery: 'foundry machine shop' } })).data[0]
  assert.deepEqual((await found())?.general.translation, {
    language: 'en',
    shortDescription: english.shortDescription,
    by: 'owner',
    outdated: false,
  })
  const body = { general: { generalDescription: `${italian.generalDescription} Anche a Parma.` } }
  await owner.api.businesses.change({ params: { id }, body })
  assert.equal((await found())?.general.translation?.outdated, true)
  assert.equal((await general('en')).translation?.outdated, true)
  await owner.api.businesses.change({ params: { id }, body: { general: { versions: { en: '' } } } })
  assert.equal((await general('en')).translation, undefined)
  assert.equal((await found())?.general.translation, undefined)
})

test('a description that is cleared takes its versions with it; the original is shown in its own language', async () => {
  const params = { id }
  const written = { ...italian, versions: { en: english } }
  await owner.api.businesses.change({ params, body: { general: written } })
  await owner.api.businesses.change({ params, body: { general: { generalDescription: '' } } })
  assert.deepEqual((await general('en')).translation, {
    language: 'en',
    shortDescription: english.shortDescription,
    by: 'owner',
    outdated: true,
  })
  await owner.api.businesses.change({ params, body: { general: { languages: { shortDescription: 'en' } } } })
  assert.equal((await general('en')).translation, undefined)
  await owner.api.businesses.change({ params, body: { general: { languages: { shortDescription: 'it' } } } })
})

test('cards read long texts where there are versions only', async () => {
  const plan = async (text: string) =>
    (await bench.pool.query<{ 'QUERY PLAN': string }>(`explain (verbose) ${text}`)).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')
  assert.match(await plan('select versions from business_cards'), /CASE WHEN [^\n]* ELSE short_versions\(/)
  const product = await plan(`select version_in(versions, 'en', name || E'\\n' || description) from products`)
  assert.match(product, /CASE WHEN \(versions \? 'en'::text\) THEN/)
  assert.doesNotMatch(product, /version_in/)
})

async function storedVersions(): Promise<object[]> {
  const text = `select versions from businesses where id = $1 union all select versions from products where business_id = $1`
  return (await bench.pool.query<{ versions: object }>(text, [id])).rows.map(({ versions }) => versions)
}

test('a listing that is given back, and a company that is removed, keep no versions of whoever claimed it', async () => {
  await bench.pool.query(`delete from members where business_id = $1`, [id])
  await bench.pool.query(
    `update businesses set languages = '{"shortDescription": "it"}', versions = '{}' where id = $1`,
    [id],
  )
  await bench.pool.query('select keep_listing($1)', [id])
  await addMember(bench.db, id, owner.userID, 'owner')
  const write = async () => {
    await owner.api.businesses.change({ params: { id }, body: { general: { versions: { en: english } } } })
    await bench.pool.query(`update products set versions = '{"en": {"name": "Pump"}}' where business_id = $1`, [id])
  }
  await write()
  assert.ok((await storedVersions()).every((versions) => 'en' in versions))
  await bench.pool.query('select give_back_listing($1, array[$2]::uuid[])', [id, owner.userID])
  assert.deepEqual(await storedVersions(), [{}, {}])
  assert.equal((await general('es')).languages.shortDescription, 'it')
  await write()
  await bench.pool.query('select scrub_business($1)', [id])
  assert.deepEqual(await storedVersions(), [{}, {}])
})
