// Invented contract furniture maker.
import type { Firm } from '../../firm.ts'

export const kaarna: Firm = {
  id: 'kaarna-furniture',
  name: 'Kaarna Furniture Oy',
  countryCode: 'FI',
  stateID: 'FI-16',
  city: 'Lahti',
  businessType: 'MA',
  industryCode: '0012',
  categories: [
    'furniture.chairs-seating',
    'furniture.office-furniture',
    'furniture.tables-desks',
    'furniture.hospitality-contract-furniture',
    'furniture.beds-mattresses',
    'furniture.storage-cabinets',
  ],
  shortDescription:
    'Chairs, tables and acoustic furniture of Finnish birch for offices, schools and restaurants. Form-pressed in-house, 15 years of guarantee, spare parts for all models since 1958.',
  generalDescription: `Kaarna presses birch veneer into chairs. Since 1958 the factory in Lahti has bent, milled and lacquered furniture that stands in libraries, canteens and waiting rooms and is meant to stay there: joints are guaranteed for fifteen years, and seats, glides and shells can be ordered for every model ever made.

The wood comes from forests within 200 kilometres and carries the FSC mark. Shells are pressed in nine presses from veneer of 1.1 mm; lacquers are water-borne; upholstery is fixed so that it can be replaced with a screwdriver.

Architects receive models for planning and an environmental declaration for each product. Small changes — another height, a company colour, a number on the back — are made from fifty pieces.

Rooms are furnished as a whole as well: beds, wardrobes, shelves and tables for hostels, schools, hotels and student homes come from the second hall, opened in 2019.`,
  founded: 1958,
  employees: [80, 100],
  website: 'https://kaarna.example',
  keywords: ['birch furniture', 'stacking chair', 'office furniture', 'school furniture', 'contract furniture'],
  brand: 'Kaarna',
  subscription: 'premium',
  verifiedAt: '2025-11-27T07:30:00Z',
  registeredAt: '2023-03-08T09:15:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 10000000, max: 25000000 },
      totalProductionEmployees: 61,
      productionCapacity: { min: 6500, max: 7500, unit: 'pieces', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Vanerikatu 14, 15150 Lahti, Finland',
      shippingAddressEnglish: 'Vanerikatu 14, hall C, 15150 Lahti, Finland',
      zipcode: '15150',
      email: 'sales@kaarna.example',
      phone: { countryCode: '+358', businessPhoneNumber: '3 555 0134' },
      mobilePhone: { countryCode: '+358', businessPhoneNumber: '50 555 0135' },
    },
    factory: {
      manufacturingFacilities: 'Veneer pressing, five-axis milling, water-borne lacquering, upholstery and assembly',
      factorySize: 13200,
      numberProductionLines: 4,
      contractManufacturing: ['oem', 'buyer-label', 'design-service'],
    },
    tradeCapabilities: {
      markets: ['northern-europe', 'western-europe', 'japan-korea', 'north-america'],
      spokenLanguages: ['fi', 'sv', 'en', 'de'],
      totalEmployeesSales: 9,
      averageLeadTime: 28,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP', 'DDP'],
      acceptedPaymentCurrencies: ['EUR', 'SEK', 'USD'],
      packagingTypes: ['carton', 'stretch-wrapped-pallet', 'wooden-pallet'],
      acceptedPaymentTypes: ['bank-transfer', 'open-account', 'letter-of-credit'],
    },
    certificates: [
      {
        name: 'FSC Chain of Custody',
        issueDate: '2023-08-14',
        expireDate: '2028-08-13',
        issuer: 'Verdacert',
        scope: 'Birch veneer and plywood furniture',
      },
      {
        name: 'ISO 14001:2015',
        issueDate: '2024-10-07',
        expireDate: '2027-10-06',
        issuer: 'Nordic Register',
        scope: 'Environmental management',
      },
      {
        name: 'EN 16139 test reports',
        issueDate: '2025-02-10',
        expireDate: '2030-02-09',
        issuer: 'Nordic Register',
        scope: 'Strength and durability of contract seating',
      },
    ],
  },
  series: [
    {
      shelf: 'furniture.chairs-seating.folding-stacking-chairs',
      name: '{m} stacking chair, {shell}',
      code: 'KA-{code}',
      text: 'Stacking chair with a form-pressed birch shell, {shell}. {st} chairs stand on one trolley; tested to EN 16139 level {lvl}.',
      specs: {
        Shell: '{shell}',
        Frame: '{frame}',
        'Seat height': '{sh} mm',
        Weight: '{kg} kg',
        Stacking: '{st} high',
        Test: 'EN 16139, level {lvl}',
        Guarantee: '15 years',
      },
      keywords: ['stacking chair', 'birch chair', 'contract furniture'],
      leadTime: 21,
      stock: true,
      moq: '10 pieces',
      price: ['EUR', 'piece'],
      table: `
m | code | shell | frame | sh | kg | st | lvl | price
Lastu | 110 | natural birch | chromed steel, 4 legs | 450 | 4.9 | 12 | 2 | 118
Lastu | 112 | birch, stained black | black steel, 4 legs | 450 | 4.9 | 12 | 2 | 126
Lastu Arm | 120 | natural birch with arms | chromed steel sled | 450 | 5.8 | 8 | 2 | 164
Lastu School | 130 | birch with handle | steel, six sizes EN 1729 | 460 | 4.6 | 6 | 2 | 96`,
    },
    {
      shelf: 'furniture.chairs-seating.stools-benches',
      name: 'Tuoli {h} bar stool',
      code: 'KA-2{h}',
      text: 'Bar stool of solid birch with a pressed seat and a foot ring of stainless steel.',
      specs: {
        'Seat height': '{h} mm',
        Wood: 'Solid birch, natural or black',
        'Foot ring': 'Stainless steel',
        Weight: '{kg} kg',
        Guarantee: '15 years',
      },
      keywords: ['bar stool', 'birch', 'restaurant'],
      leadTime: 21,
      stock: true,
      moq: '4 pieces',
      price: ['EUR', 'piece'],
      table: `
h | kg | price
630 | 5.1 | 149
750 | 5.6 | 158`,
    },
    {
      shelf: 'furniture.office-furniture.workstations-height-adjustable-desks',
      name: 'Nosto height-adjustable desk {w} × 800 mm',
      code: 'KA-N{w}',
      text: 'Electrically adjustable desk, 640 to 1,280 mm, with a birch plywood top and linoleum surface. Two motors, anti-collision, memory for four heights.',
      specs: {
        Top: '{w} × 800 mm, birch plywood 24 mm, linoleum',
        Height: '640–1,280 mm',
        Lift: '120 kg',
        Noise: '42 dB(A)',
        Test: 'EN 527',
      },
      keywords: ['height adjustable desk', 'sit-stand desk', 'office'],
      leadTime: 28,
      stock: false,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
w | price
1200 | 690
1600 | 745
1800 | 790`,
    },
    {
      shelf: 'furniture.office-furniture.meeting-tables',
      name: 'Saari meeting table, {n} seats',
      code: 'KA-S{n}',
      text: 'Meeting table with solid birch legs and rounded edges; cable lid in the middle, joined without visible screws.',
      specs: { Seats: '{n}', Size: '{size}', Top: 'Birch veneer or linoleum', Height: '735 mm', Legs: 'Solid birch' },
      keywords: ['meeting table', 'conference table', 'birch'],
      leadTime: 35,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
n | size | price
6 | 1,800 × 900 mm | 980
10 | 2,800 × 1,100 mm | 1640`,
    },
    {
      shelf: 'furniture.office-furniture.acoustic-panels-booths',
      name: 'Hiljaa acoustic panel {size}',
      code: 'KA-H{code}',
      text: 'Wall panel of wood fibre behind birch slats, absorption class A. Hung on rails, changed in a minute.',
      specs: { Size: '{size}', Absorption: 'αw 0.95, class A', Surface: 'Birch slats', 'Fire class': 'B-s1, d0' },
      keywords: ['acoustic panel', 'sound absorption'],
      leadTime: 21,
      stock: true,
      moq: '4 pieces',
      price: ['EUR', 'piece'],
      table: `
size | code | price
600 × 1,200 mm | 12 | 128
600 × 2,400 mm | 24 | 236`,
    },
  ],
}
