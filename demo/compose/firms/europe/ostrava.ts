// Invented foundry.
import type { Firm } from '../../firm.ts'

export const ostrava: Firm = {
  id: 'ostrava-precision-castings',
  name: 'Ostrava Precision Castings a.s.',
  countryCode: 'CZ',
  stateID: 'CZ-80',
  city: 'Ostrava',
  businessType: 'MA',
  industryCode: '0004',
  categories: ['industrial-technology.metals-metal-products', 'business-services.contract-manufacturing'],
  shortDescription:
    'Grey and ductile iron castings from 2 to 900 kg, machined and painted. Pattern shop, spectrometer and CT in-house, first samples in five weeks.',
  generalDescription: `Ostrava Precision Castings pours grey iron, ductile iron and austempered ductile iron for makers of pumps, gearboxes, compressors and machine tools. The works stands where iron has been cast since 1912; the moulding line, the machining hall and the laboratory were built new in 2019.

Pieces weigh 2 to 900 kg and come in series from ten to ten thousand a year. Solidification is simulated before the first pattern is cut, and every new part gets a computed tomography of the first sample. Machining on eleven centres and a paint line deliver parts ready for assembly; subassemblies with studs, bushes and pressure test are usual.

Customers see the state of their orders online: melt, hardness, dimensions and heat treatment of every batch, kept for fifteen years.`,
  founded: 1994,
  employees: [310, 360],
  website: 'https://opc-ostrava.example',
  keywords: ['iron casting', 'ductile iron', 'foundry', 'machined castings', 'ADI'],
  subscription: 'gold',
  verifiedAt: '2026-11-06T10:10:00Z',
  registeredAt: '2026-11-19T08:30:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 25_000_000, max: 50_000_000 },
      totalProductionEmployees: 262,
      productionCapacity: { min: 1600, max: 1900, unit: 'tonnes', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Slévárenská 1182/14, 709 00 Ostrava, Czechia',
      shippingAddressEnglish: 'Slévárenská 1182/14, gate B, 709 00 Ostrava, Czechia',
      zipcode: '709 00',
      email: 'rfq@opc-ostrava.example',
      phone: { countryCode: '+420', businessPhoneNumber: '555 550 114' },
      mobilePhone: { countryCode: '+420', businessPhoneNumber: '555 550 115' },
    },
    factory: {
      manufacturingFacilities:
        'Pattern shop, two green-sand lines, furan hand moulding, heat treatment, machining, paint line',
      factorySize: 32_000,
      numberProductionLines: 4,
      contractManufacturing: ['oem', 'sub-assembly', 'prototyping'],
    },
    tradeCapabilities: {
      markets: ['central-europe', 'western-europe', 'northern-europe', 'southern-europe'],
      spokenLanguages: ['cs', 'de', 'en', 'pl'],
      totalEmployeesSales: 9,
      averageLeadTime: 35,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP'],
      acceptedPaymentCurrencies: ['EUR', 'CZK'],
      packagingTypes: ['wooden-pallet', 'metal-container', 'wooden-crate'],
      acceptedPaymentTypes: ['bank-transfer', 'sepa-transfer', 'open-account'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-04-07',
        expireDate: '2028-04-06',
        issuer: 'Hexagone Certification',
        scope: 'Iron castings, machined and painted',
      },
      {
        name: 'IATF 16949:2016',
        issueDate: '2024-10-21',
        expireDate: '2027-10-20',
        issuer: 'Hexagone Certification',
        scope: 'Castings for commercial vehicles',
      },
      {
        name: 'PED 2014/68/EU, annex I 4.3',
        issueDate: '2024-03-11',
        expireDate: '2027-03-10',
        issuer: 'Rhenus Cert',
        scope: 'Manufacturer of pressure-bearing castings',
      },
      {
        name: 'ISO 50001:2018',
        issueDate: '2023-12-18',
        expireDate: '2026-12-17',
        issuer: 'Hexagone Certification',
        scope: 'Energy management of melting',
      },
    ],
  },
  series: [
    {
      shelf: 'industrial-technology.metals-metal-products.castings-forgings',
      name: '{part} casting, {grade}',
      code: 'OPC-{code}',
      text: 'Example of our series work: {part} in {grade}, {kg} kg, cast on the {line}, {state}. Made to your drawing and pattern; first samples with dimensional report and CT after five weeks.',
      specs: {
        Material: '{grade}',
        Weight: '{kg} kg',
        Moulding: '{line}',
        'Wall thickness': 'from {wall} mm',
        Tolerance: 'ISO 8062-3 {dct}',
        Condition: '{state}',
        'Annual quantity': '{year} pieces',
        Certificate: 'EN 10204, 3.1',
      },
      keywords: ['casting', 'ductile iron', 'grey iron', 'made to drawing'],
      leadTime: 35,
      moq: '10 pieces',
      views: ['main', 'drawing', 'detail'],
      table: `
        part             | code | grade           | kg  | line             | wall | dct    | state                        | year
        Pump casing      | 2104 | EN-GJS-400-15   | 38  | green-sand line  | 8    | DCTG 9 | machined and painted         | 4,200
        Gearbox housing  | 2231 | EN-GJL-250      | 64  | green-sand line  | 7    | DCTG 9 | machined, pressure-tested    | 2,600
        Bearing housing  | 2318 | EN-GJL-300      | 12  | green-sand line  | 6    | DCTG 8 | machined ready to assemble   | 9,800
        Compressor block | 2402 | EN-GJS-500-7    | 118 | furan moulding   | 10   | DCTG 10| rough-machined               | 640
        Machine bed      | 2477 | EN-GJL-300      | 890 | furan moulding   | 18   | DCTG 11| stress-relieved, primed      | 120
        Planet carrier   | 2519 | EN-GJS-700-2    | 27  | green-sand line  | 9    | DCTG 8 | machined, balanced           | 3,300
        Brake disc       | 2560 | EN-GJL-200      | 31  | green-sand line  | 8    | DCTG 8 | machined and coated          | 12,000
        Spring bracket   | 2608 | ADI 1050-6      | 9   | green-sand line  | 10   | DCTG 8 | austempered, primed          | 18,000
        Valve body       | 2655 | EN-GJS-400-18-LT| 46  | green-sand line  | 9    | DCTG 9 | machined, tested at 25 bar   | 1,900`,
    },
    {
      shelf: 'business-services.contract-manufacturing.metal-machining-services',
      name: 'CNC machining of iron castings, {size}',
      code: 'OPC-M{code}',
      text: 'Turning, milling and grinding of castings, our own or yours, {size}. Coordinate measurement of every first part, statistical control in series, washing and corrosion protection before shipment.',
      specs: {
        'Largest part': '{size}',
        Machines: '{machines}',
        Accuracy: '{acc}',
        Batch: '1 to 10,000 pieces',
        Measuring: 'CMM, roughness, CT',
      },
      keywords: ['CNC machining', 'contract machining', 'castings'],
      leadTime: 20,
      moq: '1 piece',
      views: ['main', 'detail'],
      table: `
        size                  | code | machines                      | acc
        to 600 × 600 × 500 mm | 06   | 7 horizontal machining centres| IT 6
        to Ø 1,250 mm         | 12   | 2 vertical lathes             | IT 7
        to 3,000 × 1,500 mm   | 30   | 2 portal machining centres    | 0.02 mm per metre`,
    },
  ],
}
