// Invented water utility.
import type { Firm } from '../../firm.ts'

export const harzwasser: Firm = {
  id: 'harzwasser',
  name: 'Harzwasser GmbH',
  countryCode: 'DE',
  stateID: 'DE-NI',
  city: 'Goslar',
  businessType: 'MA',
  industryCode: '0003',
  categories: ['energy.utilities-energy-supply', 'energy.water-treatment'],
  shortDescription:
    'Drinking water for 190,000 people from six reservoirs. Runs 84 pumping stations and buys pumps, valves and control technology.',
  generalDescription: `Harzwasser collects rain and snow of the Harz mountains in six reservoirs, treats it in three plants and brings it to 190,000 people. Water falls more than it is pumped: turbines in the pipes make more electricity than the company uses.

Eighty-four pumping stations and 1,900 kilometres of pipe are maintained by a team of its own. Purchases follow the rules for public utilities; invitations are published here.`,
  founded: 1929,
  employees: [180, 200],
  website: 'https://harzwasser.example',
  keywords: ['drinking water', 'utility', 'pumping station', 'hydropower'],
  subscription: 'standard',
  registeredAt: '2025-03-11T08:00:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 25000000, max: 50000000 },
      totalProductionEmployees: 140,
      productionCapacity: { min: 1100000, max: 1300000, unit: 'cubic-meters', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Okertal 2, 38642 Goslar, Germany',
      shippingAddressEnglish: 'Okertal 2, central store, 38642 Goslar, Germany',
      zipcode: '38642',
      email: 'einkauf@harzwasser.example',
      phone: { countryCode: '+49', businessPhoneNumber: '30 23125 017' },
      mobilePhone: { countryCode: '+49', businessPhoneNumber: '171 3920055' },
    },
    factory: {
      manufacturingFacilities: 'Three treatment plants, 84 pumping stations, central workshop and laboratory',
      factorySize: 52000,
      numberProductionLines: 3,
      contractManufacturing: ['none'],
    },
    tradeCapabilities: {
      markets: ['domestic'],
      spokenLanguages: ['de', 'en'],
      totalEmployeesSales: 2,
      averageLeadTime: 1,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['DAP', 'DDP'],
      acceptedPaymentCurrencies: ['EUR'],
      packagingTypes: ['wooden-pallet', 'wooden-crate'],
      acceptedPaymentTypes: ['sepa-transfer', 'open-account'],
    },
    certificates: [
      {
        name: 'DVGW W 1000',
        issueDate: '2023-05-08',
        expireDate: '2028-05-07',
        issuer: 'Technical association',
        scope: 'Technical safety management, water',
      },
    ],
  },
  series: [],
}
