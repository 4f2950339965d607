// Invented baby textiles maker.
import type { Firm } from '../../firm.ts'

export const bambinoNorte: Firm = {
  id: 'bambino-norte',
  name: 'Bambino Norte Lda.',
  countryCode: 'PT',
  stateID: 'PT-03',
  city: 'Barcelos',
  businessType: 'MA',
  industryCode: '0008',
  categories: [
    'baby-world.baby-kids-clothing',
    'baby-world.nursery-childrens-furniture',
    'baby-world.feeding-nursing',
    'baby-world.strollers-car-seats',
    'baby-world.diapers-baby-care',
    'baby-world.toys-games',
  ],
  shortDescription:
    'Baby bodysuits, sleeping bags and cots from northern Portugal. Organic cotton knitted and sewn in one valley, GOTS certified, orders from 300 pieces.',
  generalDescription: `Bambino Norte sews for the first two years of life. In Barcelos, where knitting mills and sewing rooms stand door to door, the company develops bodysuits, rompers, sleeping bags and blankets of organic cotton for European brands, and builds cots and changing tables of solid beech in its own joinery.

Fabric is knitted, dyed and printed within twelve kilometres. Snap fasteners are nickel-free and pull-tested one by one; labels are printed, not sewn. Samples leave within nine days, orders start at 300 pieces.

Cots are tested to EN 716, sleeping bags to EN 16781, with the reports included.

Since 2021 the shops that buy clothes find the rest here too: prams, toys, feeding and care articles by eleven neighbors in northern Portugal and Galicia, checked, packed and delivered by Bambino Norte.`,
  founded: 1987,
  employees: [75, 90],
  website: 'https://bambinonorte.example',
  keywords: ['baby clothing', 'organic cotton', 'baby sleeping bag', 'cot', 'private label'],
  brand: 'Bambino Norte',
  subscription: 'premium',
  verifiedAt: '2026-06-04T14:20:00Z',
  registeredAt: '2024-05-22T14:00:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 5000000, max: 10000000 },
      totalProductionEmployees: 64,
      productionCapacity: { min: 85000, max: 100000, unit: 'pieces', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Rua da Malha 45, 4750-330 Barcelos, Portugal',
      shippingAddressEnglish: 'Rua da Malha 45, 4750-330 Barcelos, Portugal',
      zipcode: '4750-330',
      email: 'comercial@bambinonorte.example',
      phone: { countryCode: '+351', businessPhoneNumber: '253 555 016' },
      mobilePhone: { countryCode: '+351', businessPhoneNumber: '955 550 117' },
    },
    factory: {
      manufacturingFacilities: 'Cutting, four sewing lines, print room, beech joinery and packing',
      factorySize: 4800,
      numberProductionLines: 5,
      contractManufacturing: ['oem', 'private-label', 'design-service'],
    },
    tradeCapabilities: {
      markets: ['western-europe', 'northern-europe', 'central-europe'],
      spokenLanguages: ['pt', 'en', 'fr', 'es'],
      totalEmployeesSales: 6,
      averageLeadTime: 35,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP'],
      acceptedPaymentCurrencies: ['EUR', 'GBP'],
      packagingTypes: ['bag', 'carton', 'retail-box'],
      acceptedPaymentTypes: ['bank-transfer', 'deposit-and-balance', 'sepa-transfer'],
    },
    certificates: [
      {
        name: 'GOTS 7.0',
        issueDate: '2026-03-30',
        expireDate: '2027-03-29',
        issuer: 'Verdacert',
        scope: 'Knitted baby clothing',
      },
      {
        name: 'OEKO-TEX Standard 100, class I',
        issueDate: '2026-02-23',
        expireDate: '2027-02-22',
        issuer: 'Accredited test institute',
        scope: 'Articles for babies',
      },
    ],
  },
  series: [
    {
      shelf: 'baby-world.baby-kids-clothing.baby-rompers-bodysuits',
      name: '{what}, organic cotton',
      code: 'BN-{code}',
      text: '{what} of organic cotton {fab}, with nickel-free snap fasteners and flat seams. Your print from 300 pieces.',
      specs: {
        Fabric: '{fab}',
        Weight: '{g} g/m²',
        Sizes: '{sz}',
        Fasteners: 'Nickel-free, pull-tested at 90 N',
        Certificate: 'GOTS',
      },
      keywords: ['bodysuit', 'romper', 'organic cotton'],
      leadTime: 35,
      moq: '300 pieces',
      price: ['EUR', 'piece'],
      views: ['main', 'detail', 'set'],
      table: `
what | code | fab | g | sz | price
Wrap bodysuit, long sleeve | 11 | interlock | 200 | 50–80 | 4.3
Bodysuit, short sleeve | 12 | single jersey | 160 | 50–92 | 3.1
Romper with feet | 21 | French terry | 240 | 50–74 | 7.9`,
    },
    {
      shelf: 'baby-world.nursery-childrens-furniture.baby-bedding',
      name: 'Baby sleeping bag, {tog} tog',
      code: 'BN-S{code}',
      text: 'Sleeping bag tested to EN 16781, with zip from top to bottom and a cover over it.',
      specs: {
        Warmth: '{tog} tog',
        'Outer fabric': 'Organic cotton jersey',
        Sizes: '60, 70, 90, 110 cm',
        Standard: 'EN 16781',
      },
      keywords: ['sleeping bag', 'baby bedding'],
      leadTime: 35,
      moq: '300 pieces',
      price: ['EUR', 'piece'],
      views: ['main', 'set'],
      table: `
tog | code | price
1.0 | 10 | 11.2
2.5 | 25 | 14.8`,
    },
    {
      shelf: 'baby-world.nursery-childrens-furniture.cribs-cots',
      name: 'Berço cot 60 × 120 cm, solid beech',
      code: 'BN-C60',
      text: 'Cot of solid beech, three heights, bars that can be taken out, water-borne lacquer. Tested to EN 716.',
      specs: {
        'Lying area': '60 × 120 cm',
        Wood: 'Solid beech, FSC',
        Heights: '3',
        Finish: 'Water-borne lacquer, EN 71-3',
        Standard: 'EN 716',
      },
      keywords: ['cot', 'crib', 'beech'],
      leadTime: 28,
      stock: true,
      moq: '10 pieces',
      price: ['EUR', 'piece'],
      table: `
price
124`,
    },
  ],
}
