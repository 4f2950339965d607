// Invented electronics maker.
import type { Firm } from '../../firm.ts'

export const formosa: Firm = {
  id: 'formosa-bay-electronics',
  name: 'Formosa Bay Electronics Co., Ltd.',
  countryCode: 'TW',
  stateID: 'TW-HSZ',
  city: 'Hsinchu',
  businessType: 'MA',
  industryCode: '0002',
  categories: [
    'electronics-it.boards-electronic-modules',
    'automation.industrial-communication',
    'business-services.contract-manufacturing',
  ],
  shortDescription:
    'Industrial Ethernet switches, wireless modules and printed circuit boards to 24 layers. Prototypes in five days, series to 200,000 boards a month.',
  generalDescription: `Formosa Bay Electronics has two trades. As a contract manufacturer it makes and assembles printed circuit boards to 24 layers, from five prototypes to 200,000 boards a month. Under its own name it builds industrial Ethernet switches, gateways and radio modules for machines that stand in heat, dust and noise.

Boards are designed with the customer: impedance, stack-up and test coverage are calculated before the first film is plotted. Five SMT lines place parts down to 01005; automatic optical inspection, X-ray, flying probe and functional test follow in line. Traceability reaches to the reel.

Quotations for bare boards arrive within four hours, for assemblies within two working days, with alternatives for parts that are hard to get.`,
  founded: 1999,
  employees: [620, 700],
  website: 'https://formosabay.example',
  keywords: ['PCB', 'PCBA', 'industrial switch', 'EMS', 'wireless module', 'prototype'],
  brand: 'Formosa Bay',
  subscription: 'premium',
  verifiedAt: '2026-08-13T04:05:00Z',
  registeredAt: '2022-10-04T03:10:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 50_000_000, max: 100_000_000 },
      totalProductionEmployees: 455,
      productionCapacity: { min: 180_000, max: 200_000, unit: 'pieces', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '9F, No. 18, Lane 61, Guangfu Road, Hsinchu City 300, Taiwan',
      shippingAddressEnglish: 'No. 66, Keji 2nd Road, Hsinchu City 300, Taiwan',
      zipcode: '300',
      email: 'sales@formosabay.example',
      phone: { countryCode: '+886', businessPhoneNumber: '3 555 0166' },
      mobilePhone: { countryCode: '+886', businessPhoneNumber: '955 550 167' },
    },
    factory: {
      manufacturingFacilities: 'PCB line, five SMT lines, selective soldering, coating, box build and climatic test',
      factorySize: 21_000,
      numberProductionLines: 9,
      contractManufacturing: ['electronics-manufacturing', 'odm', 'oem', 'prototyping'],
    },
    tradeCapabilities: {
      markets: ['worldwide', 'north-america', 'western-europe', 'japan-korea'],
      spokenLanguages: ['zh', 'en', 'ja'],
      totalEmployeesSales: 34,
      averageLeadTime: 20,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'FOB', 'DAP'],
      acceptedPaymentCurrencies: ['USD', 'TWD', 'JPY', 'EUR'],
      packagingTypes: ['antistatic-packing', 'vacuum-pack', 'carton', 'reel'],
      acceptedPaymentTypes: ['bank-transfer', 'deposit-and-balance', 'letter-of-credit'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-03-03',
        expireDate: '2028-03-02',
        issuer: 'Helvia Inspection',
        scope: 'Printed circuit boards and assemblies',
      },
      {
        name: 'ISO 13485:2016',
        issueDate: '2024-05-27',
        expireDate: '2027-05-26',
        issuer: 'Helvia Inspection',
        scope: 'Electronics for medical devices',
      },
      {
        name: 'IPC-A-610 class 3',
        issueDate: '2026-02-09',
        expireDate: '2028-02-08',
        issuer: 'Trade association',
        scope: 'Acceptability of electronic assemblies',
      },
    ],
  },
  series: [
    {
      shelf: 'automation.industrial-communication.industrial-ethernet-switches',
      name: 'FB-{code} industrial Ethernet switch, {ports} ports',
      code: 'FB-{code}',
      text: 'Managed switch for the control cabinet: {ports} ports{extra}, ring recovery in 20 ms, −40 to +75 °C without a fan. Configuration is kept in a plug that moves to the spare unit.',
      specs: {
        Ports: '{ports} × RJ45',
        Uplinks: '{up}',
        Switching: 'Managed, layer 2',
        Redundancy: 'MRP, ERPS, RSTP',
        Supply: '2 × 12–57 V DC',
        Temperature: '−40 to +75 °C',
        Mounting: 'DIN rail',
        Approvals: 'UL 61010, EN 50121-4',
      },
      keywords: ['Ethernet switch', 'PROFINET', 'ring redundancy', 'DIN rail'],
      leadTime: 14,
      stock: true,
      moq: '1 piece',
      price: ['USD', 'piece'],
      table: `
        code  | ports | up         | extra                 | price
        105   | 5     | no uplink  | with fast Ethernet    | 96
        208G  | 8     | 2 × SFP    | and gigabit uplinks   | 268
        208P  | 8     | 2 × SFP    | with PoE+ to 240 W    | 412
        416G  | 16    | 4 × SFP    | and gigabit throughout| 598`,
    },
    {
      shelf: 'electronics-it.boards-electronic-modules.rf-wireless-modules',
      name: 'FB-R{code} {radio} module',
      code: 'FB-R{code}',
      text: 'Pre-certified {radio} module, {size}, with antenna and shield. Firmware and sample code are open; evaluation board available.',
      specs: {
        Radio: '{radio}',
        Frequency: '{f}',
        'Output power': '{p} dBm',
        Interface: '{ifc}',
        Size: '{size}',
        Supply: '1.8–3.6 V',
        Approvals: 'RED, FCC, NCC, TELEC',
      },
      keywords: ['wireless module', '{radio}', 'certified module'],
      leadTime: 10,
      stock: true,
      moq: '100 pieces',
      price: ['USD', 'piece'],
      views: ['main', 'drawing', 'detail'],
      table: `
        code | radio              | f           | p  | ifc       | size            | price
        10   | Bluetooth LE 5.4   | 2.4 GHz     | 8  | UART, SPI | 12 × 16 × 2 mm  | 3.2
        24   | Wi-Fi 6            | 2.4 / 5 GHz | 18 | SDIO, SPI | 14 × 20 × 2.4 mm| 6.8
        35   | LoRaWAN            | 868 / 915 MHz | 22 | UART    | 15 × 20 × 2.2 mm| 5.4`,
    },
    {
      shelf: 'electronics-it.boards-electronic-modules.printed-circuit-boards',
      name: 'Printed circuit boards, {layers} layers',
      code: 'PCB-{n}',
      text: 'Bare boards made to your data, {layers} layers, tested 100 % with flying probe. Quotation within four hours.',
      specs: {
        Layers: '{layers}',
        Material: '{mat}',
        'Track / gap': '{track}',
        'Smallest hole': '{hole}',
        Finish: 'ENIG, immersion silver or HAL',
        Prototype: '{days} working days',
        Standard: 'IPC-6012 class 2 or 3',
      },
      keywords: ['PCB', 'printed circuit board', 'prototype'],
      leadTime: 10,
      moq: '5 pieces',
      views: ['main', 'detail'],
      table: `
        layers  | n  | mat               | track         | hole    | days
        1 to 2  | 02 | FR-4 Tg 150       | 0.1 / 0.1 mm  | 0.2 mm  | 5
        4 to 8  | 08 | FR-4 Tg 170       | 0.09 / 0.09 mm| 0.15 mm | 7
        10 to 24| 24 | FR-4, Megtron 6   | 0.075 / 0.075 mm | 0.1 mm | 12`,
    },
    {
      shelf: 'business-services.contract-manufacturing.electronics-manufacturing-services',
      name: 'Board assembly, {what}',
      code: 'EMS-{n}',
      text: 'Assembly of boards {what}: parts bought or supplied, soldered, inspected and tested, with a record for each serial number.',
      specs: {
        Quantity: '{what}',
        'Smallest part': '01005',
        Inspection: 'AOI, X-ray, flying probe',
        Test: 'Functional test to your specification',
        Traceability: 'To reel and serial number',
      },
      keywords: ['PCBA', 'board assembly', 'EMS'],
      leadTime: 20,
      views: ['main', 'detail'],
      table: `
        what                   | n
        from 5 to 500 pieces   | 1
        in series              | 2`,
    },
  ],
}
