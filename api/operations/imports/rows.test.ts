// Imported rows.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { business, product, importBench, writeRows } from './testing.ts'

const { folder, database, load, rowOf, rejected } = importBench()

test("a product belongs to its brand's business: the matched company, else one made of the brand", async () => {
  const businesses = writeRows(folder, 'companies.jsonl', [
    business('acme-inc', { name: 'Acme Inc.', countryCode: 'US' }),
    business('zeta', { name: 'Zeta Ltd', countryCode: 'IE' }),
  ])
  const brands = writeRows(folder, 'brands.jsonl', [
    { brand: 'Acme', companyId: 'acme-inc', countryCode: 'US' },
    { brand: 'Nordlys', countryCode: 'NO' },
    { brand: 'Gone', companyId: 'not-there' },
    { companyId: 'no brand' },
  ])
  const products = writeRows(folder, 'branded.jsonl', [
    product('b1', { brand: 'ACME' }),
    product('b2', { brand: 'Nordlys' }),
    product('b3', { brand: 'Gone' }),
    product('b4', { brand: 'Ventola S.p.A.' }),
    product('b5', { brand: 'Zeta' }),
    product('b6', { source: 'fda-device-types' }),
    product('b7', { brand: 'Generic', source: 'fda-device-types' }),
    product('b8', { business: 'acme-inc', brand: 'Nordlys' }),
    product('b9', { business: 'nobody' }),
  ])
  const { counts } = await load({ businesses, brands, products })
  assert.deepEqual(counts.brands, { added: 5, changed: 0, unchanged: 0, rejected: 1 })
  assert.deepEqual([counts.products.added, counts.products.rejected], [8, 1])
  const { rows } = await database().pool.query(`
    select p.source_id as product, b.company_name as company, b.country_code as country, b.business_type as type
    from products p join businesses b on b.id = p.business_id where p.source_id like 'b_' order by 1`)
  assert.deepEqual(
    rows.map((row) => Object.values(row).join(' · ')),
    [
      'b1 · Acme Inc. · US · MA',
      'b2 · Nordlys · NO · MA',
      'b3 · Gone · US · MA',
      'b4 · Ventola S.p.A. · IT · MA',
      'b5 · Zeta · IE · MA',
      'b6 · FDA Device Classification (open catalogue) · US · DI',
      'b7 · FDA Device Classification (open catalogue) · US · DI',
      'b8 · Acme Inc. · US · MA',
    ],
  )
  assert.match(rejected('branded')[0]!.reason, /^business: there is none with the id nobody/)
  assert.match(rejected('brands')[0]!.reason, /^brand: is missing/)
})

test('odd values are made sound', async () => {
  const businesses = writeRows(folder, 'odd.jsonl', [
    business('o1', {
      name: '\u200bASUNG  TECHNO\u0000 CO.,Ltd ',
      founded: 0,
      employeesMin: '1,200',
      employeesMax: 'unknown',
      website: 'asung.example/about',
      state: 'Bavaria',
    }),
    business('o2', { website: 'javascript:alert(1)', name: 'SOLAREVER TECNOLOG\u00c3\u008dA', countryCode: 'AN' }),
  ])
  const products = writeRows(folder, 'odd-products.jsonl', [
    product('op', {
      business: 'o1',
      mpn: [{ $if: 'x', value: 'A-2' }, 'A-1'],
      keywords: 'CMOS MUX',
      stock: 'Yes',
      leadTime: '14',
      ean: '123',
      specs: [
        { key: 'Power', value: 5 },
        { key: '', value: 'x' },
      ],
    }),
  ])
  const { counts } = await load({ businesses, products })
  assert.deepEqual([counts.businesses.rejected, counts.products.rejected], [0, 0])
  const first = await rowOf('businesses', 'o1')
  assert.deepEqual(
    [first.company_name, first.slug, first.year_established, first.employees_min, first.employees_max, first.state_id],
    ['ASUNG TECHNO CO.,Ltd', 'asung-techno-co-ltd', null, 1200, null, 'DE-BY'],
  )
  assert.deepEqual(first.contact_info, { website: 'https://asung.example/about' })
  const second = await rowOf('businesses', 'o2')
  assert.deepEqual([second.company_name, second.country_code, second.contact_info], ['SOLAREVER TECNOLOGÍA', 'CW', {}])
  const offered = await rowOf('products', 'op')
  assert.deepEqual(
    [offered.part_number, offered.keywords, offered.stock, offered.lead_time],
    ['A-1', ['A-2', 'CMOS', 'MUX'], true, 14],
  )
  assert.deepEqual(offered.specs, [
    { key: 'Power', value: '5' },
    { key: 'EAN', value: '123' },
  ])
})

test('a line of text of a product is read under its own name, and stays where a later file does not state it', async () => {
  const companies = writeRows(folder, 'makers.jsonl', [business('maker')])
  const stated = { business: 'maker', partNumber: 'L-1', minimumOrder: '5 pieces', hsCode: '8413.70' }
  const first = writeRows(folder, 'lines.jsonl', [
    product('lines', stated),
    product('unreadable', { ...stated, hsCode: 'none' }),
  ])
  await load({ businesses: companies, products: first })
  const before = await rowOf('products', 'lines')
  assert.deepEqual([before.part_number, before.minimum_order, before.hs_code], ['L-1', '5 pieces', '841370'])
  assert.equal((await rowOf('products', 'unreadable')).hs_code, null)
  const second = writeRows(folder, 'lines-later.jsonl', [product('lines', { business: 'maker', mpn: 'L-2' })])
  await load({ products: second })
  const after = await rowOf('products', 'lines')
  assert.deepEqual([after.part_number, after.minimum_order, after.hs_code], ['L-2', null, '841370'])
})

test('a complete profile with certificates is stored, and replaced when it changes', async () => {
  const profile = {
    general: {
      totalAnnualRevenue: { min: 1, max: 2 },
      totalProductionEmployees: 40,
      video: { url: 'https://video.example/1' },
    },
    contactInfo: {
      legalAddressEnglish: '1 Example Street',
      phone: { countryCode: '49', businessPhoneNumber: '30 5550100' },
      mobilePhone: { businessPhoneNumber: '0172 555 0100 ext. 4' },
    },
    factory: { city: 'Ulm', country: 'DE', factorySize: 1200 },
    tradeCapabilities: { markets: ['worldwide'], spokenLanguages: [{ code: 'en' }], averageLeadTime: 20 },
    businessTerms: { acceptedDeliveryTerms: ['FOB'] },
    certificates: [{ name: 'ISO 9001', issueDate: '2024-01-31', expireDate: '2027-01-31' }, { name: 'CE' }],
  }
  await load({ businesses: writeRows(folder, 'profile.jsonl', [business('full', { profile })]) })
  const row = await rowOf('businesses', 'full')
  assert.deepEqual(row.general, { totalProductionEmployees: 40, video: { url: 'https://video.example/1' } })
  assert.deepEqual([row.revenue_min, row.revenue_max, row.lead_time], [1, 2, 20])
  assert.deepEqual(row.trade_capabilities, { markets: ['worldwide'], spokenLanguages: ['en'] })
  assert.deepEqual((row.contact_info as { phone: object }).phone, {
    countryCode: '+49',
    businessPhoneNumber: '305550100',
  })
  const country = String(row.country_code)
  const { mobilePhone } = row.contact_info as { mobilePhone: { extension: string } }
  assert.deepEqual([country, mobilePhone.extension], [business('full').countryCode, '4'])
  const names = `select name, issue_date as day from certificates where business_id = '${String(row.id)}' order by name`
  assert.deepEqual((await database().pool.query(names)).rows, [
    { name: 'CE', day: null },
    { name: 'ISO 9001', day: '2024-01-31' },
  ])
  profile.certificates.pop()
  await load({ businesses: writeRows(folder, 'profile.jsonl', [business('full', { profile })]) })
  assert.equal((await database().pool.query(names)).rowCount, 1)
  const unknown = business('unknown', { profile: { tradeCapabilities: { markets: ['the-moon'] } } })
  await load({ businesses: writeRows(folder, 'unknown.jsonl', [unknown]) })
  assert.match(rejected('unknown')[0]!.reason, /^profile\.tradeCapabilities\.markets\.0: unknown code "the-moon"/)
})
