// Invented pipeline wholesaler; open flange and pipe tables.
import type { Firm } from '../../firm.ts'

export const gulf: Firm = {
  id: 'gulf-pipeline-supply',
  name: 'Al Qasba Pipeline Supply LLC',
  countryCode: 'AE',
  stateID: 'AE-SH',
  city: 'Sharjah',
  businessType: 'WS',
  industryCode: '0004',
  categories: ['industrial-technology.pipes-fittings', 'industrial-technology.seals-gaskets'],
  shortDescription:
    'ASME flanges, seamless pipe, gaskets and O-rings for oil, gas and water lines. 9,000 tonnes in the Sharjah yard, mill certificates with every heat.',
  generalDescription: `Al Qasba Pipeline Supply stocks the hard parts of a pipeline: welding-neck, slip-on and blind flanges to ASME B16.5, pipe to ASME B36.10, gaskets and O-rings. The yard in Sharjah holds 9,000 tonnes; two cutting lines and a bevelling bench prepare pipe to drawing.

Contractors buy by bill of material. Send the list, and a sales engineer returns it priced with heat numbers, weights and the day of loading. Positive material identification and third-party inspection are carried out in the yard, with a room and coffee for the inspector.

The fleet of 14 trucks serves the Emirates, Oman and Saudi Arabia; everything else leaves from Khalid Port, which is eleven kilometres away.`,
  founded: 1998,
  employees: [110, 130],
  website: 'https://alqasba-pipe.example',
  keywords: ['flange', 'ASME B16.5', 'pipe', 'ASME B36.10', 'gasket', 'oil and gas'],
  subscription: 'platinum',
  verifiedAt: '2026-01-21T06:50:00Z',
  registeredAt: '2023-01-17T07:35:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 50_000_000, max: 100_000_000 },
      totalProductionEmployees: 46,
      productionCapacity: { min: 3200, max: 4000, unit: 'tonnes', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Industrial Area 13, plot 220, Sharjah, United Arab Emirates',
      shippingAddressEnglish: 'Industrial Area 13, yard gate 4, Sharjah, United Arab Emirates',
      zipcode: '23145',
      email: 'boq@alqasba-pipe.example',
      phone: { countryCode: '+971', businessPhoneNumber: '6 555 0155' },
      mobilePhone: { countryCode: '+971', businessPhoneNumber: '50 555 0156' },
    },
    factory: {
      manufacturingFacilities:
        'Open yard, covered flange store, two band-saw lines, bevelling, PMI and hydrotest bench',
      factorySize: 41_000,
      numberProductionLines: 2,
      contractManufacturing: ['sub-assembly', 'buyer-label'],
    },
    tradeCapabilities: {
      markets: ['gulf-states', 'middle-east', 'east-africa', 'south-asia', 'north-africa'],
      spokenLanguages: ['ar', 'en', 'hi', 'ur'],
      totalEmployeesSales: 29,
      averageLeadTime: 4,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'FOB', 'CFR', 'DAP'],
      acceptedPaymentCurrencies: ['AED', 'USD', 'SAR', 'EUR'],
      packagingTypes: ['bundle', 'wooden-crate', 'seaworthy-packing', 'bulk'],
      acceptedPaymentTypes: ['bank-transfer', 'letter-of-credit', 'bank-check', 'deposit-and-balance'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-09-08',
        expireDate: '2028-09-07',
        issuer: 'Albion Certification',
        scope: 'Stockholding and processing of pipe, fittings and flanges',
      },
      {
        name: 'ISO 45001:2018',
        issueDate: '2025-09-08',
        expireDate: '2028-09-07',
        issuer: 'Albion Certification',
        scope: 'Occupational health and safety in the yard',
      },
    ],
  },
  series: [
    {
      shelf: 'industrial-technology.seals-gaskets.flat-gaskets',
      name: 'Spiral-wound gasket {nps} in, class {cl}',
      code: 'SWG-{code}',
      text: 'Spiral-wound gasket to ASME B16.20 with inner and outer ring of 316L, graphite filler, colour-coded. For raised-face flanges to ASME B16.5.',
      specs: {
        'Nominal pipe size': '{nps} in',
        'Pressure class': '{cl}',
        Winding: '316L',
        Filler: 'Flexible graphite',
        Standard: 'ASME B16.20',
        Temperature: '−200 to +450 °C',
      },
      keywords: ['spiral wound gasket', 'ASME B16.20', 'graphite'],
      leadTime: 2,
      stock: true,
      moq: '10 pieces',
      price: ['USD', 'piece'],
      views: ['main', 'drawing', 'set'],
      table: `
        nps | cl  | code   | price
        2   | 150 | 02-150 | 3.4
        4   | 150 | 04-150 | 6.2
        6   | 300 | 06-300 | 11.8
        8   | 300 | 08-300 | 16.5`,
    },
  ],
}
