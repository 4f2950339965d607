// Invented contract maker of cosmetics.
import type { Firm } from '../../firm.ts'

export const kopernia: Firm = {
  id: 'kopernia-cosmetics',
  name: 'Kopernia Cosmetics Sp. z o.o.',
  countryCode: 'PL',
  stateID: 'PL-04',
  city: 'Toruń',
  businessType: 'MA',
  industryCode: '0009',
  categories: [
    'beauty-care.skin-care',
    'beauty-care.makeup',
    'beauty-care.hair-care',
    'beauty-care.fragrances',
    'beauty-care.bath-body-oral-care',
    'beauty-care.shaving-grooming',
  ],
  shortDescription:
    'Cosmetics under your label from 300 pieces: care, makeup, perfume and shaving, developed, filled and notified in Toruń. Salon equipment from partner works.',
  generalDescription: `Kopernia develops and fills cosmetics for brands that do not want a factory. A chemist and a buyer sit at the first meeting, a sample comes after two weeks, and after ten the goods, with safety report, notification and the file that an inspector may ask for. Of 210 formulas in the drawer many may be used as they are; your own belongs to you.

Emulsions, gels, sticks, powders and alcohol are made in separate rooms in batches from 60 kilograms to two tonnes. Water is purified twice, each batch is held until the germ count is known, and retained samples are kept until a year after their date.

To hairdressers and barbers the company delivers dryers, clippers and brushes of Polish works together with the care range, on the same invoice.`,
  founded: 2003,
  employees: [120, 140],
  website: 'https://kopernia.example',
  keywords: ['contract manufacturing', 'private label cosmetics', 'perfume', 'makeup', 'salon supplies'],
  brand: 'Kopernia',
  subscription: 'premium',
  verifiedAt: '2026-04-14T10:25:00Z',
  registeredAt: '2024-04-17T10:00:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 10000000, max: 25000000 },
      totalProductionEmployees: 84,
      productionCapacity: { min: 750000, max: 820000, unit: 'pieces', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'ul. Szosa Lubicka 158, 87-100 Toruń, Poland',
      shippingAddressEnglish: 'ul. Szosa Lubicka 158, hala B, 87-100 Toruń, Poland',
      zipcode: '87-100',
      email: 'biuro@kopernia.example',
      phone: { countryCode: '+48', businessPhoneNumber: '56 555 01 80' },
      mobilePhone: { countryCode: '+48', businessPhoneNumber: '505 550 181' },
    },
    factory: {
      manufacturingFacilities:
        'Emulsion, powder and alcohol rooms, eight filling lines, laboratory, stability chambers',
      factorySize: 7600,
      numberProductionLines: 8,
      contractManufacturing: ['private-label', 'odm', 'co-packing'],
    },
    tradeCapabilities: {
      markets: ['central-europe', 'western-europe', 'northern-europe', 'gulf-states'],
      spokenLanguages: ['pl', 'en', 'de'],
      totalEmployeesSales: 14,
      averageLeadTime: 35,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP'],
      acceptedPaymentCurrencies: ['EUR', 'PLN', 'USD'],
      packagingTypes: ['carton', 'retail-box', 'wooden-pallet'],
      acceptedPaymentTypes: ['bank-transfer', 'sepa-transfer', 'deposit-and-balance'],
    },
    certificates: [
      {
        name: 'ISO 22716',
        issueDate: '2025-04-07',
        expireDate: '2028-04-06',
        issuer: 'Vistula Audit',
        scope: 'Good manufacturing practice for cosmetics',
      },
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-04-07',
        expireDate: '2028-04-06',
        issuer: 'Vistula Audit',
        scope: 'Development and filling of cosmetics',
      },
      {
        name: 'COSMOS',
        issueDate: '2026-02-02',
        expireDate: '2027-02-01',
        issuer: 'Verdacert',
        scope: 'Natural and organic formulas',
      },
    ],
  },
  series: [],
}
