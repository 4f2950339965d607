// Invented pump maker, every section filled.
import type { Firm } from '../../firm.ts'
import { ferrantisProducts } from './ferrantis-products.ts'

export const ferrantis: Firm = {
  id: 'ferrantis-pompe',
  name: 'Ferrantis Pompe S.r.l.',
  countryCode: 'IT',
  stateID: 'IT-MO',
  city: 'Modena',
  businessType: 'MA',
  industryCode: '0004',
  categories: [
    'industrial-technology.pumps',
    'industrial-technology.industrial-valves',
    'automation.process-instrumentation',
  ],
  shortDescription:
    'Centrifugal and process pumps for water treatment, food and chemical plants. In-house foundry, test bench to 400 kW, spares for every model since 1968.',
  generalDescription: `Ferrantis Pompe has built centrifugal pumps in Modena since 1968. The range runs from compact end-suction pumps to ISO 2858 to heavy-duty API 610 process pumps, vertical multistage units and submersible drainage pumps, with the valves and drives that belong beside them.

Castings are poured in our own foundry in grey and ductile iron, stainless steel and duplex. Wetted parts are machined on five CNC centres, rotors are balanced to ISO 21940 grade G 2.5, and every pump runs on the test bench before it leaves: flow, head, power and NPSH are recorded to ISO 9906 class 2B, and the sheet travels with the pump. Customers may witness the test in person or by video.

Drawings and patterns of all pumps built since 1968 are kept and can be requested by serial number. Wear parts for current series leave the stock in Modena within two working days. A team of 18 sales engineers answers in Italian, English, Spanish and German, usually with a selection sheet and a price on the same day.`,
  founded: 1968,
  employees: [180, 220],
  website: 'https://ferrantis.example',
  keywords: ['centrifugal pump', 'process pump', 'ISO 2858', 'API 610', 'multistage pump', 'pump spares', 'foundry'],
  brand: 'Ferrantis',
  subscription: 'platinum',
  verifiedAt: '2026-03-12T09:20:00Z',
  registeredAt: '2021-04-19T08:12:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 25_000_000, max: 50_000_000 },
      totalProductionEmployees: 124,
      productionCapacity: { min: 900, max: 1100, unit: 'units', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Via dell’Artigianato 40, 41122 Modena (MO), Italy',
      shippingAddressEnglish: 'Via della Fonderia 3, gate 2, 41122 Modena (MO), Italy',
      zipcode: '41122',
      email: 'export@ferrantis.example',
      phone: { countryCode: '+39', businessPhoneNumber: '059 555 0147' },
      mobilePhone: { countryCode: '+39', businessPhoneNumber: '347 555 0148' },
    },
    factory: {
      manufacturingFacilities: 'Foundry, CNC shop, rotor balancing, paint line and test bench to 400 kW on one site',
      factorySize: 14_200,
      numberProductionLines: 6,
      contractManufacturing: ['oem', 'private-label', 'sub-assembly'],
    },
    tradeCapabilities: {
      markets: [
        'western-europe',
        'southern-europe',
        'middle-east',
        'north-africa',
        'central-america',
        'southern-cone',
        'southeast-asia',
      ],
      spokenLanguages: ['it', 'en', 'es', 'de'],
      totalEmployeesSales: 18,
      averageLeadTime: 35,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'FOB', 'CIF', 'DAP'],
      acceptedPaymentCurrencies: ['EUR', 'USD', 'GBP', 'CNY'],
      packagingTypes: ['wooden-crate', 'wooden-pallet', 'seaworthy-packing'],
      acceptedPaymentTypes: ['bank-transfer', 'letter-of-credit', 'deposit-and-balance'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2024-05-14',
        expireDate: '2027-05-13',
        issuer: 'Rhenus Cert',
        scope: 'Design, manufacture and service of centrifugal pumps',
      },
      {
        name: 'ISO 14001:2015',
        issueDate: '2025-02-03',
        expireDate: '2028-02-02',
        issuer: 'Rhenus Cert',
        scope: 'Environmental management, foundry and assembly',
      },
      {
        name: 'ATEX 2014/34/EU',
        issueDate: '2023-09-18',
        expireDate: '2028-09-17',
        issuer: 'Notified body',
        scope: 'Series NX and API, zone 1, IIC T4',
      },
      {
        name: 'WRAS approval',
        issueDate: '2022-01-24',
        expireDate: '2027-01-23',
        issuer: 'Accredited laboratory',
        scope: 'Series VMS for drinking water, United Kingdom',
      },
    ],
  },
  series: ferrantisProducts,
}
