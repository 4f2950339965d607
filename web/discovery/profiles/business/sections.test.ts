// Sections and title of a company page.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { sectionsOf, staffOf } from './sections.ts'
import { titleOf } from './title.ts'

type Parts = { [K in 'general' | 'factory' | 'tradeCapabilities' | 'businessTerms']?: object } & {
  certificates?: object[]
  productCount?: number
}

function profile({
  general,
  factory,
  tradeCapabilities,
  businessTerms,
  certificates = [],
  productCount = 0,
}: Parts = {}): BusinessProfile {
  return {
    general: { totalEmployees: null, totalProductionEmployees: null, video: null, ...general },
    factory: {
      manufacturingFacilities: null,
      city: null,
      country: null,
      factorySize: null,
      contractManufacturing: [],
      ...factory,
    },
    tradeCapabilities: {
      markets: [],
      spokenLanguages: [],
      totalEmployeesSales: null,
      averageLeadTime: null,
      ...tradeCapabilities,
    },
    businessTerms: {
      acceptedDeliveryTerms: [],
      acceptedPaymentCurrencies: [],
      packagingTypes: [],
      acceptedPaymentTypes: [],
      ...businessTerms,
    },
    certificates,
    productCount,
  } as unknown as BusinessProfile
}

test('a visitor sees no empty section', () => {
  assert.deepEqual(sectionsOf(profile()), ['general'])
  assert.deepEqual(sectionsOf(profile({ tradeCapabilities: { averageLeadTime: 35 } })), ['general', 'trade'])
  assert.deepEqual(sectionsOf(profile({ factory: { numberProductionLines: 0 } })), ['general', 'factory'])
})

test('a filled profile has its sections in their order', () => {
  const full = profile({
    general: { video: { url: 'https://youtu.be/x' } },
    factory: { factorySize: 100 },
    tradeCapabilities: { markets: [{ code: 'EU', name: 'European Union' }] },
    businessTerms: { packagingTypes: [{ code: 'PA', name: 'Pallet' }] },
    certificates: [{}],
    productCount: 3,
  })
  assert.deepEqual(sectionsOf(full), ['general', 'factory', 'trade', 'terms', 'certificates', 'products', 'video'])
})

test('the staff is split only where the parts fit the total', () => {
  const staff = (all: number, production: number, sales: number | null) =>
    staffOf(
      profile({
        general: { totalEmployees: { min: 1, max: all }, totalProductionEmployees: production },
        tradeCapabilities: { totalEmployeesSales: sales },
      }),
    )
  assert.deepEqual(staff(200, 124, 18), { production: 124, sales: 18, other: 58, all: 200 })
  assert.deepEqual(staff(200, 124, null), { production: 124, sales: 0, other: 76, all: 200 })
  assert.equal(staff(100, 124, 18), undefined)
  assert.equal(staffOf(profile()), undefined)
})

test('the title of a company has the first 64 characters of its short description', () => {
  const shortDescription = `Pumps ${'p'.repeat(100)}`
  assert.equal(titleOf({ companyName: 'Ferrantis', shortDescription }), `Ferrantis | Pumps ${'p'.repeat(58)}…`)
  assert.equal(titleOf({ companyName: 'Ferrantis', shortDescription: '' }), 'Ferrantis')
})
