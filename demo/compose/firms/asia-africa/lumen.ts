// Invented inverter and battery maker.
import type { Firm } from '../../firm.ts'

export const lumen: Firm = {
  id: 'lumen-grid-power',
  name: 'Lumen Grid Power Co., Ltd.',
  countryCode: 'KR',
  stateID: 'KR-29',
  city: 'Gwangju',
  businessType: 'MA',
  industryCode: '0003',
  categories: [
    'energy.inverters-power-conversion',
    'energy.batteries-energy-storage',
    'energy.electric-mobility-hydrogen',
  ],
  shortDescription:
    'String inverters and battery cabinets for commercial roofs. 20 to 125 kW per inverter, 100 to 400 kWh per cabinet, one controller for both.',
  generalDescription: `Lumen Grid Power makes what stands between the roof and the meter: string inverters, battery cabinets and charging stations for warehouses, supermarkets, farms and factories. The company was founded in Gwangju in 2011 by engineers from the power semiconductor industry.

Inverters and cabinets share one energy controller. It limits feed-in to the grid code, shaves peaks, charges vehicles from surplus and keeps chosen circuits alive in an outage. Installers commission a site from a telephone, without a laptop and without opening the cabinet.

Cells are lithium iron phosphate from two suppliers, tested piece by piece on arrival. Each cabinet passes a thermal propagation test to UL 9540A. Products carry a ten-year warranty, which can be extended to fifteen; spare power modules are kept in Rotterdam, Dubai and Sydney.`,
  founded: 2011,
  employees: [150, 180],
  website: 'https://lumengrid.example',
  keywords: ['string inverter', 'battery storage', 'commercial solar', 'LFP', 'peak shaving'],
  brand: 'Lumen',
  subscription: 'premium',
  verifiedAt: '2026-10-20T02:30:00Z',
  registeredAt: '2026-11-18T05:40:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 50_000_000, max: 100_000_000 },
      totalProductionEmployees: 88,
      productionCapacity: { min: 1500, max: 1800, unit: 'megawatts', period: 'year' },
    },
    contactInfo: {
      legalAddressEnglish: '77 Cheomdan Venture-ro, Buk-gu, Gwangju 61003, Republic of Korea',
      shippingAddressEnglish: '12 Hanam-daero, Gwangsan-gu, Gwangju 62217, Republic of Korea',
      zipcode: '61003',
      email: 'global@lumengrid.example',
      phone: { countryCode: '+82', businessPhoneNumber: '62 555 0173' },
      mobilePhone: { countryCode: '+82', businessPhoneNumber: '10 5555 0174' },
    },
    factory: {
      manufacturingFacilities:
        'SMT, inverter assembly, battery pack line with cell grading, end-of-line test at full power',
      zipcode: '62217',
      factorySize: 16_800,
      numberProductionLines: 4,
      contractManufacturing: ['oem', 'buyer-label'],
    },
    tradeCapabilities: {
      markets: ['japan-korea', 'oceania', 'western-europe', 'gulf-states', 'southeast-asia'],
      spokenLanguages: ['ko', 'en', 'ja', 'de'],
      totalEmployeesSales: 22,
      averageLeadTime: 40,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FOB', 'CIF', 'DAP'],
      acceptedPaymentCurrencies: ['USD', 'EUR', 'KRW', 'AUD'],
      packagingTypes: ['carton', 'wooden-pallet', 'wooden-crate', 'shipping-container'],
      acceptedPaymentTypes: ['bank-transfer', 'deposit-and-balance', 'letter-of-credit'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2024-07-15',
        expireDate: '2027-07-14',
        issuer: 'Hanul Testing',
        scope: 'Inverters and energy storage',
      },
      {
        name: 'IEC 62109-1/-2',
        issueDate: '2024-02-26',
        expireDate: '2029-02-25',
        issuer: 'Rhenus Cert',
        scope: 'LG-S 20 to LG-S 125',
      },
      {
        name: 'UL 9540A',
        issueDate: '2025-05-19',
        expireDate: '2030-05-18',
        issuer: 'Lakeside Laboratories',
        scope: 'Battery cabinets LG-B 100 to LG-B 400',
      },
      {
        name: 'VDE-AR-N 4110',
        issueDate: '2025-10-06',
        expireDate: '2030-10-05',
        issuer: 'Rhenus Cert',
        scope: 'Grid connection at medium voltage',
      },
    ],
  },
  series: [
    {
      shelf: 'energy.inverters-power-conversion.string-inverters',
      name: 'LG-S {kw} string inverter, {kw} kW',
      code: 'LG-S{kw}',
      text: 'Three-phase string inverter for commercial roofs: {mppt} trackers, peak efficiency {eff} %, arc-fault detection and surge protection type II on both sides. Fuse-free, with IV-curve scan from the portal.',
      specs: {
        'AC power': '{kw} kW',
        'AC voltage': '400 V, 3 phase',
        'Max. DC voltage': '1,100 V',
        'MPPT range': '{range}',
        Trackers: '{mppt}',
        'Max. efficiency': '{eff} %',
        'European efficiency': '{eu} %',
        Protection: 'IP 66',
        Weight: '{kg} kg',
      },
      keywords: ['string inverter', 'commercial solar', 'three phase'],
      leadTime: 35,
      stock: true,
      moq: '5 pieces',
      price: ['USD', 'piece'],
      table: `
        kw  | mppt | range     | eff  | eu   | kg | price
        20  | 2    | 160–1000 V| 98.5 | 98.1 | 24 | 1090
        33  | 3    | 160–1000 V| 98.6 | 98.3 | 38 | 1480
        50  | 4    | 180–1000 V| 98.7 | 98.4 | 49 | 1920
        75  | 6    | 180–1000 V| 98.8 | 98.5 | 68 | 2640
        100 | 8    | 200–1000 V| 98.9 | 98.6 | 82 | 3250
        125 | 10   | 200–1000 V| 99.0 | 98.7 | 91 | 3890`,
    },
    {
      shelf: 'energy.inverters-power-conversion.hybrid-battery-inverters',
      name: 'LG-H {kw} hybrid inverter, {kw} kW',
      code: 'LG-H{kw}',
      text: 'Hybrid inverter with battery port and emergency supply: switches to island operation in 10 ms and feeds chosen circuits from roof and battery.',
      specs: {
        'AC power': '{kw} kW',
        'Battery power': '{kw} kW',
        'Battery voltage': '200–850 V',
        'Switch-over': '10 ms',
        Trackers: '{mppt}',
        'Max. efficiency': '98.2 %',
        Protection: 'IP 65',
      },
      keywords: ['hybrid inverter', 'backup power', 'island operation'],
      leadTime: 40,
      stock: false,
      moq: '2 pieces',
      price: ['USD', 'piece'],
      table: `
        kw | mppt | price
        15 | 2    | 1980
        30 | 3    | 3120
        50 | 4    | 4580`,
    },
    {
      shelf: 'energy.batteries-energy-storage.battery-storage-systems',
      name: 'LG-B {kwh} battery cabinet, {kwh} kWh',
      code: 'LG-B{kwh}',
      text: 'Outdoor battery cabinet with lithium iron phosphate cells, liquid cooling and aerosol extinguisher. {kw} kW continuous, 8,000 cycles to 70 % of capacity; modules slide out at the front.',
      specs: {
        'Usable energy': '{kwh} kWh',
        'Continuous power': '{kw} kW',
        'Cell chemistry': 'LFP',
        Cycles: '8,000 (70 % capacity)',
        Cooling: 'Liquid',
        Protection: 'IP 55',
        'Fire test': 'UL 9540A',
        Dimensions: '{dim}',
        Weight: '{kg} kg',
      },
      keywords: ['battery cabinet', 'energy storage', 'LFP', 'peak shaving'],
      leadTime: 60,
      stock: false,
      moq: '1 piece',
      table: `
        kwh | kw  | dim                  | kg
        100 | 50  | 1,100 × 1,100 × 2,250 mm | 1250
        215 | 100 | 1,350 × 1,350 × 2,280 mm | 2480
        400 | 200 | 2,200 × 1,350 × 2,280 mm | 4500`,
    },
    {
      shelf: 'energy.electric-mobility-hydrogen.ev-charging-stations',
      name: 'LG-C {kw} charging station, {kw} kW',
      code: 'LG-C{kw}',
      text: 'Charging station for company car parks: charges from surplus on the roof, shares the power among vehicles, and bills by card or OCPP back end.',
      specs: {
        'Charging power': '{kw} kW',
        Connector: '{plug}',
        Communication: 'OCPP 2.0.1, ISO 15118',
        Metering: 'MID-certified',
        Protection: 'IP 54, IK 10',
        'Ambient temperature': '−30 to +50 °C',
      },
      keywords: ['EV charger', 'charging station', 'OCPP'],
      leadTime: 30,
      stock: true,
      moq: '2 pieces',
      price: ['USD', 'piece'],
      table: `
        kw | plug            | price
        22 | 2 × type 2      | 1240
        60 | 2 × CCS 2       | 11800`,
    },
  ],
}
