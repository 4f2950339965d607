// Lines, cells, coverage, where to buy, search, saved searches.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { agreed, type Firm, firmOf, inDays, lineOf, on, proposalOf, runJobs } from './testing.ts'

let bench: TestApi
let maker: Firm
before(async () => {
  bench = await testApi()
  maker = await firmOf(bench, 'Ferrantis Pompe', { verifiedAt: new Date() })
})
after(() => bench.close())

const refused = (name: string) => (error: unknown) => (error as Refusal).name === name
const params = () => ({ businessID: maker.id })
const statesOf = async (lineID: string) => {
  const { lines } = await maker.person.api.territories.read({ params: params() })
  return Object.fromEntries(
    lines.find((line) => line.lineID === lineID)!.cells.map(({ country, state }) => [country, state]),
  )
}

test('a stranger and a person of another company read and write nothing of the grid', async () => {
  const stranger = await firmOf(bench, 'Other Works')
  for (const [method, path, body] of [
    ['GET', `/business/${maker.id}/territory`, undefined],
    ['PUT', `/business/${maker.id}/territory`, { lines: [maker.id], countries: ['PE'], state: 'open' }],
    ['POST', `/business/${maker.id}/line`, { name: 'Pumps' }],
    ['POST', `/business/${maker.id}/territory/paste`, { text: 'x' }],
    ['GET', `/business/${maker.id}/territory/export`, undefined],
    ['PUT', `/business/${maker.id}/coverage`, {}],
  ] as const) {
    assert.equal((await bench.ask(method, path, body)).status, 401, path)
    assert.equal((await stranger.person.ask(method, path, body)).status, 403, path)
  }
  const line = await lineOf(stranger, 'Foreign line')
  await assert.rejects(
    maker.person.api.territories.set({ params: params(), body: { lines: [line], countries: ['PE'], state: 'open' } }),
    refused('NotFound'),
  )
  await assert.rejects(
    maker.person.api.territories.changeLine({ params: { ...params(), lineID: line }, body: { name: 'Mine' } }),
    refused('NotFound'),
  )
})

test('a line has the categories of its products where none are given, and foreign products are refused', async () => {
  const category = nodeByKey('industrial-technology.pumps')!
  const product = await addProduct(bench.db, maker.id, 'NX 65-200', { categoryId: category.id })
  const lineID = await lineOf(maker, 'Line of products', { products: [product] })
  const { lines } = await maker.person.api.territories.read({ params: params() })
  const line = lines.find((one) => one.lineID === lineID)!
  assert.deepEqual([line.categories.map(({ id }) => id), line.products], [[category.id], [product]])
  assert.equal(await lineOf(maker, 'line of PRODUCTS'), lineID, 'the same name is the same line')
  const body = { name: 'Renamed line', products: [product], wishes: ['Service team'] }
  const changed = await maker.person.api.territories.changeLine({ params: { ...params(), lineID }, body })
  assert.deepEqual([changed.name, changed.wishes], ['Renamed line', ['Service team']])
  const other = await addBusiness(bench.db, 'Other')
  const foreign = await addProduct(bench.db, other, 'Foreign')
  await assert.rejects(lineOf(maker, 'Foreign', { products: [foreign] }), refused('ValidationError'))
})

test('a region fills a row at once; an agreement of both stands above what is stated', async () => {
  const lineID = await lineOf(maker, 'Regional line')
  const set = (body: object) =>
    maker.person.api.territories.set({ params: params(), body: { lines: [lineID], state: 'sought', ...body } })
  await set({ regions: ['andes'] })
  await set({ countries: ['PE'], state: 'open', until: inDays(30) })
  await set({ countries: ['VE'], state: 'unknown' })
  assert.deepEqual(await statesOf(lineID), { BO: 'sought', CL: 'sought', CO: 'sought', EC: 'sought', PE: 'open' })
  const seller = await firmOf(bench, 'Andes Seller')
  await agreed(maker, seller, { lines: [lineID], countries: ['CL'], exclusivity: 'sole' })
  await proposalOf(maker, seller, 'supplier', { lines: [lineID], countries: ['BO'] })
  const states = await statesOf(lineID)
  assert.deepEqual([states['CL'], states['BO']], ['coveredExclusively', 'sought'])
  const grid = await maker.person.api.territories.read({ params: params() })
  const bolivia = grid.lines.find((one) => one.lineID === lineID)!.cells.find(({ country }) => country === 'BO')!
  assert.deepEqual(
    bolivia.partners.map(({ companyName, by }) => [companyName, by]),
    [['Andes Seller', 'supplier']],
  )
  const foreign = await proposalOf(seller, maker, 'distributor', { lines: [lineID], countries: ['AR', 'UY'] })
  const beside = await maker.person.api.territories.read({ params: params() })
  assert.deepEqual(await statesOf(lineID), states, 'proposals of distributors fill no cells')
  assert.ok(beside.waiting.some(({ agreementID }) => agreementID === foreign.agreementID))
  await assert.rejects(
    maker.person.api.territories.removeLine({ params: { ...params(), lineID } }),
    refused('Conflict'),
    'an agreement about it is open',
  )
  const unused = { params: { ...params(), lineID: await lineOf(maker, 'Unused line') } }
  for (let times = 0; times < 2; times++) await maker.person.api.territories.removeLine(unused)
  const { lines } = await maker.person.api.territories.read({ params: params() })
  assert.ok(!lines.some((line) => line.lineID === unused.params.lineID))
  await assert.rejects(set({ countries: ['XX'] }), refused('ValidationError'))
})

test('cells are pasted and taken back as CSV; mistakes are named and change nothing', async () => {
  const lineID = await lineOf(maker, 'Pasted line, "quoted"')
  const text =
    'line,country,state,until\n"Pasted line, ""quoted""",Chile,sought,2030-01-31\nNobody,CL,open,\n"Pasted line, ""quoted""",PE,maybe,'
  const paste = (dryRun: boolean) => maker.person.api.territories.paste({ params: params(), body: { text, dryRun } })
  const dry = await paste(true)
  assert.deepEqual([dry.changed, await statesOf(lineID)], [1, {}])
  const report = await paste(false)
  assert.deepEqual(
    [report.changed, report.mistakes.map(({ row, kind, value }) => [row, kind, value])],
    [
      1,
      [
        [3, 'line', 'Nobody'],
        [4, 'state', 'maybe'],
      ],
    ],
  )
  assert.deepEqual([(await paste(false)).changed, await statesOf(lineID)], [0, { CL: 'sought' }])
  const { content } = await maker.person.api.territories.export({ params: params() })
  assert.ok(content.includes('"Pasted line, ""quoted""",CL,sought,2030-01-31'), content)
  const again = await maker.person.api.territories.paste({ params: params(), body: { text: content } })
  assert.deepEqual([again.changed, again.mistakes], [0, []])
})

test('the page of a product names the sellers of its line in the country, and always the maker', async () => {
  const product = await addProduct(bench.db, maker.id, 'VMS 10-9')
  const line = await lineOf(maker, 'Multistage pumps', { products: [product] })
  const other = await lineOf(maker, 'Valves')
  const seller = await firmOf(bench, 'Comercial Rimac', { countryCode: 'PE' })
  await seller.person.api.territories.cover({
    params: { businessID: seller.id },
    body: { countries: ['PE'], stock: 'stock', stockPlace: 'Lima', service: true },
  })
  await agreed(maker, seller, { lines: [line], countries: ['PE', 'BO'] })
  await agreed(maker, await firmOf(bench, 'Valve Seller'), { lines: [other], countries: ['PE'] })
  await maker.person.api.territories.set({
    params: params(),
    body: { lines: [line], countries: ['AR'], state: 'sought' },
  })
  const read = (country?: string) =>
    bench.api.territories.whereToBuyProduct({ params: { id: product }, query: country ? { country } : {} })
  const { maker: own, sellers } = await read('PE')
  const [{ appointments }, profile, plain] = await Promise.all([
    bench.api.products.read({ params: { id: product } }),
    bench.api.businesses.read({ params: { id: seller.id } }),
    bench.api.businesses.read({ params: { id: await addBusiness(bench.db, 'Alone') } }),
  ])
  assert.deepEqual([appointments, profile.data.appointments, plain.data.appointments], [true, true, false])
  assert.equal(own.businessID, maker.id)
  assert.deepEqual(
    sellers.map(({ business, stockPlace, service, by }) => [business.companyName, stockPlace, service, by]),
    [['Comercial Rimac', 'Lima', true, 'both']],
  )
  const whole = await read()
  assert.deepEqual(
    whole.sought.map(({ name, countries }) => [name, countries.map(({ code }) => code)]),
    [['Multistage pumps', ['AR']]],
  )
  assert.deepEqual((await read('DE')).sellers, [])
  await assert.rejects(bench.api.territories.whereToBuyProduct({ params: { id: maker.id } }), refused('NotFound'))
})

test('lines that seek somebody are found by country, category and role, with counts that leave the own filter out', async () => {
  const category = nodeByKey('energy.batteries-energy-storage')!
  const grid = await firmOf(bench, 'Lumen Grid', { countryCode: 'KR' })
  const sought = async (firm: Firm, name: string, countries: string[], more: object = {}) => {
    const line = await lineOf(firm, name, { categories: [category.id], ...more })
    await firm.person.api.territories.set({
      params: { businessID: firm.id },
      body: { lines: [line], countries, state: 'sought' },
    })
    return line
  }
  const agent = await sought(grid, 'Storage cabinets', ['CL', 'PE'], { role: 'agent', noMinimum: true })
  const stock = await sought(maker, 'Storage pumps', ['CL'], { role: 'distributor', exclusivePossible: true })
  const find = (query: object) => bench.api.territories.findLines({ query: { category: category.id, ...query } })
  const all = await find({})
  assert.deepEqual([all.total, all.data.map(({ lineID }) => lineID)], [2, [stock, agent]], 'verified makers first')
  const chosen = await find({ country: 'PE', role: 'agent' })
  assert.deepEqual([chosen.total, chosen.data[0]?.lineID], [1, agent])
  const counts = Object.fromEntries(chosen.facets.country.map(({ value, count }) => [value, count]))
  assert.deepEqual([counts, chosen.facets.noMinimum], [{ CL: 1, PE: 1 }, 1])
  assert.deepEqual((await find({ from: 'KR' })).total, 1)
  assert.deepEqual((await find({ exclusivePossible: 'true', verified: 'true' })).data[0]?.lineID, stock)
  assert.deepEqual((await find({ textQuery: 'cabinets' })).total, 1)
})

test('distributors are found by what they carry and whether they have room', async () => {
  const category = nodeByKey('energy.transformers-switchgear')!
  for (const [name, room] of [
    ['Full Seller', false],
    ['Free Seller', true],
  ] as const) {
    const seller = await firmOf(bench, name)
    const body = { countries: ['PL'], categories: [category.id], languages: ['pl'], room, brands: ['Drakensberg'] }
    await seller.person.api.territories.cover({ params: { businessID: seller.id }, body })
  }
  const find = (query: object) => bench.api.territories.findDistributors({ query: { category: category.id, ...query } })
  assert.deepEqual([(await find({ country: 'PL' })).total, (await find({ country: 'VN' })).total], [2, 0])
  const free = await find({ room: 'true' })
  assert.deepEqual([free.data.map(({ business }) => business.companyName), free.facets.room], [['Free Seller'], 1])
  assert.equal((await find({ textQuery: 'drakensberg' })).total, 2)
  const businessID = free.data[0]!.business.businessID!
  const { countries, brands, room } = await bench.api.territories.coverage({ params: { businessID } })
  assert.deepEqual([countries.map(({ code }) => code), brands, room], [['PL'], ['Drakensberg'], true])
})

test('a saved search tells new lines once, and is kept once', async () => {
  const reader = await firmOf(bench, 'Reading Seller')
  const body = { kind: 'line' as const, name: 'Chile', pace: 'daily' as const, question: { country: 'NZ' } }
  const { alertID } = await reader.person.api.territories.saveAlert({ body })
  assert.equal((await reader.person.api.territories.saveAlert({ body: { ...body, name: 'Again' } })).alertID, alertID)
  const distributors = { kind: 'distributor' as const, name: 'Seals', question: { textQuery: 'shaft seals' } }
  const saved = await reader.person.api.territories.saveAlert({ body: distributors })
  assert.deepEqual([saved.pace, saved.question], ['weekly', { textQuery: 'shaft seals' }])
  await reader.person.api.territories.removeAlert({ params: { id: saved.alertID } })
  const line = await lineOf(maker, 'Line for New Zealand')
  await maker.person.api.territories.set({
    params: params(),
    body: { lines: [line], countries: ['NZ'], state: 'sought' },
  })
  const told = async () =>
    (await bench.pool.query('select from mails where recipient = $1', [reader.person.viewer.email])).rowCount
  await runJobs(bench, 'territories.found')
  assert.equal(await told(), 0, 'a day has not passed')
  await bench.pool.query(`update territory_alerts set told_at = now() - interval '23 hours 59 minutes'`)
  for (let times = 0; times < 2; times++) await runJobs(bench, 'territories.found')
  assert.equal(await told(), 1)
  const { rows } = await bench.pool.query<{ text: string }>('select text from mails where recipient = $1', [
    reader.person.viewer.email,
  ])
  assert.match(rows[0]!.text, /Again:\n• Line for New Zealand, [\s\S]*sought-lines\?country=NZ/)
  const stranger = await bench.person('Sam Stranger')
  await stranger.api.territories.removeAlert({ params: { id: alertID } })
  assert.equal((await reader.person.api.territories.alerts()).data.length, 1, 'of nobody else')
  await reader.person.api.territories.removeAlert({ params: { id: alertID } })
  assert.equal((await reader.person.api.territories.alerts()).data.length, 0)
})

test('of two merged companies the remaining one has lines and agreements; a removed one represents nobody', async () => {
  const admin = await bench.person('Anna Admin', { roles: ['administrator'] })
  const [gone, kept, seller] = [
    await firmOf(bench, 'Gone Pumps'),
    await firmOf(bench, 'Kept Pumps'),
    await firmOf(bench, 'Loyal Seller'),
  ]
  const line = await lineOf(gone, 'Pumps')
  await lineOf(kept, 'Pumps')
  const agreementID = await agreed(gone, seller, { lines: [line], countries: ['PE'] })
  const body = { into: kept.id, members: 'join' as const, reason: 'The same company' }
  await admin.api.console.mergeBusiness({ params: { id: gone.id }, body })
  const { sellers } = await bench.api.territories.whereToBuy({ params: { id: kept.id } })
  assert.deepEqual(
    sellers.map(({ business, by }) => [business.companyName, by]),
    [['Loyal Seller', 'both']],
  )
  const { lines } = await kept.person.api.territories.read({ params: { businessID: kept.id } })
  assert.equal(lines.length, 2)
  await seller.person.api.businesses.remove({ params: { id: seller.id } })
  assert.deepEqual((await bench.api.territories.whereToBuy({ params: { id: kept.id } })).sellers, [])
  assert.equal((await kept.person.api.agreements.read(on(kept, agreementID))).state, 'withdrawn')
})
