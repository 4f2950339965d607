// Committed demo data.
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { BusinessRow, businessRecord } from '#api/operations/imports/business-rows.ts'
import { PersonRow, personRecord } from '#api/operations/imports/person-rows.ts'
import { ProductRow, productRecord } from '#api/operations/imports/product-rows.ts'
import { filledFirst, industries, type Node, nodeByKey } from '#api/foundation/industries/lookup.ts'
import { businessTypes, flyoutGroups, flyoutItems, type Subscription } from '#contract/foundation/constants.ts'
import { productLimits } from '#api/billing/plans/testing.ts'
import { markLook } from '#illustrations/marks.ts'
import { rowsOf } from './compose/read.ts'
import { composedRows } from './compose/rows.ts'

type Business = {
  id: string
  name: string
  source: string
  sample?: boolean
  countryCode: string
  businessType: string
  industryCode: string
  categories: string[]
  shortDescription: string
  generalDescription: string
  subscription?: Subscription
  verifiedAt?: string
  website?: string
  profilePhoto?: { url: string }
  registeredAt: string
  profile?: Record<string, Record<string, unknown>> & { certificates: object[] }
}
type Product = {
  id: string
  business: string
  name: string
  source: string
  description: string
  category: string
  subCategory: string
  specs: { key: string; value: string }[]
  media: { kind: string; view: string }[]
  registeredAt: string
}
type Attribution = { key: string; name: string; url: string; licence: string; licenceFile?: string; what: string }

const root = join(import.meta.dirname, '..')
const path = (name: string) => join(import.meta.dirname, 'data', name)
const lines = <T>(name: string) =>
  gunzipSync(readFileSync(path(name)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
const json = <T>(name: string) => JSON.parse(readFileSync(path(name), 'utf8')) as T

const businesses = lines<Business>('businesses.jsonl.gz')
const products = lines<Product>('products.jsonl.gz')
const people = json<{ id: string; business: string; firstName: string }[]>('people.json')
const attributions = json<Attribution[]>('../../api/foundation/reference/data/attributions.json')
const invented = businesses.filter(({ source }) => source === 'invented')
const real = businesses.filter(({ source }) => source !== 'invented')
const byID = new Map(businesses.map((business) => [business.id, business]))
const ofBusiness = Map.groupBy(products, ({ business }) => business)
const folder = process.env['WBN_DATA']

test('there are 300–600 businesses and 3,000–5,000 products', () => {
  assert.ok(businesses.length >= 300 && businesses.length <= 600, `${businesses.length} businesses`)
  assert.ok(products.length >= 3000 && products.length <= 5000, `${products.length} products`)
})

test('they are spread over all 15 industries, 40 and more countries, and every business type', () => {
  const industries = Map.groupBy(businesses, ({ industryCode }) => industryCode)
  assert.equal(industries.size, 15)
  for (const [code, some] of industries) assert.ok(some.length >= 12, `${code}: ${some.length}`)
  assert.ok(new Set(businesses.map(({ countryCode }) => countryCode)).size >= 40)
  assert.deepEqual(new Set(businesses.map(({ businessType }) => businessType)), new Set(businessTypes))
  const shelves = new Set(products.map(({ category }) => nodeByKey(category)?.industry.key))
  assert.equal(shelves.size, 15, 'every industry has products')
})

test('only sources whose licence asks for nothing beyond attribution', () => {
  const allowed = new Map(attributions.map((one) => [one.key, one]))
  const used = new Set([...businesses, ...products].map(({ source }) => source))
  used.delete('invented')
  for (const source of used) {
    assert.match(
      allowed.get(source)?.licence ?? '',
      /^(MIT|BSD-3-Clause|Apache-2\.0|No copyright asserted|Public domain.*)$/,
      source,
    )
  }
  const conditional = /icecat|lifyzer|kicad|fritzing|foomatic|cura|fashion|ikea|apparel/i
  assert.deepEqual(
    [...used].filter((source) => conditional.test(source)),
    [],
  )
})

test('every source is named with licence and text, in the attributions and in NOTICE', () => {
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8')
  for (const { name, url, licence, licenceFile, what } of attributions) {
    assert.ok(name && licence && what && URL.canParse(url), name)
    assert.ok(notice.includes(name) && notice.includes(url), `${name} stands in NOTICE`)
    if (licenceFile) assert.ok(existsSync(path(join('licences', licenceFile))), licenceFile)
    else assert.match(licence, /public domain|MIT|OFL/i)
  }
})

test('real names carry a sample mark and nothing that nobody gave us', () => {
  for (const row of real) {
    assert.equal(row.sample, true, row.name)
    const given = Object.keys(row)
    const never = ['profile', 'subscription', 'verifiedAt', 'certificates', 'email', 'phone', 'rating']
    assert.deepEqual(
      never.filter((key) => given.includes(key)),
      [],
      row.name,
    )
    assert.match(row.generalDescription, /sample data composed from public facts/)
  }
})

test(
  'no text of a source is repeated as the text of a company',
  { skip: !folder && 'WBN_DATA is not set' },
  async () => {
    const wanted = new Set(real.map(({ id }) => id))
    for await (const { id, description } of rowsOf<{ id: string; description?: string }>(
      join(folder!, 'companies.jsonl.gz'),
    )) {
      const row = wanted.has(id) ? byID.get(id)! : undefined
      const sentences =
        row && description
          ? description
              .split(/(?<=[.!?])\s+/)
              .filter((sentence) => sentence.length > 40 && !row.name.includes(sentence))
          : []
      for (const sentence of sentences) {
        assert.ok(!`${row!.shortDescription} ${row!.generalDescription}`.includes(sentence), row!.name)
      }
    }
  },
)

test('every category key is one of the tree, and a subcategory stands under its category', () => {
  const wrong = businesses.flatMap(({ categories }) => categories).filter((key) => nodeByKey(key)?.kind !== 'category')
  assert.deepEqual(wrong, [])
  const astray = products.filter(({ category, subCategory }) => {
    const node = nodeByKey(subCategory)
    return node?.kind !== 'subCategory' || node.category?.key !== category
  })
  assert.deepEqual(
    astray.map(({ id, subCategory }) => `${id} ${subCategory}`),
    [],
  )
  assert.ok(businesses.every(({ categories }) => categories.length > 0))
})

test('every entry of the flyout holds a product or a company', () => {
  const filled = new Set([
    ...products.flatMap(({ category, subCategory }) => [category, subCategory]),
    ...businesses.flatMap(({ categories }) => categories),
  ])
  const isEmpty = ({ key, children }: Node) => !filled.has(key) && !children.some((child) => filled.has(child.key))
  const first = (nodes: readonly Node[], size: number) => filledFirst(nodes, isEmpty).slice(0, size)
  const groups = industries.flatMap(({ children }) => first(children, flyoutGroups))
  assert.equal(groups.length, industries.length * flyoutGroups)
  const empty = groups.flatMap(({ children }) => first(children, flyoutItems)).filter(isEmpty)
  assert.deepEqual(
    empty.map(({ key }) => key),
    [],
  )
})

test('every product has specifications, a text, pictures and a business', () => {
  for (const { id, specs, description, media, business, name } of products) {
    assert.ok(specs.length >= 2 && specs.every(({ key, value }) => key && value), `${id} ${name} has specifications`)
    assert.ok(description.length >= 30 && !/undefined|null|NaN|\{\w+\}/.test(description), `${id}: ${description}`)
    assert.ok(media.length > 0 && byID.has(business), id)
  }
})

test('the importer accepts every row as it is', () => {
  const refused: string[] = []
  for (const row of businesses) {
    const { success, data, error } = BusinessRow.safeParse(row)
    if (!success) refused.push(`${row.name}: ${error.message}`)
    else assert.ok(businessRecord(data, true).category_ids.length > 0, row.name)
  }
  for (const row of products) {
    const { success, data, error } = ProductRow.safeParse(row)
    if (!success) refused.push(`${row.id}: ${error.message}`)
    else assert.ok(productRecord(data).sub_category_id, row.id)
  }
  for (const row of people) {
    const { success, data, error } = PersonRow.safeParse(row)
    if (!success) refused.push(`${row.id}: ${error.message}`)
    else assert.ok(personRecord(data, undefined, true).country_code, row.id)
  }
  assert.deepEqual(refused, [])
})

test('ids are the same at every load', () => {
  const ids = [...businesses, ...products, ...people].map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length, 'source ids are unique')
  const ferrantis = businessRecord(BusinessRow.parse(byID.get('ferrantis-pompe')), true)
  assert.equal(ferrantis.id, '0178e92f-b080-718d-be4c-173281937a6c')
})

test('the composition gives what is committed', { skip: !folder && 'WBN_DATA is not set' }, async () => {
  const composed = await composedRows(folder!)
  assert.deepEqual(JSON.parse(JSON.stringify(composed.businesses)), businesses)
  assert.deepEqual(JSON.parse(JSON.stringify(composed.products)), products)
  assert.deepEqual(composed.people, people)
  assert.deepEqual(JSON.parse(JSON.stringify(composed.attributions)), attributions)
})

test('the logos of invented firms differ: within an industry in construction, among all in construction or paint', () => {
  const looks = invented.map(({ industryCode, profilePhoto }) => {
    const [, seed] = /^\/pictures\/mark\/(.+)\.svg$/.exec(profilePhoto?.url ?? '') ?? []
    assert.ok(seed)
    const { construction, paint } = markLook(seed)
    return { inIndustry: `${industryCode} ${construction}`, among: `${construction} ${paint}` }
  })
  assert.equal(new Set(looks.map(({ inIndustry }) => inIndustry)).size, invented.length)
  assert.equal(new Set(looks.map(({ among }) => among)).size, invented.length)
})

test('fifteen and more invented firms are complete in every section', () => {
  const sections = ['general', 'contactInfo', 'factory', 'tradeCapabilities', 'businessTerms']
  const complete = invented.filter(({ profile, generalDescription }) => {
    return (
      profile &&
      sections.every((section) => profile[section]) &&
      profile.certificates.length > 0 &&
      generalDescription.length > 400
    )
  })
  assert.ok(complete.length >= 15, `${complete.length} complete`)
  const makers = invented.filter(({ businessType }) => businessType === 'MA')
  assert.deepEqual(
    makers.filter((maker) => !complete.includes(maker)).map(({ name }) => name),
    [],
  )
  const rich = complete.filter(({ id }) => (ofBusiness.get(id)?.length ?? 0) >= 8)
  assert.ok(rich.length >= 12, `${rich.length} with eight products and more`)
  const tiers = new Set(invented.map(({ subscription }) => subscription))
  assert.deepEqual(tiers, new Set(['standard', 'gold', 'premium', 'platinum']))
  assert.ok(invented.some(({ verifiedAt }) => !verifiedAt) && invented.some(({ verifiedAt }) => verifiedAt))
})

test('invented firms have addresses and telephone numbers of fiction', () => {
  const fictional =
    /555|^(113|117)4960\d{3}$|^7700900\d{3}$|^(2214710|4066969|3023125)\d{3}$|^17139200\d\d$|^3139006\d\d$|^701740\d\d\d$/
  for (const { name, website, profile } of invented) {
    assert.match(website ?? '', /^https:\/\/[a-z0-9-]+\.example$/, name)
    const { email, phone, mobilePhone } = profile!['contactInfo'] as Record<
      string,
      string & { businessPhoneNumber: string }
    >
    assert.match(email!, /@[a-z0-9-]+\.example$/)
    for (const one of [phone, mobilePhone]) assert.match(one!.businessPhoneNumber.replaceAll(' ', ''), fictional, name)
  }
})

test('no business shows more products than its membership allows', () => {
  for (const { id, name, subscription } of businesses) {
    const most = productLimits[subscription ?? 'platinum']
    assert.ok((ofBusiness.get(id)?.length ?? 0) <= most, `${name}: ${ofBusiness.get(id)?.length} of ${most}`)
  }
})

test('everybody belongs to an invented firm, among them owners and a buyer', () => {
  for (const { firstName, business } of people) assert.equal(byID.get(business)?.source, 'invented', firstName)
  const exporters = people.filter(({ business }) => byID.get(business)!.businessType === 'EX')
  assert.ok(people.length >= 20 && exporters.length >= 3)
  const positions = (people as unknown as { jobPositionID: string }[]).map(({ jobPositionID }) => jobPositionID)
  assert.ok(positions.includes('owner') && positions.includes('buyer'))
})

test('registration days lie before the day of the data, products after their business', () => {
  for (const { registeredAt, name } of businesses)
    assert.ok(registeredAt >= '2021' && registeredAt < '2026-11-20', name)
  for (const { registeredAt, business, id } of products) assert.ok(registeredAt >= byID.get(business)!.registeredAt, id)
})

test('the demonstration data adds at most 6 MB to the repository', () => {
  const files = ['businesses.jsonl.gz', 'products.jsonl.gz', 'people.json']
  const bytes = files.reduce((sum, name) => sum + statSync(path(name)).size, 0)
  assert.ok(bytes <= 1_500_000, `${bytes} bytes`)
})
