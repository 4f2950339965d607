// Invented dealer of new and used machines.
import type { Firm } from '../../firm.ts'

export const scheldebank: Firm = {
  id: 'scheldebank-machinery',
  name: 'Scheldebank Machinery NV',
  countryCode: 'BE',
  stateID: 'BE-VAN',
  city: 'Antwerp',
  businessType: 'DI',
  industryCode: '0005',
  categories: [
    'machineries.machine-tools',
    'machineries.construction-machines',
    'machineries.lifting-industrial-trucks',
    'machineries.printing-paper-textile-machines',
    'industrial-technology.compressors-vacuum',
  ],
  shortDescription:
    'New and overhauled machines from one yard in the port of Antwerp: machine tools, presses, construction machines, trucks and compressors, with measuring reports.',
  generalDescription: `Scheldebank Machinery buys machines that have years in them and sells them with their history. Two hundred stand under power in the hall on the Scheldt: lathes, presses, compressors, forklifts and excavators, each with a measuring report, photographs of the wear, and the name of the shop it comes from if that shop agrees.

Forty percent of sales are new machines of eleven makers whose spare parts are stocked in Antwerp. Fitters dismantle, load, level and train; riggers and customs papers come from the same office. A machine may be seen running on any weekday, in person or by video.

What is sold as overhauled has a warranty of twelve months. What is sold as seen is priced like it.`,
  founded: 1994,
  employees: [54, 62],
  website: 'https://scheldebank.example',
  keywords: ['used machines', 'machine tools', 'construction machines', 'forklifts', 'compressors'],
  subscription: 'premium',
  verifiedAt: '2026-03-23T09:40:00Z',
  registeredAt: '2024-03-05T09:15:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 25000000, max: 50000000 },
      productionCapacity: { min: 55, max: 70, unit: 'machines', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Kaai 214, Scheldelaan 88, 2030 Antwerp, Belgium',
      shippingAddressEnglish: 'Kaai 214, hall 3, Scheldelaan 88, 2030 Antwerp, Belgium',
      zipcode: '2030',
      email: 'machines@scheldebank.example',
      phone: { countryCode: '+32', businessPhoneNumber: '3 555 01 60' },
      mobilePhone: { countryCode: '+32', businessPhoneNumber: '470 55 50 161' },
    },
    factory: {
      manufacturingFacilities: 'Show hall under power, overhaul shop, paint booth, heavy-lift quay',
      factorySize: 12800,
      numberProductionLines: 1,
      contractManufacturing: ['none'],
    },
    tradeCapabilities: {
      markets: ['western-europe', 'central-europe', 'north-africa', 'west-africa'],
      spokenLanguages: ['nl', 'fr', 'en', 'de'],
      totalEmployeesSales: 17,
      averageLeadTime: 30,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'FOB', 'DAP'],
      acceptedPaymentCurrencies: ['EUR', 'USD'],
      packagingTypes: ['seaworthy-packing', 'wooden-crate', 'shipping-container'],
      acceptedPaymentTypes: ['bank-transfer', 'letter-of-credit', 'deposit-and-balance', 'escrow'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2024-05-13',
        expireDate: '2027-05-12',
        issuer: 'Rhenus Cert',
        scope: 'Trade and overhaul of machines',
      },
      {
        name: 'VCA**',
        issueDate: '2025-01-20',
        expireDate: '2028-01-19',
        issuer: 'Rhenus Cert',
        scope: 'Dismantling and installation at customers',
      },
    ],
  },
  series: [],
}
