// Invented tile maker.
import type { Firm } from '../../firm.ts'

export const cinar: Firm = {
  id: 'cinaralti-seramik',
  name: 'Çınaraltı Seramik A.Ş.',
  countryCode: 'TR',
  stateID: 'TR-43',
  city: 'Kütahya',
  businessType: 'MA',
  industryCode: '0014',
  categories: ['home-construction.flooring-tiles-stone', 'home-construction.bathroom-plumbing'],
  shortDescription:
    'Porcelain tiles and sanitary ware from Kütahya. 14 million square metres a year, slabs to 120 × 240 cm, digital print to your design.',
  generalDescription: `Çınaraltı Seramik fires tiles where tiles have been fired for five hundred years. The plant in Kütahya makes porcelain tiles from 20 × 20 to 120 × 240 cm, wall tiles, mosaics and a compact range of sanitary ware.

Four kilns run day and night. Bodies are pressed from local clays and feldspar, printed with eight-colour digital heads, glazed, fired at 1,210 °C, rectified to half a millimetre and sorted by camera. Slip resistance, frost and stain tests are made for every production.

Projects receive tiles of one shade from one firing: the lot is reserved until the last pallet has left. Containers go by rail to Izmit and by truck to the Balkans.

Bathrooms leave Kütahya complete: mixers, trays, sinks and heaters are made here or by foundries and works of the region.`,
  founded: 1986,
  employees: [520, 580],
  website: 'https://cinaralti.example',
  keywords: ['porcelain tiles', 'wall tiles', 'sanitary ware', 'large format slabs', 'floor tiles'],
  brand: 'Çınaraltı',
  subscription: 'gold',
  verifiedAt: '2026-02-06T12:45:00Z',
  registeredAt: '2023-06-21T11:00:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 50000000, max: 100000000 },
      totalProductionEmployees: 440,
      productionCapacity: { min: 1100000, max: 1200000, unit: 'square-meters', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '1. Organize Sanayi Bölgesi, 7. Cadde No. 12, 43100 Kütahya, Türkiye',
      shippingAddressEnglish: '1. Organize Sanayi Bölgesi, 7. Cadde No. 12, gate 2, 43100 Kütahya, Türkiye',
      zipcode: '43100',
      email: 'export@cinaralti.example',
      phone: { countryCode: '+90', businessPhoneNumber: '274 555 0138' },
      mobilePhone: { countryCode: '+90', businessPhoneNumber: '555 555 0139' },
    },
    factory: {
      manufacturingFacilities:
        'Body preparation, three presses, digital glazing lines, four kilns, rectifying, sanitary ware casting',
      factorySize: 96000,
      numberProductionLines: 7,
      contractManufacturing: ['private-label', 'oem'],
    },
    tradeCapabilities: {
      markets: ['turkey', 'middle-east', 'western-europe', 'eastern-europe', 'north-america', 'north-africa'],
      spokenLanguages: ['tr', 'en', 'ar', 'ru'],
      totalEmployeesSales: 33,
      averageLeadTime: 18,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'FOB', 'CFR', 'CIF'],
      acceptedPaymentCurrencies: ['USD', 'EUR', 'TRY'],
      packagingTypes: ['carton', 'wooden-pallet', 'wooden-crate', 'shipping-container'],
      acceptedPaymentTypes: ['bank-transfer', 'letter-of-credit', 'deposit-and-balance', 'documents-against-payment'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-05-12',
        expireDate: '2028-05-11',
        issuer: 'Anatolia Quality',
        scope: 'Ceramic tiles and sanitary ware',
      },
      {
        name: 'EN 14411',
        issueDate: '2024-01-22',
        expireDate: '2029-01-21',
        issuer: 'Anatolia Quality',
        scope: 'Ceramic tiles, group BIa',
      },
      {
        name: 'EPD',
        issueDate: '2023-10-30',
        expireDate: '2028-10-29',
        issuer: 'Rhenus Cert',
        scope: 'Porcelain tiles, environmental product declaration',
      },
    ],
  },
  series: [
    {
      shelf: 'home-construction.flooring-tiles-stone.ceramic-porcelain-tiles',
      name: '{line} porcelain tile {size} cm, {col}',
      code: 'CS-{code}',
      text: 'Rectified porcelain tile of the {line} series, {size} cm, {col}, {fin} surface. Frost-proof, for floor and wall, inside and out.',
      specs: {
        Size: '{size} cm',
        Thickness: '{t} mm',
        Surface: '{fin}',
        'Slip resistance': '{slip}',
        'Water absorption': '≤ 0.1 % (BIa)',
        Wear: 'PEI {pei}',
        Packing: '{box} m² per carton, {pal} m² per pallet',
      },
      keywords: ['porcelain tile', 'floor tile', '{line}'],
      leadTime: 15,
      stock: true,
      moq: '1 pallet',
      price: ['USD', 'm²'],
      views: ['main', 'detail', 'set'],
      table: `
line | code | size | col | fin | t | slip | pei | box | pal | price
Lodos | 6060-1 | 60 × 60 | light grey | matt | 9 | R10 | 4 | 1.44 | 46.08 | 6.4
Lodos | 6012-1 | 60 × 120 | light grey | matt | 9 | R10 | 4 | 1.44 | 43.2 | 8.1
Lodos | 6012-4 | 60 × 120 | anthracite | structured | 9 | R11 | 4 | 1.44 | 43.2 | 8.4
Ulugöl | 8080-2 | 80 × 80 | travertine beige | lapped | 10 | R9 | 4 | 1.28 | 51.2 | 9.6
Kavak | 2012-3 | 20 × 120 | oak natural | wood structure | 10 | R10 | 4 | 1.2 | 60 | 8.8
Mermer | 1224-1 | 120 × 240 | white marble | polished | 9 | R9 | 3 | 5.76 | 57.6 | 17.5
Taş | 6060-20 | 60 × 60 | basalt, 20 mm | structured | 20 | R11 | 5 | 0.72 | 23.04 | 12.2`,
    },
    {
      shelf: 'home-construction.flooring-tiles-stone.ceramic-porcelain-tiles',
      name: '{line} wall tile {size} cm',
      code: 'CS-W{code}',
      text: 'White-body wall tile with {fin} glaze, {size} cm; with borders and corner strips in the same firing.',
      specs: {
        Size: '{size} cm',
        Thickness: '8 mm',
        Surface: '{fin}',
        'Water absorption': '≥ 10 % (BIII)',
        Packing: '{box} m² per carton',
      },
      keywords: ['wall tile', 'bathroom tile', '{line}'],
      leadTime: 15,
      stock: true,
      moq: '1 pallet',
      price: ['USD', 'm²'],
      views: ['main', 'set'],
      table: `
line | code | size | fin | box | price
Çini | 1515 | 15 × 15 | hand-made look, glossy | 0.9 | 9.2
Deniz | 3090 | 30 × 90 | silk matt | 1.35 | 7.3`,
    },
    {
      shelf: 'home-construction.bathroom-plumbing.sanitary-ware',
      name: 'Göl {what}',
      code: 'CS-G{code}',
      text: '{what} of vitreous china, {size}; rimless, with easy-clean glaze. Seat and fixings included.',
      specs: { Size: '{size}', Flush: '{fl}', Fixing: '{fix}', Standard: '{std}', Weight: '{kg} kg' },
      keywords: ['sanitary ware', '{what}', 'vitreous china'],
      leadTime: 20,
      stock: true,
      moq: '1 pallet',
      price: ['USD', 'piece'],
      views: ['main', 'drawing', 'set'],
      table: `
what | code | size | fl | fix | std | kg | price
wall-hung WC, rimless | 10 | 530 × 360 mm | 3 / 4.5 l | wall-hung, 180 mm | EN 997 | 21 | 58
washbasin 60 cm | 20 | 600 × 460 mm | overflow | wall, two bolts | EN 14688 | 15 | 34
countertop basin, round | 25 | Ø 400 mm | no overflow | on worktop | EN 14688 | 8 | 29`,
    },
  ],
}
