// Invented hygienic pump maker.
import type { Firm } from '../../firm.ts'

export const kestrel: Firm = {
  id: 'kestrel-and-vane',
  name: 'Kestrel & Vane Process Pumps Ltd',
  countryCode: 'GB',
  stateID: 'GB-LDS',
  city: 'Leeds',
  businessType: 'MA',
  industryCode: '0004',
  categories: [
    'industrial-technology.pumps',
    'industrial-technology.industrial-valves',
    'machineries.food-beverage-machines',
  ],
  shortDescription:
    'Hygienic centrifugal and lobe pumps for dairies, breweries and pharma. EHEDG and 3-A certified, electropolished to Ra 0.4 µm, clean-in-place ready.',
  generalDescription: `Kestrel & Vane has made hygienic pumps in Leeds since 1976. What leaves the works is designed to be cleaned without being opened: self-draining casings, gaskets flush with the wall, surfaces electropolished to Ra 0.4 µm and a clean-in-place cycle proven in the EHEDG test rig of our own laboratory.

Centrifugal pumps of the HyClean series move milk, beer and water for injection; rotary lobe pumps of the HyLobe series move yoghurt with fruit, cream and gels without harming them. Butterfly and mixproof valves complete the line. Every order carries material certificates 3.1, surface records and an elastomer declaration to FDA and EC 1935/2004.

Spares are kept for thirty years. Seal kits ordered before three in the afternoon leave Leeds the same day.`,
  founded: 1976,
  employees: [120, 150],
  website: 'https://kestrelvane.example',
  keywords: ['hygienic pump', 'lobe pump', 'EHEDG', '3-A', 'dairy', 'brewery', 'pharma'],
  brand: 'Kestrel & Vane',
  subscription: 'gold',
  verifiedAt: '2026-07-02T15:30:00Z',
  registeredAt: '2022-02-14T11:25:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 10_000_000, max: 25_000_000 },
      totalProductionEmployees: 82,
      productionCapacity: { min: 300, max: 340, unit: 'units', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '18 Aire Foundry Lane, Leeds LS10 1XQ, United Kingdom',
      shippingAddressEnglish: 'Unit 6, Aire Foundry Lane, Leeds LS10 1XQ, United Kingdom',
      zipcode: 'LS10 1XQ',
      email: 'enquiries@kestrelvane.example',
      phone: { countryCode: '+44', businessPhoneNumber: '113 496 0182' },
      mobilePhone: { countryCode: '+44', businessPhoneNumber: '7700 900182' },
    },
    factory: {
      manufacturingFacilities: 'Machining, electropolishing, orbital welding, clean assembly and hygiene laboratory',
      factorySize: 6400,
      numberProductionLines: 3,
      contractManufacturing: ['oem', 'private-label', 'prototyping'],
    },
    tradeCapabilities: {
      markets: [
        'united-kingdom-ireland',
        'western-europe',
        'northern-europe',
        'north-america',
        'oceania',
        'southern-africa',
      ],
      spokenLanguages: ['en', 'fr', 'nl'],
      totalEmployeesSales: 14,
      averageLeadTime: 30,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP', 'DDP'],
      acceptedPaymentCurrencies: ['GBP', 'EUR', 'USD'],
      packagingTypes: ['carton', 'wooden-crate', 'wooden-pallet'],
      acceptedPaymentTypes: ['bank-transfer', 'open-account', 'credit-card', 'letter-of-credit'],
    },
    certificates: [
      {
        name: 'EHEDG Type EL Class I',
        issueDate: '2025-03-17',
        expireDate: '2027-03-16',
        issuer: 'Accredited test institute',
        scope: 'HyClean 25 to 65, cleanability tested',
      },
      {
        name: '3-A Sanitary Standard 02-12',
        issueDate: '2026-01-05',
        expireDate: '2027-01-04',
        issuer: 'Accredited inspector',
        scope: 'Centrifugal and positive rotary pumps',
      },
      {
        name: 'ISO 9001:2015',
        issueDate: '2024-09-23',
        expireDate: '2027-09-22',
        issuer: 'Albion Certification',
        scope: 'Design and manufacture of hygienic pumps and valves',
      },
    ],
  },
  series: [
    {
      shelf: 'industrial-technology.pumps.peristaltic-hygienic-pumps',
      name: 'HyClean {size} hygienic pump',
      code: 'HYC-{size}',
      text: 'Hygienic centrifugal pump for milk, beer, juice and purified water: up to {q} m³/h and {h} m. Self-draining casing pressed from 316L, semi-open impeller, external seal that is changed without opening the pipe. Proven to clean in place in the EHEDG test.',
      specs: {
        'Flow rate': 'up to {q} m³/h',
        Head: 'up to {h} m',
        'Motor power': '{kw} kW, IE4, shrouded',
        Connections: '{conn}',
        'Wetted parts': 'Stainless steel 316L',
        'Surface finish': 'Ra ≤ 0.4 µm, electropolished',
        'Shaft seal': 'SiC / SiC, EPDM or FKM',
        'Cleaning and steaming': 'CIP 95 °C, SIP 140 °C',
        Certificates: 'EHEDG EL Class I, 3-A 02-12',
      },
      keywords: ['hygienic pump', 'dairy pump', 'beer pump', 'CIP', 'EHEDG'],
      leadTime: 28,
      stock: true,
      moq: '1 piece',
      price: ['GBP', 'piece'],
      table: `
        size | q   | h  | kw  | conn              | price
        25   | 12  | 22 | 1.5 | 1½ in tri-clamp   | 1390
        40   | 30  | 34 | 4   | 2 in tri-clamp    | 1840
        50   | 55  | 45 | 7.5 | 2½ in tri-clamp   | 2380
        65   | 95  | 62 | 18.5| 3 in tri-clamp    | 3620
        80   | 160 | 70 | 37  | DN 80 DIN 11851   | 5480`,
    },
    {
      shelf: 'industrial-technology.pumps.gear-screw-pumps',
      name: 'HyLobe {size} rotary lobe pump',
      code: 'HYL-{size}',
      text: 'Rotary lobe pump for yoghurt with fruit, cream, gels and shear-sensitive cultures. Bi-wing rotors leave pieces whole; front-loading seals and a cover with four nuts make strip-down a matter of minutes.',
      specs: {
        'Flow rate': 'up to {q} m³/h',
        'Differential pressure': 'up to {bar} bar',
        Displacement: '{vol} l per revolution',
        'Motor power': '{kw} kW with helical gear',
        'Particle size': 'up to {mm} mm',
        'Wetted parts': 'Stainless steel 316L',
        'Surface finish': 'Ra ≤ 0.8 µm',
        Certificates: '3-A 02-12, EC 1935/2004',
      },
      keywords: ['lobe pump', 'positive displacement', 'yoghurt', 'shear sensitive'],
      leadTime: 42,
      stock: false,
      moq: '1 piece',
      price: ['GBP', 'piece'],
      table: `
        size | q  | bar | vol  | kw  | mm | price
        6    | 6  | 12  | 0.12 | 1.5 | 18 | 4250
        18   | 18 | 12  | 0.38 | 4   | 26 | 6180
        40   | 40 | 10  | 0.90 | 7.5 | 38 | 8960`,
    },
    {
      shelf: 'industrial-technology.industrial-valves.butterfly-valves',
      name: 'Butterfly valve {in} in, tri-clamp',
      code: 'BFV-{in}',
      text: 'Hygienic butterfly valve with disc and body of 316L and a seat ring that stands flush with the bore. Hand lever with twelve positions, pneumatic actuator and position feedback on request.',
      specs: {
        'Nominal size': '{in} in',
        'Pressure rating': '10 bar',
        Connection: 'Tri-clamp, ASME BPE',
        Body: 'Stainless steel 316L',
        Seat: 'EPDM, FDA 21 CFR 177.2600',
        'Surface finish': 'Ra ≤ 0.5 µm',
        Weight: '{kg} kg',
      },
      keywords: ['butterfly valve', 'hygienic valve', 'tri-clamp'],
      leadTime: 7,
      stock: true,
      moq: '4 pieces',
      price: ['GBP', 'piece'],
      table: `
        in | kg  | price
        1  | 0.7 | 62
        2  | 1.3 | 84
        3  | 2.4 | 121
        4  | 3.8 | 168`,
    },
  ],
}
