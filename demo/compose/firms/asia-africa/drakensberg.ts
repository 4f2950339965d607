// Invented maker of power equipment.
import type { Firm } from '../../firm.ts'

export const drakensberg: Firm = {
  id: 'drakensberg-power',
  name: 'Drakensberg Power Equipment (Pty) Ltd',
  countryCode: 'ZA',
  stateID: 'ZA-KZN',
  city: 'Pietermaritzburg',
  businessType: 'MA',
  industryCode: '0003',
  categories: ['energy.transformers-switchgear', 'energy.turbines-generators', 'energy.wind-hydro-power'],
  shortDescription:
    'Transformers, switchgear, generator sets and small turbines for mines, farms and towns. Wound, welded and tested in Pietermaritzburg.',
  generalDescription: `Drakensberg builds what keeps the light on where the line ends. Transformers up to 20 MVA are wound in Pietermaritzburg, switchboards are assembled in the hall next door, and generator sets leave with the canopy that is welded on the spot. Since 2011 the company also makes turbines for wind and water, because its customers asked what to do without diesel.

Everything is designed for heat, altitude, dust and long roads: bushings beyond the reach of monkeys, paint that is measured, crates that survive a ferry. Routine tests are made on every unit, type tests in a laboratory of one's own up to 250 kV impulse; customers are welcome to watch.

Nine service crews work between the Cape and the Copperbelt. Spare parts are kept for each serial number for twenty-five years.`,
  founded: 1974,
  employees: [210, 240],
  website: 'https://drakensberg-power.example',
  keywords: ['transformer', 'switchgear', 'generator set', 'small wind turbine', 'hydro turbine'],
  brand: 'Drakensberg',
  subscription: 'gold',
  verifiedAt: '2025-11-12T08:05:00Z',
  registeredAt: '2023-10-09T07:30:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 25000000, max: 50000000 },
      totalProductionEmployees: 168,
      productionCapacity: { min: 90, max: 110, unit: 'units', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '7 Coil Street, Willowton, 3201 Pietermaritzburg, South Africa',
      shippingAddressEnglish: '7 Coil Street, gate 2, Willowton, 3201 Pietermaritzburg, South Africa',
      zipcode: '3201',
      email: 'sales@drakensberg-power.example',
      phone: { countryCode: '+27', businessPhoneNumber: '33 555 0140' },
      mobilePhone: { countryCode: '+27', businessPhoneNumber: '82 555 0141' },
    },
    factory: {
      manufacturingFacilities: 'Winding shop, tank shop, switchboard hall, engine test cell, high-voltage laboratory',
      factorySize: 16500,
      numberProductionLines: 5,
      contractManufacturing: ['oem', 'design-service'],
    },
    tradeCapabilities: {
      markets: ['domestic', 'southern-africa', 'east-africa', 'west-africa'],
      spokenLanguages: ['en', 'zh', 'fr', 'pt'],
      totalEmployeesSales: 19,
      averageLeadTime: 70,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'CIF', 'DAP'],
      acceptedPaymentCurrencies: ['ZAR', 'USD', 'EUR'],
      packagingTypes: ['wooden-crate', 'seaworthy-packing', 'wooden-pallet'],
      acceptedPaymentTypes: ['bank-transfer', 'letter-of-credit', 'deposit-and-balance'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-02-03',
        expireDate: '2028-02-02',
        issuer: 'Veld Assessment',
        scope: 'Design and manufacture of transformers and switchgear',
      },
      {
        name: 'IEC 60076 type tests',
        issueDate: '2024-07-22',
        expireDate: '2029-07-21',
        issuer: 'Veld Assessment',
        scope: 'Distribution transformers to 1,000 kVA',
      },
      {
        name: 'ISO 14001:2015',
        issueDate: '2025-02-03',
        expireDate: '2028-02-02',
        issuer: 'Veld Assessment',
        scope: 'Works at Willowton',
      },
    ],
  },
  series: [],
}
