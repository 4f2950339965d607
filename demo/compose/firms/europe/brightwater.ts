// Invented product compliance consultancy.
import type { Firm } from '../../firm.ts'

export const brightwater: Firm = {
  id: 'brightwater-compliance',
  name: 'Brightwater Compliance LLP',
  countryCode: 'GB',
  stateID: 'GB-BST',
  city: 'Bristol',
  businessType: 'CO',
  industryCode: '0015',
  categories: ['business-services.inspection-certification', 'business-services.engineering-technical-services'],
  shortDescription:
    'CE, UKCA and REACH files for machinery builders. Risk assessment, technical file and declaration in six weeks, by engineers who have built machines.',
  generalDescription: `Brightwater Compliance prepares the papers that let a machine cross a border. Eleven engineers, all of whom have built machines before, carry out risk assessments to ISO 12100, calculate safety functions to ISO 13849, and write technical files and instructions that a fitter can read.

A typical machine takes six weeks from the first visit to the signed declaration. Clients outside Europe may name Brightwater as authorised representative. Substances are checked against REACH and RoHS down to the supplier's declaration.

The price is fixed before the work begins.

Fitters and inspectors of the house also look at machines before they are shipped, and every year thereafter.`,
  founded: 2009,
  employees: [14, 18],
  website: 'https://brightwater.example',
  keywords: ['CE marking', 'UKCA', 'machinery directive', 'REACH', 'risk assessment'],
  subscription: 'gold',
  verifiedAt: '2026-10-08T13:00:00Z',
  registeredAt: '2026-11-19T11:05:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 1000000, max: 5000000 },
      productionCapacity: { min: 9, max: 12, unit: 'projects', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '4 Brandon Wharf, Bristol BS1 5XY, United Kingdom',
      shippingAddressEnglish: '4 Brandon Wharf, Bristol BS1 5XY, United Kingdom',
      zipcode: 'BS1 5XY',
      email: 'hello@brightwater.example',
      phone: { countryCode: '+44', businessPhoneNumber: '117 496 0126' },
      mobilePhone: { countryCode: '+44', businessPhoneNumber: '7700 900126' },
    },
    tradeCapabilities: {
      markets: ['united-kingdom-ireland', 'western-europe', 'north-america', 'greater-china'],
      spokenLanguages: ['en', 'de', 'fr'],
      totalEmployeesSales: 4,
      averageLeadTime: 42,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['DDP'],
      acceptedPaymentCurrencies: ['GBP', 'EUR', 'USD'],
      packagingTypes: ['custom'],
      acceptedPaymentTypes: ['bank-transfer', 'credit-card'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-02-17',
        expireDate: '2028-02-16',
        issuer: 'Albion Certification',
        scope: 'Consultancy in product compliance',
      },
    ],
  },
  series: [
    {
      shelf: 'business-services.inspection-certification.ce-product-compliance',
      name: '{what}',
      code: 'BC-{code}',
      text: '{text}',
      specs: { Duration: '{dur}', Deliverables: '{out}', Standards: '{std}', Price: 'fixed, by offer' },
      keywords: ['CE marking', '{what}', 'compliance'],
      leadTime: 42,
      views: ['main'],
      table: `
what | code | text | dur | out | std
CE and UKCA file for a machine | 1 | Risk assessment on site, safety calculation, technical file, instructions and declaration for one machine or a family of variants. | 6 weeks | technical file, declarations, rating plate | ISO 12100, ISO 13849-1, EN 60204-1
Authorised representative in the EU and UK | 2 | Name and address on the plate for builders outside Europe; files kept for ten years, authorities answered within two days. | yearly | mandate, file keeping | Regulation (EU) 2023/1230
REACH and RoHS review of a bill of materials | 3 | Substances checked supplier by supplier, gaps closed with declarations or tests. | 4 weeks | substance report, SCIP entry | REACH, RoHS 2011/65/EU
Training: risk assessment in two days | 4 | Two days with your own machine as the example, for design and service teams to twelve people. | 2 days | workbook, certificate of attendance | ISO 12100`,
    },
  ],
}
