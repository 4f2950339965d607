// Invented seal-less pump maker.
import type { Firm } from '../../firm.ts'

export const rheintal: Firm = {
  id: 'rheintal-pumpentechnik',
  name: 'Rheintal Pumpentechnik GmbH',
  countryCode: 'DE',
  stateID: 'DE-NW',
  city: 'Cologne',
  businessType: 'MA',
  industryCode: '0004',
  categories: ['industrial-technology.pumps', 'industrial-technology.filtration-heat-exchange'],
  shortDescription:
    'Magnetically coupled centrifugal pumps without shaft seal for acids, solvents and hot oil up to 350 °C. ATEX zone 1, material certificates 3.1 with every unit.',
  generalDescription: `Rheintal Pumpentechnik builds pumps that cannot leak. Since 1981 the company has specialised in magnetically coupled centrifugal pumps: no shaft seal, no barrier fluid, no maintenance plan for either. The MKX series serves chemical plants, the MKT series heat-transfer systems with thermal oil up to 350 °C.

All containment shells are made in-house, in Hastelloy, in zirconia ceramic or in carbon-fibre compound where eddy currents count. Every pump is delivered with a helium leak test, a performance test to ISO 9906 and material certificates 3.1. For thermal-oil systems we supply complete skids: pump, cooler, expansion tank and control, piped and tested.

Of 100 people, 14 work in service. They keep 400 exchange units ready in Cologne, so that a failed pump in Europe is usually replaced within 48 hours.`,
  founded: 1981,
  employees: [90, 110],
  website: 'https://rheintal-pumpen.example',
  keywords: ['magnetic drive pump', 'seal-less pump', 'thermal oil pump', 'chemical pump', 'ATEX'],
  brand: 'Rheintal',
  subscription: 'premium',
  verifiedAt: '2026-05-28T13:05:00Z',
  registeredAt: '2021-09-06T10:40:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 10_000_000, max: 25_000_000 },
      totalProductionEmployees: 58,
      productionCapacity: { min: 220, max: 260, unit: 'units', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Am Godorfer Hafen 112, 50997 Cologne, Germany',
      shippingAddressEnglish: 'Am Godorfer Hafen 112, hall 4, 50997 Cologne, Germany',
      zipcode: '50997',
      email: 'sales@rheintal-pumpen.example',
      phone: { countryCode: '+49', businessPhoneNumber: '221 4710 180' },
      mobilePhone: { countryCode: '+49', businessPhoneNumber: '171 3920031' },
    },
    factory: {
      manufacturingFacilities: 'Containment shell shop, machining, assembly, helium leak test and test bench to 160 kW',
      factorySize: 7800,
      numberProductionLines: 3,
      contractManufacturing: ['oem', 'design-service'],
    },
    tradeCapabilities: {
      markets: ['western-europe', 'central-europe', 'northern-europe', 'gulf-states', 'greater-china', 'north-america'],
      spokenLanguages: ['de', 'en', 'fr', 'zh'],
      totalEmployeesSales: 11,
      averageLeadTime: 42,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP', 'CIP'],
      acceptedPaymentCurrencies: ['EUR', 'USD', 'CHF'],
      packagingTypes: ['wooden-crate', 'wooden-pallet', 'seaworthy-packing'],
      acceptedPaymentTypes: ['bank-transfer', 'sepa-transfer', 'letter-of-credit', 'open-account'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-06-02',
        expireDate: '2028-06-01',
        issuer: 'Nordic Register',
        scope: 'Development and manufacture of seal-less pumps',
      },
      {
        name: 'ATEX 2014/34/EU',
        issueDate: '2024-11-11',
        expireDate: '2029-11-10',
        issuer: 'Notified body',
        scope: 'Series MKX and MKT, category 2G',
      },
      {
        name: 'TA Luft conformity',
        issueDate: '2023-03-20',
        expireDate: '2028-03-19',
        issuer: 'Rhenus Cert',
        scope: 'Technically tight pumps without shaft seal',
      },
      {
        name: 'ISO 45001:2018',
        issueDate: '2024-02-12',
        expireDate: '2027-02-11',
        issuer: 'Nordic Register',
        scope: 'Occupational health and safety',
      },
    ],
  },
  series: [
    {
      shelf: 'industrial-technology.pumps.centrifugal-pumps',
      name: 'MKX {size} mag-drive pump',
      code: 'MKX-{size}',
      text: `Magnetically coupled chemical pump to ISO 2858 / ISO 15783 without shaft seal, for acids, solvents and toxic or costly media. Up to {q} m³/h and {h} m.

Hydrodynamic silicon-carbide bearings run in the pumped liquid; the containment shell withstands {bar} bar. Samarium–cobalt magnets hold to 250 °C. A temperature sensor on the shell stops the pump before it runs dry.`,
      specs: {
        'Flow rate': 'up to {q} m³/h',
        Head: 'up to {h} m',
        'Motor power': '{kw} kW, Ex d IIC T4',
        'Design pressure': '{bar} bar',
        'Wetted parts': 'Stainless steel 1.4408, Hastelloy C on request',
        'Containment shell': 'Hastelloy C-276',
        Bearings: 'Silicon carbide, self-lubricating',
        'Liquid temperature': '−40 to +200 °C',
        Standard: 'ISO 2858, ISO 15783',
        'Explosion protection': 'ATEX II 2G',
      },
      keywords: ['mag-drive pump', 'seal-less', 'acid pump', 'solvent', 'chemical plant'],
      leadTime: 42,
      stock: false,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
        size   | q   | h  | kw  | bar | price
        25-125 | 8   | 22 | 1.5 | 16  | 3850
        32-125 | 20  | 23 | 3   | 16  | 4180
        32-160 | 24  | 37 | 4   | 16  | 4420
        40-160 | 42  | 38 | 7.5 | 16  | 4960
        40-200 | 46  | 57 | 11  | 16  | 5740
        50-160 | 76  | 38 | 11  | 16  | 5680
        50-200 | 82  | 58 | 18.5| 25  | 6890
        65-160 | 140 | 37 | 18.5| 25  | 7120
        65-200 | 150 | 56 | 30  | 25  | 8650
        80-200 | 240 | 55 | 45  | 25  | 11900`,
    },
    {
      shelf: 'industrial-technology.pumps.centrifugal-pumps',
      name: 'MKT {size} thermal oil pump, 350 °C',
      code: 'MKT-{size}',
      text: 'Magnetically coupled pump for heat-transfer oil up to 350 °C without water cooling: a heat barrier keeps the magnets below 220 °C. Quiet, leak-free and free of coke on a seal that is not there.',
      specs: {
        'Flow rate': 'up to {q} m³/h',
        Head: 'up to {h} m',
        'Motor power': '{kw} kW, IE4',
        'Liquid temperature': 'up to 350 °C',
        Casing: 'Ductile iron EN-GJS-400-18-LT',
        Flanges: 'EN 1092-2, PN 25',
        Cooling: 'Air, heat barrier',
        Standard: 'ISO 2858, DIN 4754 systems',
      },
      keywords: ['thermal oil pump', 'heat transfer', 'hot oil', 'mag-drive pump'],
      leadTime: 49,
      stock: false,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
        size   | q   | h  | kw  | price
        32-160 | 25  | 36 | 5.5 | 5650
        40-200 | 45  | 56 | 15  | 7240
        50-200 | 80  | 57 | 22  | 8380
        65-250 | 150 | 88 | 45  | 12650`,
    },
    {
      shelf: 'industrial-technology.filtration-heat-exchange.shell-tube-heat-exchangers',
      name: 'Thermal oil cooler TK {kw}',
      code: 'TK-{kw}',
      text: 'Emergency and process cooler for thermal-oil systems: brings {kw} kW out of the oil with cooling water at 30 °C. Straight tubes, removable bundle, expansion bellows in the shell; designed and stamped to the Pressure Equipment Directive.',
      specs: {
        'Cooling capacity': '{kw} kW',
        'Oil temperature': 'up to 330 °C',
        'Heat transfer area': '{area} m²',
        'Design pressure': '16 bar shell, 10 bar tubes',
        Tubes: 'Stainless steel 1.4571',
        Shell: 'P265GH',
        Approval: 'PED 2014/68/EU, category II',
      },
      keywords: ['oil cooler', 'shell and tube', 'heat exchanger', 'thermal oil'],
      leadTime: 63,
      stock: false,
      moq: '1 piece',
      table: `
        kw  | area
        60  | 2.4
        120 | 4.6
        250 | 9.1`,
    },
  ],
}
