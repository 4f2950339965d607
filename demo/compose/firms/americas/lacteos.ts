// Invented dairy, the demo's buyer.
import type { Firm } from '../../firm.ts'

export const lacteosDelBajio: Firm = {
  id: 'lacteos-del-bajio',
  name: 'Lácteos del Bajío S.A. de C.V.',
  countryCode: 'MX',
  stateID: 'MX-GUA',
  city: 'León',
  businessType: 'MA',
  industryCode: '0011',
  categories: ['food-agriculture.dairy-eggs', 'food-agriculture.spices-food-ingredients'],
  shortDescription:
    'Whey protein, yoghurt and fresh cheese from Guanajuato. Buys hygienic pumps, filling machines and ingredients for two plants.',
  generalDescription: `Lácteos del Bajío makes fresh cheese, yoghurt and whey protein from the milk of 900 farms around León. Two plants take in 420,000 litres a day; the second, opened in 2023, turns whey into protein concentrate for bakeries and drinks.

The company buys abroad: hygienic pumps, filling and packing machines, cultures, packaging. Suppliers meet a technical buyer who speaks English and a maintenance team that wants spare parts within a week.`,
  founded: 1983,
  employees: [340, 380],
  website: 'https://lacteosdelbajio.example',
  keywords: ['whey protein', 'fresh cheese', 'yoghurt', 'dairy', 'Mexico'],
  brand: 'Lácteos del Bajío',
  subscription: 'standard',
  registeredAt: '2025-06-17T16:10:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 50000000, max: 100000000 },
      totalProductionEmployees: 260,
      productionCapacity: { min: 11000000, max: 12500000, unit: 'liters', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Carretera León–Silao km 7.5, 37670 León, Guanajuato, Mexico',
      shippingAddressEnglish: 'Carretera León–Silao km 7.5, plant 2, 37670 León, Guanajuato, Mexico',
      zipcode: '37670',
      email: 'compras@lacteosdelbajio.example',
      phone: { countryCode: '+52', businessPhoneNumber: '477 555 0121' },
      mobilePhone: { countryCode: '+52', businessPhoneNumber: '477 555 0122' },
    },
    factory: {
      manufacturingFacilities: 'Milk reception, cheese, yoghurt and whey plants, spray dryer, cold store',
      factorySize: 28000,
      numberProductionLines: 8,
      contractManufacturing: ['private-label', 'toll-manufacturing'],
    },
    tradeCapabilities: {
      markets: ['domestic', 'central-america', 'north-america'],
      spokenLanguages: ['es', 'en'],
      totalEmployeesSales: 18,
      averageLeadTime: 10,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['FCA', 'DAP', 'DDP'],
      acceptedPaymentCurrencies: ['MXN', 'USD'],
      packagingTypes: ['carton', 'wooden-pallet', 'sack'],
      acceptedPaymentTypes: ['bank-transfer', 'open-account', 'letter-of-credit'],
    },
    certificates: [
      {
        name: 'FSSC 22000',
        issueDate: '2025-09-01',
        expireDate: '2028-08-31',
        issuer: 'Helvia Inspection',
        scope: 'Dairy products and whey protein',
      },
    ],
  },
  series: [
    {
      shelf: 'food-agriculture.dairy-eggs.milk-powder-whey',
      name: 'Whey protein concentrate {p} %',
      code: 'LB-W{p}',
      text: 'Instantised whey protein concentrate with {p} % protein in dry matter, from sweet whey. For bakery, drinks and ice cream.',
      specs: {
        Protein: '{p} % in dry matter',
        Fat: '{f} % max.',
        Moisture: '5 % max.',
        Packing: 'Sack 20 kg',
        'Shelf life': '24 months',
      },
      keywords: ['whey protein', 'WPC', 'dairy ingredient'],
      leadTime: 10,
      stock: true,
      moq: '1 pallet',
      price: ['USD', 'kg'],
      views: ['main', 'set'],
      table: `
p | f | price
35 | 4 | 3.1
60 | 5 | 5.9
80 | 7 | 8.7`,
    },
    {
      shelf: 'food-agriculture.dairy-eggs.cheese',
      name: 'Panela cheese {w}',
      code: 'LB-P{code}',
      text: 'Fresh panela cheese from pasteurised milk, {w}, vacuum-packed. Kept at 4 °C, 60 days.',
      specs: { Weight: '{w}', Fat: '19 %', 'Shelf life': '60 days at 4 °C' },
      keywords: ['panela', 'fresh cheese'],
      leadTime: 3,
      stock: true,
      views: ['main', 'set'],
      table: `
w | code
400 g | 04
2.5 kg | 25`,
    },
  ],
}
