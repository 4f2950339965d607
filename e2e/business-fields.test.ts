// Business fields of the contract.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { SectionPath } from '#contract/identity/businesses/sections.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { industries } from '#api/foundation/industries/lookup.ts'
import * as lists from '#api/foundation/reference/lookup.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let business: string
before(async () => {
  site = await startSite()
  business = (await sampleBusiness(site)).business.id
})
after(() => site.close())

type Field = { sent?: unknown; shown: string | ((profile: BusinessProfile) => string) }
const industry = industries[2]!
const category = industry.children[1]!
const coded = (list: readonly lists.Term[]): Field => ({ sent: [list[1]!.code], shown: list[1]!.name.en })
const codes = (list: readonly lists.Term[]): Field => ({ sent: [list[1]!.code], shown: list[1]!.code })

const fields: Record<SectionPath, Field> = {
  'general.companyName': { sent: 'Quillon Works Ltd.', shown: 'Quillon Works Ltd.' },
  'general.shortDescription': { sent: 'Short words of Quillon.', shown: 'Short words of Quillon.' },
  'general.generalDescription': { sent: 'Long words of Quillon.', shown: 'Long words of Quillon.' },
  'general.businessType': { sent: 'WS', shown: lists.businessTypeByCode('WS')!.singular.en },
  'general.industry': { sent: industry.id, shown: industry.name.en },
  'general.categories': { sent: [`${industry.id}.${category.id}`], shown: category.name.en },
  'general.yearStablished': { sent: 1987, shown: 'Founded 1987' },
  'general.totalAnnualRevenue': { sent: { min: 31_000_000, max: 47_000_000 }, shown: '31M–47M' },
  'general.totalEmployees': { sent: { min: 310, max: 420 }, shown: '310–420' },
  'general.totalProductionEmployees': { sent: 137, shown: '137 production' },
  'general.productionCapacity': {
    sent: { min: 710, max: 790, unit: lists.capacityUnits[1]!.code, period: lists.capacityPeriods[1]!.code },
    shown: `710–790 ${lists.capacityUnits[1]!.name.en} / ${lists.capacityPeriods[1]!.name.en}`,
  },
  'general.profilePhoto': { shown: ({ general }) => general.profilePhoto!.url },
  'general.coverPhoto': { shown: ({ general }) => general.coverPhoto!.url },
  'general.video': { sent: 'https://vimeo.com/76979871', shown: ({ general }) => general.video!.url },
  'contactInfo.legalAddressEnglish': { sent: '17 Quarry Lane', shown: '17 Quarry Lane' },
  'contactInfo.shippingAddressEnglish': { sent: '18 Harbour Road', shown: '18 Harbour Road' },
  'contactInfo.city': { sent: 'Kiel', shown: 'Kiel, Germany' },
  'contactInfo.zipcode': { sent: '24103', shown: '24103' },
  'contactInfo.country': { sent: 'DE', shown: 'Germany' },
  'contactInfo.state': { sent: 'DE-SH', shown: lists.stateByID('DE-SH')!.name.en },
  'contactInfo.email': { sent: 'desk@quillon.example', shown: 'desk@quillon.example' },
  'contactInfo.website': { sent: 'https://quillon.example', shown: 'quillon.example' },
  'contactInfo.phone': { sent: { countryCode: '+49', businessPhoneNumber: '4315550101' }, shown: '+49 431 5550101' },
  'contactInfo.mobilePhone': {
    sent: { countryCode: '+49', businessPhoneNumber: '1525550102' },
    shown: '+49 1525550102',
  },
  'factory.manufacturingFacilities': { sent: 'One hall by the canal.', shown: 'One hall by the canal.' },
  'factory.city': { sent: 'Graz', shown: 'Graz' },
  'factory.zipcode': { sent: '8010', shown: '8010' },
  'factory.country': { sent: 'AT', shown: 'Austria' },
  'factory.state': { sent: 'AT-6', shown: lists.stateByID('AT-6')!.name.en },
  'factory.factorySize': { sent: 12_345, shown: '12,345 m²' },
  'factory.numberProductionLines': { sent: 83, shown: '83' },
  'factory.contractManufacturing': coded(lists.contractManufacturing),
  'tradeCapabilities.markets': coded(lists.markets),
  'tradeCapabilities.spokenLanguages': coded(lists.languages),
  'tradeCapabilities.totalEmployeesSales': { sent: 29, shown: '29 sales' },
  'tradeCapabilities.averageLeadTime': { sent: 46, shown: '46 days' },
  'businessTerms.acceptedDeliveryTerms': codes(lists.incoterms),
  'businessTerms.acceptedPaymentCurrencies': codes(lists.currencies),
  'businessTerms.packagingTypes': coded(lists.packagingTypes),
  'businessTerms.acceptedPaymentTypes': coded(lists.paymentTypes),
}
const labels: Record<string, string> = { 'general.profilePhoto': 'Logo', 'general.coverPhoto': 'Cover picture' }
const tabs = ['general', 'contact', 'factory', 'trade', 'terms', 'media']

const paths = Object.keys(fields)

test('every field that may be written has its place in a form, once', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business}/edit/general`)
  const places = new Map<string, number>(paths.map((path) => [path, 0]))
  for (const tab of tabs) {
    await goTo(page, `${site.address}/business/${business}/edit/${tab}`)
    await page.getByRole('button', { name: 'Save changes' }).waitFor()
    for (const path of paths) {
      const label = labels[path]
      const place = label
        ? tab === 'media' && page.locator('#main').getByText(label, { exact: true })
        : page.locator(`[id="${path}"], [id="${path}.min"], [id="${path}.businessPhoneNumber"]`)
      if (place && (await place.count()) > 0) places.set(path, places.get(path)! + 1)
    }
  }
  assert.deepEqual(
    [...places].filter(([, count]) => count !== 1),
    [],
  )
  assert.deepEqual(faults, [])
  await context.close()
})

test('every field that may be written is read on the page', async () => {
  const { page, context } = await visitAs(site, 'exporter', '/my-business')
  const body: Record<string, Record<string, unknown>> = {}
  for (const [path, { sent }] of Object.entries(fields)) {
    const [section = '', name = ''] = path.split('.')
    if (sent !== undefined) body[section] = { ...body[section], [name]: sent }
  }
  const { status, answer } = await page.evaluate(
    async ([url, sent]) => {
      const token = localStorage.getItem('token') ?? ''
      const headers = {
        'x-auth-token': JSON.parse(token.startsWith('"') ? token : JSON.stringify(token)) as string,
        'content-type': 'application/json',
      }
      const response = await fetch(url, { method: 'PUT', body: sent, headers })
      return { status: response.status, answer: (await response.json()) as { data: BusinessProfile } }
    },
    [`/api/business/profile/${business}`, JSON.stringify(body)] as const,
  )
  assert.equal(status, 200, JSON.stringify(answer))
  await context.close()

  const stranger = await site.visit(`/business/${business}`)
  const text = (await stranger.page.locator('#main').innerText()).replace(/\s+/g, ' ')
  const markup = await stranger.page.locator('#main').innerHTML()
  const unseen = Object.entries(fields).filter(([, { shown }]) =>
    typeof shown === 'string' ? !text.includes(shown) : !markup.includes(shown(answer.data)),
  )
  assert.deepEqual(
    unseen.map(([path]) => path),
    [],
    text,
  )
  await stranger.context.close()
})
