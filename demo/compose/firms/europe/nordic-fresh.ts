// Invented fruit wholesaler; open collection.
import type { Firm } from '../../firm.ts'

export const nordicFresh: Firm = {
  id: 'nordic-fresh-trade',
  name: 'Nordanljus Fresh Trade AB',
  countryCode: 'SE',
  stateID: 'SE-O',
  city: 'Gothenburg',
  businessType: 'WS',
  industryCode: '0011',
  categories: [
    'food-agriculture.fruit-vegetables',
    'food-agriculture.food-trade-foodservice',
    'food-agriculture.meat-seafood',
    'food-agriculture.non-alcoholic-beverages',
  ],
  shortDescription:
    'Fruit and vegetables for shops and kitchens in western Sweden. Ripening rooms in Gothenburg, night market from two in the morning, 300 articles a day.',
  generalDescription: `Nordanljus Fresh Trade buys fruit and vegetables in forty countries and sells them before breakfast. Trucks from the ferry arrive at midnight, the market hall opens at two, and by six the vans are on their way to shops, restaurants and school kitchens between Halmstad and Oslo.

Eight ripening rooms bring bananas, avocados and mangoes to the day they are wanted. Quality is looked at, cut open and measured: sugar, firmness, temperature. What does not pass goes to the soup kitchen of the city, not to the customer.

Buyers order by telephone until eleven at night or from the list of the day, which comes with pictures, origin and price.

Since the night market has cold rooms for all temperatures, kitchens take meat, fish, eggs, bread and drinks from the same van: two hundred articles of makers around Gothenburg, and a few from farther away.`,
  founded: 1952,
  employees: [60, 75],
  website: 'https://nordanljus.example',
  keywords: ['fruit wholesale', 'vegetables', 'ripening', 'Gothenburg', 'fresh produce'],
  subscription: 'platinum',
  verifiedAt: '2026-03-26T06:35:00Z',
  registeredAt: '2024-09-09T05:50:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 50000000, max: 100000000 },
      totalProductionEmployees: 36,
      productionCapacity: { min: 2400, max: 2800, unit: 'pallets', period: 'week' },
    },
    contactInfo: {
      legalAddressEnglish: 'Fruktgatan 11, 415 02 Göteborg, Sweden',
      shippingAddressEnglish: 'Fruktgatan 11, dock 1–14, 415 02 Göteborg, Sweden',
      zipcode: '415 02',
      email: 'order@nordanljus.example',
      phone: { countryCode: '+46', businessPhoneNumber: '31 390 06 14' },
      mobilePhone: { countryCode: '+46', businessPhoneNumber: '70 174 06 14' },
    },
    factory: {
      manufacturingFacilities: 'Market hall, eight ripening rooms, cold stores at 1, 6 and 12 °C, packing line',
      factorySize: 11800,
      numberProductionLines: 2,
      contractManufacturing: ['co-packing', 'private-label'],
    },
    tradeCapabilities: {
      markets: ['domestic', 'northern-europe'],
      spokenLanguages: ['sv', 'en', 'es'],
      totalEmployeesSales: 16,
      averageLeadTime: 1,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'DAP', 'DDP'],
      acceptedPaymentCurrencies: ['SEK', 'EUR', 'NOK'],
      packagingTypes: ['carton', 'plastic-crate', 'wooden-pallet'],
      acceptedPaymentTypes: ['bank-transfer', 'open-account'],
    },
    certificates: [
      {
        name: 'IFS Wholesale 3',
        issueDate: '2026-01-19',
        expireDate: '2027-01-18',
        issuer: 'Helvia Inspection',
        scope: 'Fruit and vegetables',
      },
      {
        name: 'KRAV organic',
        issueDate: '2026-02-01',
        expireDate: '2027-01-31',
        issuer: 'Nordic Register',
        scope: 'Trade and packing of organic produce',
      },
    ],
  },
  series: [
    {
      shelf: 'food-agriculture.fruit-vegetables.fresh-vegetables',
      name: 'Vegetable box for kitchens, {kg} kg',
      code: 'NF-B{kg}',
      text: 'Mixed box of the season for restaurants and canteens, washed and sorted, in a returnable crate. Contents announced on Friday for the week to come.',
      specs: { Content: '{kg} kg, 8 to 12 sorts', Crate: 'Returnable', Delivery: 'Before 7:00' },
      keywords: ['vegetable box', 'catering', 'seasonal'],
      leadTime: 1,
      stock: true,
      price: ['SEK', 'box'],
      views: ['main', 'set'],
      table: `
kg | price
10 | 265
25 | 590`,
    },
  ],
}
