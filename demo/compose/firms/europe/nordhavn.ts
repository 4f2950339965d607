// Invented drive maker.
import type { Firm } from '../../firm.ts'

export const nordhavn: Firm = {
  id: 'nordhavn-drives',
  name: 'Nordhavn Drives A/S',
  countryCode: 'DK',
  city: 'Aarhus',
  businessType: 'MA',
  industryCode: '0001',
  categories: ['automation.drives-motor-control', 'power-transmission.electric-motors', 'automation.machine-safety'],
  shortDescription:
    'Frequency converters, servo drives and soft starters from 0.37 to 630 kW for pumps, cranes and packaging lines. Marine type approval, conformal coating as standard.',
  generalDescription: `Nordhavn Drives develops and builds power electronics on the waterfront of Aarhus. The company began in 1989 with winch drives for fishing vessels; salt air and hard shocks taught it to coat every board and to bolt what others clip. Today two thirds of the drives run ashore: in pumping stations, cranes, compressors and packaging lines.

The ND range covers 0.37 to 630 kW in one firmware and one tool. Safe torque off to SIL 3, brake chopper and EMC filter are built in, not sold on the side. The NS servo family adds single-cable motors with absolute encoders and motion control to PLCopen.

Drives are burnt in under full load for four hours. Replacement units for the whole range are kept in Aarhus, Singapore and Houston, and parameters travel on a memory card, so a technician on board can swap a unit in a quarter of an hour.`,
  founded: 1989,
  employees: [240, 280],
  website: 'https://nordhavn.example',
  keywords: ['frequency converter', 'VFD', 'servo drive', 'soft starter', 'marine drive', 'safe torque off'],
  brand: 'Nordhavn',
  subscription: 'premium',
  verifiedAt: '2026-06-18T07:45:00Z',
  registeredAt: '2021-11-22T09:05:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 50_000_000, max: 100_000_000 },
      totalProductionEmployees: 138,
      productionCapacity: { min: 5200, max: 6000, unit: 'units', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Sverigesgade 44, 8000 Aarhus C, Denmark',
      shippingAddressEnglish: 'Østhavnsvej 9, dock 12, 8000 Aarhus C, Denmark',
      zipcode: '8000',
      email: 'sales@nordhavn.example',
      phone: { countryCode: '+45', businessPhoneNumber: '55 55 01 62' },
      mobilePhone: { countryCode: '+45', businessPhoneNumber: '55 55 01 63' },
    },
    factory: {
      manufacturingFacilities: 'Two SMT lines, conformal coating, final assembly, full-load burn-in and EMC chamber',
      factorySize: 11_500,
      numberProductionLines: 5,
      contractManufacturing: ['oem', 'electronics-manufacturing', 'design-service'],
    },
    tradeCapabilities: {
      markets: ['northern-europe', 'western-europe', 'north-america', 'southeast-asia', 'japan-korea', 'oceania'],
      spokenLanguages: ['da', 'en', 'de', 'no', 'sv'],
      totalEmployeesSales: 31,
      averageLeadTime: 18,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'CPT', 'DAP', 'DDP'],
      acceptedPaymentCurrencies: ['EUR', 'DKK', 'USD', 'SGD'],
      packagingTypes: ['carton', 'antistatic-packing', 'wooden-pallet'],
      acceptedPaymentTypes: ['bank-transfer', 'open-account', 'letter-of-credit'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-01-20',
        expireDate: '2028-01-19',
        issuer: 'Nordic Register',
        scope: 'Development and production of power electronics',
      },
      {
        name: 'Marine type approval',
        issueDate: '2023-12-04',
        expireDate: '2028-12-03',
        issuer: 'Nordic Register',
        scope: 'ND 4 to ND 315 for ships and offshore units',
      },
      {
        name: 'UL 61800-5-1',
        issueDate: '2024-04-08',
        expireDate: '2027-04-07',
        issuer: 'Lakeside Laboratories',
        scope: 'Adjustable speed drives, series ND',
      },
      {
        name: 'IEC 61508 SIL 3',
        issueDate: '2022-06-13',
        expireDate: '2027-06-12',
        issuer: 'Rhenus Cert',
        scope: 'Safe torque off and safe stop 1',
      },
    ],
  },
  series: [
    {
      shelf: 'automation.drives-motor-control.variable-frequency-drives',
      name: 'ND {kw} frequency converter, {kw} kW',
      code: 'ND-{code}',
      text: `Frequency converter for asynchronous, permanent-magnet and synchronous reluctance motors, {kw} kW at 400 V, {a} A continuous and 150 % for a minute.

EMC filter C2, brake chopper and safe torque off (SIL 3) are built in. All boards carry conformal coating class 3C3 / 3S3. One firmware and one commissioning tool serve the whole range; parameters are kept on a memory card.`,
      specs: {
        'Rated power': '{kw} kW',
        'Rated current': '{a} A',
        Supply: '3 × 380–500 V, 50/60 Hz',
        Overload: '150 % for 60 s',
        'Safety function': 'STO, SS1, SIL 3 / PL e',
        Fieldbus: 'PROFINET, EtherNet/IP, EtherCAT, Modbus TCP',
        Protection: '{ip}',
        'Ambient temperature': '−10 to +50 °C',
        'Frame size': '{frame}',
        Weight: '{kg} kg',
      },
      keywords: ['frequency converter', 'VFD', 'variable speed drive', 'inverter', 'PROFINET', 'SIL 3'],
      leadTime: 12,
      stock: true,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
        kw   | code | a    | ip    | frame | kg  | price
        0.37 | 0K37 | 1.3  | IP 20 | A     | 1.4 | 218
        0.75 | 0K75 | 2.3  | IP 20 | A     | 1.4 | 246
        1.5  | 1K5  | 4.1  | IP 20 | A     | 1.6 | 289
        2.2  | 2K2  | 5.8  | IP 20 | A     | 1.7 | 334
        4    | 4K0  | 9.5  | IP 20 | B     | 3.2 | 432
        5.5  | 5K5  | 13   | IP 20 | B     | 3.4 | 528
        7.5  | 7K5  | 17   | IP 20 | B     | 3.6 | 612
        11   | 11K  | 25   | IP 21 | C     | 8.4 | 895
        15   | 15K  | 32   | IP 21 | C     | 8.9 | 1060
        22   | 22K  | 46   | IP 21 | C     | 9.8 | 1390
        37   | 37K  | 75   | IP 21 | D     | 24  | 2180
        55   | 55K  | 108  | IP 54 | D     | 31  | 2960
        90   | 90K  | 172  | IP 54 | E     | 58  | 4650
        160  | 160K | 305  | IP 54 | E     | 96  | 7480
        315  | 315K | 588  | IP 54 | F     | 184 | 14300`,
    },
    {
      shelf: 'automation.drives-motor-control.servo-drives',
      name: 'NS {kw} servo drive, {a} A',
      code: 'NS-{code}',
      text: 'Servo drive with single-cable technology: power, brake and absolute encoder in one line up to 50 m. Cycle time 62.5 µs, motion functions to PLCopen, safe motion (SLS, SDI, SLP) without an encoder of its own.',
      specs: {
        'Rated current': '{a} A',
        'Peak current': '{peak} A for 3 s',
        'Rated power': '{kw} kW',
        Supply: '3 × 200–480 V',
        'Control cycle': '62.5 µs',
        Encoder: 'Hiperface DSL, EnDat 2.2',
        'Safety function': 'STO, SLS, SDI, SLP, SIL 3',
        Fieldbus: 'EtherCAT, PROFINET IRT',
      },
      keywords: ['servo drive', 'motion control', 'EtherCAT', 'single cable'],
      leadTime: 18,
      stock: true,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
        kw  | code | a  | peak | price
        0.8 | 0K8  | 3  | 9    | 615
        2   | 2K0  | 6  | 18   | 780
        4   | 4K0  | 12 | 36   | 1090
        7.5 | 7K5  | 24 | 60   | 1640`,
    },
    {
      shelf: 'power-transmission.electric-motors.servo-motors',
      name: 'NSM {size} servo motor, {nm} N·m',
      code: 'NSM-{size}',
      text: 'Permanent-magnet servo motor with absolute encoder and one rotatable connector. Low cogging, thermal sensor in every winding, optional holding brake and IP 67 shaft seal.',
      specs: {
        'Stall torque': '{nm} N·m',
        'Rated speed': '{rpm} min⁻¹',
        'Rated power': '{kw} kW',
        Flange: '{size} mm square',
        Encoder: 'Absolute, multiturn, 20 bit',
        Protection: 'IP 65, IP 67 on request',
        Insulation: 'Class F',
      },
      keywords: ['servo motor', 'permanent magnet', 'absolute encoder'],
      leadTime: 21,
      stock: true,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
        size | nm   | rpm  | kw  | price
        60   | 1.3  | 6000 | 0.7 | 430
        80   | 3.6  | 4500 | 1.4 | 560
        100  | 8.2  | 3000 | 2.2 | 790
        140  | 21   | 3000 | 5.4 | 1320`,
    },
    {
      shelf: 'automation.drives-motor-control.soft-starters',
      name: 'NSS {kw} soft starter, {a} A',
      code: 'NSS-{kw}',
      text: 'Soft starter controlled in all three phases, with internal bypass, torque ramp for pumps against water hammer, and motor protection class 10 to 30.',
      specs: {
        'Rated power': '{kw} kW at 400 V',
        'Rated current': '{a} A',
        'Starts per hour': '10 at 3 × I for 10 s',
        Bypass: 'Internal',
        Interfaces: 'Modbus RTU, 4–20 mA',
        Protection: 'IP 20, terminals IP 00 from frame 3',
      },
      keywords: ['soft starter', 'motor start', 'water hammer'],
      leadTime: 10,
      stock: true,
      moq: '1 piece',
      price: ['EUR', 'piece'],
      table: `
        kw  | a   | price
        22  | 45  | 385
        55  | 105 | 690
        110 | 205 | 1180
        250 | 450 | 2540`,
    },
  ],
}
