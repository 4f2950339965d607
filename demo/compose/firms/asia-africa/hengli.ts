// Invented gear maker.
import type { Firm } from '../../firm.ts'

export const hengli: Firm = {
  id: 'zhejiang-hengli-gear',
  name: 'Zhejiang Hengli Gear Co., Ltd.',
  countryCode: 'CN',
  stateID: 'CN-ZJ',
  city: 'Taizhou',
  businessType: 'MA',
  industryCode: '0006',
  categories: [
    'power-transmission.gears-shafts-accessories',
    'power-transmission.gearboxes-gearmotors',
    'power-transmission.belts-pulleys',
    'power-transmission.linear-motion',
  ],
  shortDescription:
    'Ground spur and helical gears, racks and planetary gearboxes. Module 0.5 to 12, quality to ISO 1328-5, measuring report with every set.',
  generalDescription: `Zhejiang Hengli Gear cuts, hardens and grinds gears for gearboxes, machine tools, robots and agricultural machines. Founded in 2003 by three engineers from a tractor works, the company now runs 140 gear machines in Taizhou, among them 22 profile grinders.

Two businesses live under one roof. The stock range — racks, spur gears and precision planetary gearboxes — ships within five days. Work to drawing starts at one piece and goes to 300,000 a year; samples take three to four weeks, heat treatment included, because carburising and induction hardening are done in-house.

Every ground gear is measured on a gear centre, and the report is sent with the goods. English-speaking engineers answer technical questions within a working day.

Beside gears the export office ships what drives are built with: gearmotors, pulleys and belts, ball screws and linear modules, made here or by partner works within an hour of Taizhou.`,
  founded: 2003,
  employees: [420, 480],
  website: 'https://hengli-gear.example',
  keywords: ['spur gear', 'helical gear', 'rack and pinion', 'planetary gearbox', 'gear grinding'],
  brand: 'Hengli',
  subscription: 'premium',
  verifiedAt: '2025-12-09T03:15:00Z',
  registeredAt: '2022-08-30T02:20:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 25_000_000, max: 50_000_000 },
      totalProductionEmployees: 336,
      productionCapacity: { min: 180_000, max: 220_000, unit: 'pieces', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'No. 288 Xincheng Avenue, Jiaojiang District, Taizhou, Zhejiang 318000, China',
      shippingAddressEnglish: 'No. 288 Xincheng Avenue, warehouse 3, Taizhou, Zhejiang 318000, China',
      zipcode: '318000',
      email: 'export@hengli-gear.example',
      phone: { countryCode: '+86', businessPhoneNumber: '576 5555 0128' },
      mobilePhone: { countryCode: '+86', businessPhoneNumber: '100 5555 0129' },
    },
    factory: {
      manufacturingFacilities: 'Turning, hobbing, shaping, carburising, profile grinding, honing and gear laboratory',
      factorySize: 38_000,
      numberProductionLines: 12,
      contractManufacturing: ['oem', 'odm', 'buyer-label', 'sub-assembly'],
    },
    tradeCapabilities: {
      markets: ['greater-china', 'southeast-asia', 'western-europe', 'north-america', 'turkey', 'south-asia'],
      spokenLanguages: ['zh', 'en', 'ja'],
      totalEmployeesSales: 26,
      averageLeadTime: 25,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FOB', 'CFR', 'CIF', 'DAP'],
      acceptedPaymentCurrencies: ['USD', 'CNY', 'EUR'],
      packagingTypes: ['carton', 'wooden-crate', 'wooden-pallet'],
      acceptedPaymentTypes: ['bank-transfer', 'deposit-and-balance', 'letter-of-credit'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-08-18',
        expireDate: '2028-08-17',
        issuer: 'Helvia Inspection',
        scope: 'Gears, racks and planetary gearboxes',
      },
      {
        name: 'IATF 16949:2016',
        issueDate: '2024-06-24',
        expireDate: '2027-06-23',
        issuer: 'Helvia Inspection',
        scope: 'Transmission gears',
      },
      {
        name: 'ISO 14001:2015',
        issueDate: '2023-11-13',
        expireDate: '2026-11-12',
        issuer: 'Helvia Inspection',
        scope: 'Environmental management, heat treatment',
      },
    ],
  },
  series: [
    {
      shelf: 'power-transmission.gears-shafts-accessories.spur-helical-gears',
      name: 'Ground spur gear set, module {m}, quality 6',
      code: 'SG-{m}-6',
      text: 'Case-hardened 20MnCr5 wheels and pinions with ground flanks, supplied with measuring report. From one piece; drawings are welcome, and bores, keyways and hubs are made to order.',
      specs: {
        Module: '{m}',
        'Number of teeth': '{z}',
        'Face width': '{b} mm',
        Quality: 'ISO 1328, class 6',
        Material: '20MnCr5',
        Hardness: '58–62 HRC',
        'Tooth flanks': 'Ground',
      },
      keywords: ['spur gear', 'ground gear', 'module {m}', 'case hardened'],
      leadTime: 20,
      stock: false,
      moq: '1 set',
      price: ['USD', 'set'],
      table: `
        m  | z      | b  | price
        1  | 15–100 | 12 | 38
        2  | 15–90  | 22 | 62
        4  | 16–80  | 40 | 148
        6  | 17–64  | 58 | 296
        10 | 18–48  | 95 | 840`,
    },
    {
      shelf: 'power-transmission.gears-shafts-accessories.racks-pinions',
      name: 'Ground helical rack, module {m}, {len} mm',
      code: 'HR-{m}-{len}',
      text: 'Induction-hardened helical rack, ground on all sides, for linear axes of machine tools and gantry robots. Racks are matched in pairs for butt joints; an assembly gauge is included.',
      specs: {
        Module: '{m}',
        Length: '{len} mm',
        'Helix angle': '19°31′42″, right',
        Quality: 'ISO 1328, class 6',
        'Cumulative pitch error': '{err} µm',
        Material: '42CrMo4, induction-hardened',
        Hardness: '52–55 HRC',
      },
      keywords: ['helical rack', 'rack and pinion', 'linear axis', 'module {m}'],
      leadTime: 7,
      stock: true,
      moq: '1 piece',
      price: ['USD', 'piece'],
      table: `
        m | len  | err | price
        2 | 500  | 26  | 58
        2 | 1000 | 36  | 104
        3 | 1000 | 37  | 138
        4 | 1000 | 38  | 186
        5 | 1000 | 40  | 242`,
    },
    {
      shelf: 'power-transmission.gearboxes-gearmotors.planetary-gearboxes',
      name: 'PL {size} precision planetary gearbox, {i} : 1',
      code: 'PL{size}-{i}',
      text: 'Helical planetary gearbox for servo motors: backlash {arc} arcmin, rated torque {nm} N·m. Clamping hub for all common motors, lubricated for life, any mounting position.',
      specs: {
        'Nominal torque': '{nm} N·m',
        Ratio: '{i} : 1',
        Stages: '{st}',
        Backlash: '≤ {arc} arcmin',
        'Input speed': 'up to {rpm} min⁻¹',
        Efficiency: '{eff} %',
        Protection: 'IP 65',
        Weight: '{kg} kg',
      },
      keywords: ['planetary gearbox', 'servo gearbox', 'low backlash'],
      leadTime: 5,
      stock: true,
      moq: '1 piece',
      price: ['USD', 'piece'],
      table: `
        size | i  | st | nm  | arc | rpm  | eff | kg  | price
        60   | 5  | 1  | 45  | 3   | 6000 | 97  | 1.4 | 285
        60   | 25 | 2  | 48  | 5   | 6000 | 94  | 1.9 | 352
        90   | 5  | 1  | 130 | 3   | 5000 | 97  | 3.7 | 396
        90   | 50 | 2  | 125 | 5   | 5000 | 94  | 4.8 | 488
        115  | 10 | 1  | 230 | 3   | 4500 | 97  | 7.6 | 612
        142  | 10 | 1  | 480 | 3   | 4000 | 97  | 15  | 985`,
    },
    {
      shelf: 'power-transmission.gears-shafts-accessories.bevel-gears',
      name: 'Spiral bevel gear set, ratio {i}',
      code: 'BG-{code}',
      text: 'Spiral bevel gears, lapped in pairs and marked with the mounting distance. For angle gearboxes, agricultural drives and steering gear.',
      specs: {
        Ratio: '{i}',
        Module: '{m}',
        Quality: 'ISO 17485, class 7',
        Material: '20CrMnTi',
        Hardness: '58–62 HRC',
        Torque: '{nm} N·m',
      },
      keywords: ['bevel gear', 'spiral bevel', 'angle gearbox'],
      leadTime: 25,
      moq: '10 sets',
      table: `
        i     | code | m | nm
        1 : 1 | 0101 | 3 | 120
        2 : 1 | 0201 | 4 | 260
        3 : 1 | 0301 | 5 | 410`,
    },
  ],
}
