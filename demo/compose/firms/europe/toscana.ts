// Invented leather workshop.
import type { Firm } from '../../firm.ts'

export const bruni: Firm = {
  id: 'pelletteria-bruni-valdelsa',
  name: 'Pelletteria Bruni & Valdelsa S.r.l.',
  countryCode: 'IT',
  stateID: 'IT-FI',
  city: 'Scandicci',
  businessType: 'MA',
  industryCode: '0010',
  categories: [
    'fashion-accessories.handbags-backpacks',
    'fashion-accessories.belts-wallets-ties',
    'fashion-accessories.leather-footwear-materials',
    'fashion-accessories.shoes',
    'fashion-accessories.luggage-travel',
  ],
  shortDescription:
    'Leather bags, belts and small goods for brands and boutiques. Vegetable-tanned leather, pattern to sample in eight days, series from 30 pieces.',
  generalDescription: `Pelletteria Bruni & Valdelsa cuts and sews leather goods in Scandicci, where most of the bags that the world calls Italian are made. Forty-two craftspeople work for eleven brands, and under the name Valdelsa for boutiques of their own choosing.

The work begins with the skin: vegetable-tanned leather from Santa Croce, calf from France, linings of cotton and goat. Patterns are drawn by hand and cut digitally; edges are painted three times; every bag carries the number of the person who closed it.

A sample takes eight days, a series starts at thirty pieces in one colour. Repairs are done here, for as long as the bag lives.

Shoes and travel goods of the same leathers come from two workshops in Castelfiorentino and Empoli that work to the house’s patterns.`,
  founded: 1971,
  employees: [48, 56],
  website: 'https://bruni-valdelsa.example',
  keywords: ['leather bags', 'handbag', 'belt', 'wallet', 'vegetable tanned', 'private label'],
  brand: 'Valdelsa',
  subscription: 'premium',
  verifiedAt: '2026-05-07T10:25:00Z',
  registeredAt: '2023-09-27T13:40:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 5000000, max: 10000000 },
      totalProductionEmployees: 42,
      productionCapacity: { min: 1900, max: 2200, unit: 'pieces', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Via del Cuoio 27, 50018 Scandicci (FI), Italy',
      shippingAddressEnglish: 'Via del Cuoio 27, 50018 Scandicci (FI), Italy',
      zipcode: '50018',
      email: 'atelier@bruni-valdelsa.example',
      phone: { countryCode: '+39', businessPhoneNumber: '055 555 0161' },
      mobilePhone: { countryCode: '+39', businessPhoneNumber: '333 555 0162' },
    },
    factory: {
      manufacturingFacilities: 'Leather store, digital cutting, sewing, edge painting, assembly and repair bench',
      factorySize: 2600,
      numberProductionLines: 3,
      contractManufacturing: ['oem', 'private-label', 'prototyping'],
    },
    tradeCapabilities: {
      markets: ['western-europe', 'north-america', 'japan-korea', 'gulf-states'],
      spokenLanguages: ['it', 'en', 'fr', 'ja'],
      totalEmployeesSales: 5,
      averageLeadTime: 30,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP'],
      acceptedPaymentCurrencies: ['EUR', 'USD', 'JPY'],
      packagingTypes: ['retail-box', 'carton'],
      acceptedPaymentTypes: ['deposit-and-balance', 'bank-transfer', 'credit-card'],
    },
    certificates: [
      {
        name: 'Pelle Conciata al Vegetale',
        issueDate: '2026-01-01',
        expireDate: '2026-12-31',
        issuer: 'Tannery consortium',
        scope: 'Use of vegetable-tanned leather',
      },
      {
        name: 'SA8000:2014',
        issueDate: '2024-03-25',
        expireDate: '2027-03-24',
        issuer: 'Hexagone Certification',
        scope: 'Social accountability',
      },
    ],
  },
  series: [
    {
      shelf: 'fashion-accessories.handbags-backpacks.handbags',
      name: '{m} {what}, {leather}',
      code: 'BV-{code}',
      text: '{what} of {leather}, {size}, lined with cotton twill. Edges painted three times, hardware of solid brass, numbered by its maker.',
      specs: {
        Leather: '{leather}',
        Size: '{size}',
        Lining: 'Cotton twill',
        Hardware: 'Solid brass, palladium',
        Weight: '{g} g',
        Colours: '6 in stock',
      },
      keywords: ['handbag', 'leather bag', '{what}'],
      leadTime: 30,
      stock: false,
      moq: '30 pieces per colour',
      price: ['EUR', 'piece'],
      views: ['main', 'detail', 'set'],
      table: `
m | code | what | leather | size | g | price
Certaldo | 101 | handbag | vegetable-tanned cowhide | 32 × 24 × 13 cm | 890 | 148
Certaldo | 102 | tote bag | vegetable-tanned cowhide | 40 × 30 × 15 cm | 980 | 156
Volterra | 111 | shoulder bag | grained calf | 26 × 18 × 8 cm | 610 | 139
Volterra | 114 | evening clutch | smooth calf | 24 × 14 × 4 cm | 320 | 92`,
    },
    {
      shelf: 'fashion-accessories.handbags-backpacks.backpacks-rucksacks',
      name: 'Chianti backpack, grained calf',
      code: 'BV-201',
      text: 'Backpack for a 15-inch computer, with a padded back and two outer pockets; straps can be changed.',
      specs: {
        Leather: 'Grained calf',
        Size: '42 × 30 × 14 cm',
        Computer: '15 in',
        Lining: 'Cotton twill',
        Weight: '1,150 g',
      },
      keywords: ['leather backpack', 'laptop backpack'],
      leadTime: 30,
      moq: '20 pieces',
      views: ['main', 'detail'],
    },
    {
      shelf: 'fashion-accessories.belts-wallets-ties.belts',
      name: 'Belt {w} mm, {leather}',
      code: 'BV-B{w}',
      text: 'Belt of {leather} in one piece, {w} mm wide, edges burnished by hand; buckle of solid brass that can be changed.',
      specs: { Leather: '{leather}', Width: '{w} mm', Lengths: '80–120 cm', Buckle: 'Solid brass' },
      keywords: ['leather belt', '{leather}'],
      leadTime: 15,
      stock: true,
      moq: '30 pieces',
      price: ['EUR', 'piece'],
      views: ['main', 'detail', 'set'],
      table: `
w | leather | price
30 | smooth calf | 27
40 | vegetable-tanned shoulder | 24`,
    },
    {
      shelf: 'fashion-accessories.belts-wallets-ties.wallets-card-holders',
      name: '{what}, vegetable-tanned',
      code: 'BV-W{code}',
      text: '{what} of vegetable-tanned leather, {size}, sewn with linen thread. Your stamp from fifty pieces.',
      specs: { Size: '{size}', Leather: 'Vegetable-tanned cowhide, 1.1 mm', Compartments: '{n}' },
      keywords: ['wallet', 'small leather goods'],
      leadTime: 15,
      stock: true,
      moq: '50 pieces',
      price: ['EUR', 'piece'],
      views: ['main', 'set'],
      table: `
what | code | size | n | price
Bifold wallet | 1 | 11 × 9.5 cm | 8 cards, 2 notes | 19.5
Card holder | 2 | 10 × 7.5 cm | 5 cards | 9.8
Travel organiser | 3 | 22 × 12 cm | 12 cards, passport | 36`,
    },
  ],
}
