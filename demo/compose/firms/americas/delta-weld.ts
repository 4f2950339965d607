// Invented welding supplies distributor.
import type { Firm } from '../../firm.ts'

export const deltaWeld: Firm = {
  id: 'delta-weld-supply',
  name: 'Delta Weld Supply Inc.',
  countryCode: 'US',
  stateID: 'US-LA',
  city: 'Houma',
  businessType: 'DI',
  industryCode: '0004',
  categories: [
    'industrial-technology.welding-cutting',
    'industrial-technology.safety-workplace',
    'industrial-technology.chemicals-lubricants',
  ],
  shortDescription:
    'Welding consumables and gas equipment for shipyards. Three stores on the bayous, delivery by truck and boat, certified filler metals with heat numbers.',
  generalDescription: `Delta Weld Supply keeps the arcs burning along the Louisiana coast. Since 1979 the company has brought wire, electrodes, flux, gas equipment and protective gear to shipyards, fabrication yards and platforms, by truck to the gate and by boat to the barge.

Three stores in Houma, Morgan City and Port Fourchon hold 400 tonnes of filler metal with test reports by heat. Torches, regulators and machines are repaired on the bench, and a rental fleet of 260 welders covers shutdowns.

Two welding engineers help with procedures: bring the joint, and leave with a qualified WPS.`,
  founded: 1979,
  employees: [45, 55],
  website: 'https://deltaweld.example',
  keywords: ['welding wire', 'electrodes', 'shipyard', 'gas equipment', 'welding machine rental'],
  subscription: 'standard',
  registeredAt: '2026-11-18T17:55:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 10000000, max: 25000000 },
      totalProductionEmployees: 18,
      productionCapacity: { min: 90, max: 120, unit: 'tonnes', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '2140 Industrial Boulevard, Houma, LA 70363, USA',
      shippingAddressEnglish: '2140 Industrial Boulevard, dock B, Houma, LA 70363, USA',
      zipcode: '70363',
      email: 'orders@deltaweld.example',
      phone: { countryCode: '+1', businessPhoneNumber: '985 555 0151' },
      mobilePhone: { countryCode: '+1', businessPhoneNumber: '985 555 0152' },
    },
    factory: {
      manufacturingFacilities: 'Heated filler metal store, repair bench, rental yard and cylinder dock',
      factorySize: 5200,
      numberProductionLines: 1,
      contractManufacturing: ['none'],
    },
    tradeCapabilities: {
      markets: ['domestic', 'central-america', 'caribbean'],
      spokenLanguages: ['en', 'es', 'fr'],
      totalEmployeesSales: 11,
      averageLeadTime: 2,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP'],
      acceptedPaymentCurrencies: ['USD'],
      packagingTypes: ['carton', 'drum', 'wooden-pallet'],
      acceptedPaymentTypes: ['bank-transfer', 'open-account', 'credit-card', 'bank-check'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2024-02-05',
        expireDate: '2027-02-04',
        issuer: 'Lakeside Laboratories',
        scope: 'Distribution of welding consumables',
      },
      {
        name: 'Welding distributor membership',
        issueDate: '2026-01-01',
        expireDate: '2026-12-31',
        issuer: 'Trade association',
        scope: 'Filler metals',
      },
    ],
  },
  series: [
    {
      shelf: 'industrial-technology.welding-cutting.welding-wire-electrodes',
      name: '{what}, {dia}',
      code: 'DW-{code}',
      text: '{what} for {use}, {dia}, with certificate of conformance by heat. Dry packed; kept in heated stores.',
      specs: {
        Classification: '{cls}',
        Diameter: '{dia}',
        Packing: '{pack}',
        'Yield strength': '{rp} MPa',
        'Impact energy': '{kv}',
        Approvals: 'Class societies on request',
      },
      keywords: ['welding wire', 'electrode', '{cls}'],
      leadTime: 2,
      stock: true,
      moq: '1 pack',
      price: ['USD', 'kg'],
      views: ['main', 'set', 'detail'],
      table: `
what | code | use | cls | dia | pack | rp | kv | price
Flux-cored wire | E71-12 | ship plate in all positions | AWS A5.20 E71T-1C | 1.2 mm | spool 15 kg | 490 | 27 J at −18 °C | 4.1
Solid wire | ER70-10 | structural steel | AWS A5.18 ER70S-6 | 1.0 mm | spool 15 kg | 420 | 27 J at −30 °C | 2.9
Low-hydrogen electrode | 7018-32 | pipe and plate | AWS A5.1 E7018-1 H4R | 3.2 mm | can 4.5 kg | 450 | 27 J at −46 °C | 5.6
Stainless wire | 316-12 | stainless tanks | AWS A5.9 ER316LSi | 1.2 mm | spool 15 kg | 390 | 47 J at −120 °C | 14.8`,
    },
    {
      shelf: 'industrial-technology.welding-cutting.arc-welding-machines',
      name: 'Rental welder, 400 A, diesel',
      code: 'DW-R400',
      text: 'Diesel-driven welder for two operators, 400 A, on trailer with cables and fire extinguisher. By the week, delivered and fetched.',
      specs: {
        Current: '30–400 A',
        'Duty cycle': '100 % at 350 A',
        'Auxiliary power': '12 kVA',
        Fuel: 'Diesel, 90 l',
        Weight: '1,150 kg',
      },
      keywords: ['welder rental', 'diesel welder'],
      leadTime: 1,
      stock: true,
      price: ['USD', 'week'],
      views: ['main', 'detail'],
      table: `
price
390`,
    },
  ],
}
