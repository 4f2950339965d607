// Invented bearing distributor; open standard part tables.
import type { Firm } from '../../firm.ts'

export const hafen: Firm = {
  id: 'hafen-lager-und-waelz',
  name: 'Hafen Lager & Wälz GmbH',
  countryCode: 'DE',
  stateID: 'DE-HH',
  city: 'Hamburg',
  businessType: 'DI',
  industryCode: '0006',
  categories: [
    'power-transmission.bearings',
    'industrial-technology.seals-gaskets',
    'power-transmission.linear-motion',
  ],
  shortDescription:
    'Bearings, seals and linear guides, 60,000 articles in stock in Hamburg. Same-day dispatch until 17:00, emergency service around the clock.',
  generalDescription: `Hafen Lager & Wälz keeps what machines wear out: rolling bearings, shaft seals, O-rings, retaining rings, linear guides and the grease that goes with them. 60,000 articles lie in the high-bay warehouse at the port of Hamburg; what is ordered by five in the afternoon leaves the same day.

The house supplies workshops, machine builders and shipping companies in Germany and the Baltic. Fitters can call at night: the emergency desk opens the warehouse within an hour and sends bearings to ships at berth by boat.

Dimensions follow ISO, so an article can be found by number, by bore or by a photograph of the old part. Certificates of origin, marking by customer number and consignment stocks are everyday work.`,
  founded: 1963,
  employees: [70, 85],
  website: 'https://hafen-lager.example',
  keywords: ['bearings', 'ball bearing', 'roller bearing', 'O-ring', 'shaft seal', 'linear guide', 'Hamburg'],
  brand: 'HLW',
  subscription: 'platinum',
  verifiedAt: '2026-02-24T12:00:00Z',
  registeredAt: '2026-11-17T12:15:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 25_000_000, max: 50_000_000 },
      totalProductionEmployees: 34,
      productionCapacity: { min: 1800, max: 2400, unit: 'pallets', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Peutestraße 88, 20539 Hamburg, Germany',
      shippingAddressEnglish: 'Peutestraße 88, dock 5–9, 20539 Hamburg, Germany',
      zipcode: '20539',
      email: 'anfrage@hafen-lager.example',
      phone: { countryCode: '+49', businessPhoneNumber: '40 66969 140' },
      mobilePhone: { countryCode: '+49', businessPhoneNumber: '171 3920042' },
    },
    factory: {
      manufacturingFacilities:
        'High-bay warehouse with 22,000 pallet places, seal cutting shop, greasing and marking bench',
      factorySize: 9600,
      numberProductionLines: 2,
      contractManufacturing: ['buyer-label', 'private-label'],
    },
    tradeCapabilities: {
      markets: ['domestic', 'northern-europe', 'central-europe', 'eastern-europe'],
      spokenLanguages: ['de', 'en', 'pl', 'da'],
      totalEmployeesSales: 24,
      averageLeadTime: 2,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP', 'DDP'],
      acceptedPaymentCurrencies: ['EUR', 'DKK', 'PLN', 'USD'],
      packagingTypes: ['carton', 'wooden-pallet', 'seaworthy-packing'],
      acceptedPaymentTypes: ['sepa-transfer', 'open-account', 'credit-card', 'bank-transfer'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2024-08-26',
        expireDate: '2027-08-25',
        issuer: 'Rhenus Cert',
        scope: 'Distribution of bearings and power transmission parts',
      },
      {
        name: 'AEO-F',
        issueDate: '2022-05-10',
        expireDate: '2030-05-09',
        issuer: 'German customs',
        scope: 'Authorised economic operator, customs and security',
      },
    ],
  },
  series: [
    {
      shelf: 'power-transmission.linear-motion.linear-guides',
      name: 'Linear guide HLG {size}, {len} mm with two carriages',
      code: 'HLG-{size}-{len}',
      text: 'Profile rail guide with two flanged carriages, preloaded, cut to length and ready to mount. Interchangeable with the common four-row systems of the same size.',
      specs: {
        'Rail width': '{size} mm',
        Length: '{len} mm',
        'Dynamic load rating': '{c} kN per carriage',
        Preload: 'Light (0.02 C)',
        Accuracy: 'Class H',
        Seals: 'End and bottom seals',
      },
      keywords: ['linear guide', 'profile rail', 'carriage'],
      leadTime: 2,
      stock: true,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
        size | len  | c    | price
        15   | 500  | 8.5  | 74
        20   | 1000 | 14.2 | 128
        25   | 1000 | 22.4 | 162
        30   | 1500 | 31   | 268`,
    },
    {
      shelf: 'industrial-technology.chemicals-lubricants.industrial-lubricants-greases',
      name: 'Bearing grease {name}',
      code: 'HLW-{code}',
      text: 'Rolling bearing grease {nlgi} on {base}, {use}. Cartridge of 400 g; pails and drums on request.',
      specs: {
        Thickener: '{base}',
        'NLGI grade': '{nlgi}',
        'Temperature range': '{temp}',
        'Base oil viscosity': '{visc} mm²/s at 40 °C',
        Use: '{use}',
        Packing: '400 g cartridge',
      },
      keywords: ['grease', 'bearing grease', 'lubricant'],
      leadTime: 1,
      stock: true,
      moq: '12 cartridges',
      price: ['EUR', 'cartridge'],
      views: ['main', 'set'],
      table: `
        name           | code | nlgi   | base            | temp          | visc | use                     | price
        Multi L2       | L2   | NLGI 2 | lithium complex | −30 to +150 °C| 180  | general purpose         | 6.9
        Marine C2      | C2   | NLGI 2 | calcium sulfonate | −25 to +160 °C | 420 | salt water and shocks | 9.8
        Speed P1       | P1   | NLGI 1 | polyurea        | −40 to +160 °C| 70   | spindles and fans       | 14.5`,
    },
  ],
}
