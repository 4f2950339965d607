// Translation reports.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { translationReportsPerDay } from '#contract/foundation/constants.ts'
import { leaveNetwork, personalData } from '#api/capabilities.ts'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { addBusiness, addMember, addProduct, type TestPerson } from '#api/testing.ts'
import { readingBench, type ReadingBench } from './testing.ts'

let bench: ReadingBench
let business: string
let product: string
let owner: TestPerson
let reader: TestPerson
let administrator: TestPerson
const languages = JSON.stringify({ name: 'en', description: 'en', shortDescription: 'en', generalDescription: 'en' })
before(async () => {
  bench = await readingBench()
  const names = ['Olga Owner', 'Rita Reader'] as const
  const people = await Promise.all(names.map((name) => bench.person(name)))
  owner = people[0]!
  reader = people[1]!
  administrator = await bench.person('Ada Administrator', { roles: ['administrator'] })
  business = await addBusiness(bench.db, 'Nordic Pumps', { shortDescription: 'Nordic Pumps makes pumps', languages })
  await addMember(bench.db, business, owner.userID)
})
after(() => bench.close())
beforeEach(async () => {
  await bench.empty()
  await bench.pool.query('delete from translation_reports')
  product = await addProduct(bench.db, business, 'Gear pump', { description: 'It moves oil at 16 bar', languages })
})

const unknown = '00000000-0000-7000-8000-000000000000'
const bodyOf = (more: object = {}) => ({ kind: 'product', id: product, language: 'es', ...more }) as const
const translate = () => bench.api.reading.translate({ body: { kind: 'product', ids: [product], language: 'es' } })
const report = (more: object = {}, who = reader) => who.api.reading.report({ body: bodyOf(more) })
const params = () => ({ businessID: business })
const waiting = () => owner.api.reading.reports({ params: params() })
const statusOf = async (who: Pick<TestPerson, 'ask'>, method: 'GET' | 'POST', path: string, body?: object) =>
  (await who.ask(method, path, body)).status
async function outcomes() {
  const { rows } = await bench.pool.query<{ outcome: string }>('select outcome from translation_reports order by id')
  return rows.map(({ outcome }) => outcome)
}
const reason = 'Looked at it.'

test('strangers and unverified people report nothing; what no machine translated is not reported', async () => {
  const unverified = await bench.person('Una Verified', { emailVerified: false })
  assert.equal(await statusOf(reader, 'POST', '/reading/reports', bodyOf()), 409, 'nothing is translated')
  await translate()
  assert.equal(await statusOf(bench, 'POST', '/reading/reports', bodyOf()), 401)
  assert.equal(await statusOf(unverified, 'POST', '/reading/reports', bodyOf()), 403)
  assert.equal(await statusOf(reader, 'POST', '/reading/reports', bodyOf({ id: unknown })), 404)
  assert.equal(await statusOf(reader, 'POST', '/reading/reports', bodyOf({ language: 'it' })), 409)
  for (const wrong of [{ kind: 'message' }, { language: 'fr' }, { wording: 'x'.repeat(2001) }, { id: 'x' }])
    assert.equal(await statusOf(reader, 'POST', '/reading/reports', bodyOf(wrong)), 400)
  assert.deepEqual(await waiting(), [])
})

test('the people of the company hear of a report, twice is once, and nobody else reads or settles it', async () => {
  const { read } = openReader(bench.dependencies)
  await read()
  await translate()
  for (const wording of ['Bomba', '', 'Bomba de engranajes']) await report({ wording })
  const [one, ...rest] = await waiting()
  assert.deepEqual(rest, [])
  const { kind, id, language, wording } = one!
  assert.deepEqual({ kind, id, language, wording }, bodyOf({ wording: 'Bomba de engranajes' }))
  await read()
  const { data } = await owner.api.notifications.list()
  const told = data.filter((entry) => entry.kind === 'mistranslation')
  assert.deepEqual(
    told.map((entry) => [entry.resourceType, entry.resourceID, entry.actors.length, entry.business?.businessID]),
    [['product', product, 0, business]],
  )
  const path = `/business/${business}/translation-report`
  const other = await addBusiness(bench.db, 'Other Pumps')
  const stranger = await bench.person('Sam Stranger')
  await addMember(bench.db, other, stranger.userID)
  for (const [who, status] of [
    [bench, 401],
    [stranger, 403],
    [reader, 403],
  ] as const) {
    assert.equal(await statusOf(who, 'GET', path), status)
    assert.equal(await statusOf(who, 'POST', `${path}/${one!.reportID}/dismiss`, {}), status)
  }
  const foreign = `/business/${other}/translation-report/${one!.reportID}/dismiss`
  assert.equal(await statusOf(stranger, 'POST', foreign, {}), 404)
  for (let turn = 0; turn < 2; turn++)
    await owner.api.reading.dismissReport({ params: { ...params(), id: one!.reportID } })
  assert.deepEqual([await waiting(), await outcomes()], [[], ['dismissed']])
  await report()
  assert.equal((await waiting()).length, 1, 'a later one')
})

test('a version of the owner settles reports in its language, another original all of them', async () => {
  await translate()
  await bench.api.reading.translate({ body: { kind: 'product', ids: [product], language: 'it' } })
  await report()
  await report({ language: 'it' })
  const change = (body: object) => owner.api.products.change({ params: { productID: product }, body })
  await change({ stock: true })
  assert.equal((await waiting()).length, 2)
  await change({ versions: { es: { name: 'Bomba de engranajes', machine: 'libretranslate' } } })
  assert.deepEqual(
    (await waiting()).map(({ language }) => language),
    ['it'],
  )
  assert.equal(await statusOf(reader, 'POST', '/reading/reports', bodyOf()), 409, 'the words of the owner')
  await change({ description: 'It moves oil and water at 16 bar' })
  assert.deepEqual([await waiting(), await outcomes()], [[], ['corrected', 'changed']])
})

test('texts of a company are settled as those of products are', async () => {
  const text = { kind: 'business', id: business } as const
  await bench.api.reading.translate({ body: { kind: 'business', ids: [business], language: 'es' } })
  await report(text)
  const version = { es: { shortDescription: 'Nordic Pumps fabrica bombas' } }
  await owner.api.businesses.change({ params: { id: business }, body: { general: { versions: version } } })
  assert.deepEqual([await waiting(), await outcomes()], [[], ['corrected']])
  await owner.api.businesses.change({ params: { id: business }, body: { general: { versions: { es: '' } } } })
})

test('administrators alone see all that wait; a discarded translation is made anew', async () => {
  await translate()
  await report({ wording: 'Bomba' })
  await report({}, owner)
  const path = '/console/translations/reports'
  assert.equal(await statusOf(bench, 'GET', path), 401)
  assert.equal(await statusOf(reader, 'GET', path), 403)
  const reports = await administrator.api.reading.staffReports()
  const [one, other] = reports
  assert.deepEqual([one!.wording, one!.business.companyName, one!.business.presence], ['Bomba', 'Nordic Pumps', 'run'])
  assert.match(one!.texts[1]!.translation!, /Ito moveso oilo/)
  for (const who of [bench, reader, owner])
    assert.notEqual(await statusOf(who, 'POST', `${path}/${one!.reportID}`, { discard: true, reason }), 200)
  assert.equal(await statusOf(administrator, 'POST', `${path}/${unknown}`, { discard: true, reason }), 404)
  assert.equal(await statusOf(administrator, 'POST', `${path}/${one!.reportID}`, { discard: true, reason: '' }), 400)
  const settle = (id: string, discard: boolean) =>
    administrator.api.reading.settleReport({ params: { id }, body: { discard, reason } })
  const findable = async () =>
    (await bench.pool.query(`select from listing_translations where resource_id = $1 and language = 'es'`, [product]))
      .rowCount
  assert.ok((await findable())! > 0)
  const sent = bench.sent()
  await settle(other!.reportID, false)
  await translate()
  assert.equal(bench.sent(), sent, 'still remembered')
  for (let turn = 0; turn < 2; turn++) await settle(one!.reportID, true)
  assert.deepEqual([await administrator.api.reading.staffReports(), await outcomes()], [[], ['discarded', 'dismissed']])
  assert.equal(await findable(), 0, 'nor does the search find what was discarded')
  await translate()
  assert.ok(bench.sent() > sent)
  const { rows } = await bench.pool.query<{ act: string }>(`select act from audit_entries where object_id = $1`, [
    business,
  ])
  assert.deepEqual(rows.map(({ act }) => act).toSorted(), ['translations.discard', 'translations.dismiss'])
})

test('reports of a company that nobody runs any more are left to the staff', async () => {
  const left = await addBusiness(bench.db, 'Left Pumps', { shortDescription: 'Left Pumps makes pumps', languages })
  const last = await bench.person('Lea Last')
  await addMember(bench.db, left, last.userID)
  await bench.api.reading.translate({ body: { kind: 'business', ids: [left], language: 'es' } })
  await report({ kind: 'business', id: left })
  await bench.pool.query('delete from members where business_id = $1', [left])
  const [one] = await administrator.api.reading.staffReports()
  assert.deepEqual([one!.business.presence, one!.texts], ['listed', []])
  await administrator.api.reading.settleReport({ params: { id: one!.reportID }, body: { discard: false, reason } })
  assert.deepEqual(await administrator.api.reading.staffReports(), [])
})

test('reports move with their product, and go with it and with their company', async () => {
  const [other, gone] = [await addBusiness(bench.db, 'Other Pumps'), await addBusiness(bench.db, 'Gone Pumps')]
  const left = await addProduct(bench.db, gone, 'Left pump')
  await translate()
  await report()
  await bench.pool.query(
    `insert into translation_reports (kind, thing_id, business_id, language, reported_by)
      values ('product', $1, $2, 'es', $3), ('business', $2, $2, 'es', $3)`,
    [left, gone, reader.userID],
  )
  const ids = async () => (await administrator.api.reading.staffReports()).map(({ id }) => id)
  assert.deepEqual(await ids(), [product, left, gone])
  await bench.pool.query(`update businesses set status = 'suspended' where id = $1`, [gone])
  assert.deepEqual(await ids(), [product], 'suspended')
  await bench.pool.query('update businesses set removed_at = now() where id = $1', [gone])
  assert.equal((await bench.pool.query('select from translation_reports')).rowCount, 1)
  await bench.pool.query('update products set business_id = $2 where id = $1', [product, other])
  assert.deepEqual(await waiting(), [])
  assert.equal((await administrator.api.reading.staffReports())[0]!.business.companyName, 'Other Pumps')
  await bench.pool.query('update products set removed_at = now() where id = $1', [product])
  assert.equal((await bench.pool.query('select from translation_reports')).rowCount, 0)
})

test('a company reads the reports of one product alone', async () => {
  const second = await addProduct(bench.db, business, 'Gear pump', { description: 'It moves oil at 16 bar', languages })
  await translate()
  await report()
  await report({ id: second })
  const of = async (thing: string) =>
    (await owner.api.reading.reports({ params: params(), query: { resourceID: thing } })).map(({ id }) => id)
  assert.deepEqual([(await waiting()).length, await of(product), await of(second)], [2, [product], [second]])
})

test('terms of the glossary alone are not discarded; a text of others that shares the memory is', async () => {
  const short = await addProduct(bench.db, business, 'Gear pump', { languages })
  await bench.api.reading.translate({ body: { kind: 'product', ids: [short], language: 'es' } })
  await report({ id: short })
  const [term] = await administrator.api.reading.staffReports()
  const path = (id: string) => `/console/translations/reports/${id}`
  assert.equal(await statusOf(administrator, 'POST', path(term!.reportID), { discard: true, reason }), 409)
  assert.equal((await administrator.api.reading.staffReports()).length, 1)
  const equal = await addProduct(bench.db, business, 'Pump', { description: 'It moves oil at 25 bar', languages })
  await bench.api.reading.translate({ body: { kind: 'product', ids: [product, equal], language: 'es' } })
  await report({ id: equal })
  await report()
  const kept = async () =>
    (
      await bench.pool.query(`select from listing_translations where field = 'description' and resource_id = any($1)`, [
        [product, equal],
      ])
    ).rowCount
  assert.equal(await kept(), 2)
  const [, one, other] = await administrator.api.reading.staffReports()
  assert.equal(await statusOf(administrator, 'POST', path(one!.reportID), { discard: true, reason }), 200)
  assert.equal(await kept(), 0)
  assert.equal(await statusOf(administrator, 'POST', path(other!.reportID), { discard: true, reason }), 200)
  await report({ id: short })
  const [hidden] = (await administrator.api.reading.staffReports()).slice(-1)
  await bench.pool.query('update businesses set run_since = null where id = $1', [business])
  assert.equal(await statusOf(administrator, 'POST', path(hidden!.reportID), { discard: true, reason }), 409)
  await bench.pool.query('update businesses set run_since = now() where id = $1', [business])
})

test('reports above the daily limit are refused', async () => {
  await bench.pool.query(
    `insert into translation_reports (kind, thing_id, business_id, language, reported_by)
      select 'product', uuidv7(), $1, 'es', $2 from generate_series(1, $3)`,
    [business, reader.userID, translationReportsPerDay - 1],
  )
  await translate()
  await report()
  await report({ wording: 'Bomba' })
  await bench.api.reading.translate({ body: { kind: 'product', ids: [product], language: 'it' } })
  assert.equal(await statusOf(reader, 'POST', '/reading/reports', bodyOf({ language: 'it' })), 429)
})

test('reports are in the export of the person, and leave with the person', async () => {
  const leaving = await bench.person('Len Leaving')
  await translate()
  await report({ wording: 'Bomba' }, leaving)
  const exports = await Promise.all(
    personalData.map(async (one) => one.exportOf?.({ ...bench.dependencies, locale: 'en' }, leaving.userID)),
  )
  const { reading } = Object.assign({}, ...exports) as { reading: { translationReports: { wording: string }[] } }
  assert.deepEqual(
    reading.translationReports.map(({ wording }) => wording),
    ['Bomba'],
  )
  await leaveNetwork(bench.dependencies, leaving, {})
  assert.deepEqual(await waiting(), [])
})
