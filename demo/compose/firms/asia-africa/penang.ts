// Invented electronics distributor.
import type { Firm } from '../../firm.ts'

export const penang: Firm = {
  id: 'penang-straits-components',
  name: 'Penang Straits Components Sdn. Bhd.',
  countryCode: 'MY',
  stateID: 'MY-07',
  city: 'George Town',
  businessType: 'DI',
  industryCode: '0002',
  categories: [
    'electronics-it.microcontrollers-processors',
    'electronics-it.analog-interface-ics',
    'electronics-it.discrete-semiconductors',
    'electronics-it.passive-electromechanical-components',
    'electronics-it.computer-parts-peripherals',
  ],
  shortDescription:
    'Semiconductors, passives and computer parts from one store in Penang. Date codes as ordered, reels cut to length, programming and lot tests in house.',
  generalDescription: `Penang Straits Components supplies makers of meters, chargers, inverters and instruments with what stands on their boards. The store beside the free zone of Bayan Lepas holds eleven thousand articles in dry cabinets; reels are cut, trays are split, and what is ordered by four leaves the island at night.

The company buys from makers and from their franchised houses only. Every lot is photographed, measured by sample and kept with its papers for ten years; parts that are about to be discontinued are announced to all who have bought them. Controllers and memories are programmed with the customer's firmware and marked by laser.

Framework orders with a call-off by week are usual from ten thousand pieces a year. For laboratories there are kits and single pieces.`,
  founded: 1998,
  employees: [70, 85],
  website: 'https://penangstraits.example',
  keywords: ['semiconductors', 'microcontrollers', 'passive components', 'industrial memory', 'programming service'],
  subscription: 'premium',
  verifiedAt: '2026-02-18T03:20:00Z',
  registeredAt: '2024-01-16T04:10:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 25000000, max: 50000000 },
      productionCapacity: { min: 420000, max: 480000, unit: 'pieces', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '18 Lebuh Komponen, 11900 George Town, Penang, Malaysia',
      shippingAddressEnglish: '18 Lebuh Komponen, store 2, 11900 George Town, Penang, Malaysia',
      zipcode: '11900',
      email: 'sales@penangstraits.example',
      phone: { countryCode: '+60', businessPhoneNumber: '4 555 0118' },
      mobilePhone: { countryCode: '+60', businessPhoneNumber: '12 555 0119' },
    },
    factory: {
      manufacturingFacilities: 'Dry store, reel cutting, programming room, test laboratory',
      factorySize: 4200,
      numberProductionLines: 2,
      contractManufacturing: ['sub-assembly', 'private-label'],
    },
    tradeCapabilities: {
      markets: ['southeast-asia', 'south-asia', 'western-europe', 'oceania'],
      spokenLanguages: ['en', 'ms', 'zh', 'ta'],
      totalEmployeesSales: 22,
      averageLeadTime: 4,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP', 'DDP'],
      acceptedPaymentCurrencies: ['USD', 'MYR', 'EUR'],
      packagingTypes: ['antistatic-packing', 'reel', 'tray', 'carton'],
      acceptedPaymentTypes: ['bank-transfer', 'open-account', 'letter-of-credit'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2024-09-02',
        expireDate: '2027-09-01',
        issuer: 'Straits Assurance',
        scope: 'Distribution and programming of electronic components',
      },
      {
        name: 'IEC 61340-5-1',
        issueDate: '2025-03-10',
        expireDate: '2028-03-09',
        issuer: 'Straits Assurance',
        scope: 'Handling of parts sensitive to static electricity',
      },
    ],
  },
  series: [],
}
