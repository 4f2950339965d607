// Invented packaging machine builder.
import type { Firm } from '../../firm.ts'

export const steinbacher: Firm = {
  id: 'maschinenbau-steinbacher',
  name: 'Maschinenbau Steinbacher GmbH',
  countryCode: 'AT',
  city: 'Wels',
  businessType: 'MA',
  industryCode: '0005',
  categories: [
    'machineries.packaging-machines',
    'machineries.food-beverage-machines',
    'machineries.assembly-robot-cells',
  ],
  shortDescription:
    'Filling, closing and case-packing machines for small and medium producers: 20 to 120 packs a minute, change of format in ten minutes without tools.',
  generalDescription: `Maschinenbau Steinbacher builds packaging machines for producers who fill honey on Monday, sauce on Tuesday and oil on Wednesday. The family business from Wels began in 1957 with a jar closer for a local dairy and has delivered 2,900 machines to 61 countries since.

The machines are compact, open on all sides and made to be cleaned. Formats change in ten minutes without tools: every setting is a number on a scale, and the numbers are stored with the recipe. Servo axes do what cams used to do; spare parts are standard parts wherever possible, with a list that names their makers.

Acceptance takes place in Wels with your product. Fitters speak German, English and Spanish, remote service is free in the first two years, and every machine built since 1980 can still be supplied with parts.`,
  founded: 1957,
  employees: [95, 115],
  website: 'https://steinbacher.example',
  keywords: ['filling machine', 'capping machine', 'case packer', 'packaging line', 'palletiser'],
  brand: 'Steinbacher',
  subscription: 'premium',
  verifiedAt: '2026-04-16T09:00:00Z',
  registeredAt: '2022-05-11T08:50:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 10_000_000, max: 25_000_000 },
      totalProductionEmployees: 62,
      productionCapacity: { min: 85, max: 100, unit: 'machines', period: 'year' },
    },
    contactInfo: {
      legalAddressEnglish: 'Traunfeldgasse 21, 4600 Wels, Austria',
      shippingAddressEnglish: 'Traunfeldgasse 21, hall 2, 4600 Wels, Austria',
      zipcode: '4600',
      email: 'vertrieb@steinbacher.example',
      phone: { countryCode: '+43', businessPhoneNumber: '7242 555 0119' },
      mobilePhone: { countryCode: '+43', businessPhoneNumber: '664 555 0120' },
    },
    factory: {
      manufacturingFacilities:
        'Sheet-metal and machining shop, assembly halls with water and steam for acceptance tests',
      factorySize: 8900,
      numberProductionLines: 2,
      contractManufacturing: ['oem', 'design-service', 'sub-assembly'],
    },
    tradeCapabilities: {
      markets: [
        'central-europe',
        'western-europe',
        'southern-europe',
        'central-america',
        'southern-cone',
        'north-africa',
      ],
      spokenLanguages: ['de', 'en', 'es', 'hu'],
      totalEmployeesSales: 10,
      averageLeadTime: 120,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'CIP', 'DAP'],
      acceptedPaymentCurrencies: ['EUR', 'USD', 'CHF'],
      packagingTypes: ['wooden-crate', 'seaworthy-packing', 'shipping-container'],
      acceptedPaymentTypes: ['deposit-and-balance', 'letter-of-credit', 'bank-transfer'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2024-12-02',
        expireDate: '2027-12-01',
        issuer: 'Rhenus Cert',
        scope: 'Packaging machines',
      },
      {
        name: 'EC type examination',
        issueDate: '2023-06-19',
        expireDate: '2028-06-18',
        issuer: 'Rhenus Cert',
        scope: 'Safety of the FP series, Machinery Directive',
      },
    ],
  },
  series: [
    {
      shelf: 'machineries.packaging-machines.filling-machines',
      name: 'FL {heads} piston filling machine, {rate} packs/min',
      code: 'FL-{heads}',
      text: 'Linear piston filler for liquids and pastes with pieces: {heads} heads, {vol} ml, accuracy ± 0.3 %. Rotary valves open wide enough for berries; the product tank is heated and stirred on request.',
      specs: {
        'Filling heads': '{heads}',
        Volume: '{vol} ml',
        Output: '{rate} packs/min',
        Accuracy: '± 0.3 %',
        'Format change': '10 min, no tools',
        'Wetted parts': 'Stainless steel 316L',
        Cleaning: 'CIP',
        Power: '{kw} kW',
        Dimensions: '{dim}',
      },
      keywords: ['filling machine', 'piston filler', 'sauce', 'honey'],
      leadTime: 110,
      moq: '1 machine',
      table: `
        heads | vol       | rate | kw  | dim
        2     | 20–1,000  | 25   | 2.2 | 1.9 × 1.1 × 2.1 m
        4     | 20–1,000  | 50   | 3.5 | 2.6 × 1.2 × 2.1 m
        6     | 10–1,000  | 75   | 4.8 | 3.2 × 1.2 × 2.2 m
        10    | 10–500    | 120  | 7.5 | 4.4 × 1.3 × 2.2 m`,
    },
    {
      shelf: 'machineries.packaging-machines.capping-sealing-machines',
      name: 'VS {rate} twist-off closing machine',
      code: 'VS-{rate}',
      text: 'Closes jars with twist-off lids under steam vacuum, {rate} jars a minute. Torque and vacuum of every jar are checked; poor ones are pushed out.',
      specs: {
        Output: '{rate} jars/min',
        'Lid diameter': '38 to 100 mm',
        Vacuum: 'Steam, to −0.6 bar',
        Check: 'Vacuum and lid position, 100 %',
        Power: '{kw} kW',
      },
      keywords: ['capping machine', 'twist-off', 'jar closing', 'steam vacuum'],
      leadTime: 120,
      moq: '1 machine',
      table: `
        rate | kw
        40   | 2.5
        90   | 4.2`,
    },
    {
      shelf: 'machineries.packaging-machines.labeling-machines',
      name: 'ET {n} labelling machine for {what}',
      code: 'ET-{n}',
      text: 'Self-adhesive labelling machine for {what}: {n} stations, servo dispensers, print-and-check of batch and date by camera.',
      specs: {
        Stations: '{n}',
        Containers: '{what}',
        Output: 'up to {rate} packs/min',
        'Label position': '± 0.8 mm',
        Power: '1.5 kW',
      },
      keywords: ['labelling machine', 'self-adhesive label'],
      leadTime: 90,
      moq: '1 machine',
      table: `
        n | what                     | rate
        1 | round jars and bottles   | 80
        2 | square and oval bottles  | 100
        3 | front, back and seal     | 100`,
    },
    {
      shelf: 'machineries.packaging-machines.cartoning-case-packing',
      name: 'FP {rate} case packer',
      code: 'FP-{rate}',
      text: 'Erects, fills and closes cases in one frame of 3 × 2 m. Pick-and-place by a two-axis servo gantry, hot-melt or tape, 30 recipes.',
      specs: {
        Output: '{rate} cases/min',
        'Case size': '200 × 150 × 100 to 400 × 300 × 300 mm',
        Closing: 'Hot-melt or tape',
        'Format change': '12 min',
        Power: '{kw} kW',
      },
      keywords: ['case packer', 'end of line', 'carton erector'],
      leadTime: 140,
      moq: '1 machine',
      table: `
        rate | kw
        8    | 4.5
        14   | 6`,
    },
    {
      shelf: 'machineries.assembly-robot-cells.handling-palletizing-cells',
      name: 'PZ 600 palletising cell with cobot',
      code: 'PZ-600',
      text: 'Palletising cell for two pallet places and cases to 16 kg. The column lifts the cobot to 2.4 m; patterns are drawn on the panel and need no programming. No fence at reduced speed.',
      specs: {
        Payload: '16 kg with gripper',
        Output: '8 cases/min',
        'Stack height': '2.1 m',
        'Pallet places': '2',
        Footprint: '3.2 × 2.4 m',
        Safety: 'Laser scanners, PL d',
      },
      keywords: ['palletiser', 'cobot', 'end of line'],
      leadTime: 90,
      moq: '1 machine',
    },
  ],
}
