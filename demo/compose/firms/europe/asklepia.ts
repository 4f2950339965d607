// Invented medical distributor; public device classification.
import type { Firm } from '../../firm.ts'

export const asklepia: Firm = {
  id: 'asklepia-medical-supply',
  name: 'Asklepia Medical Supply S.A.',
  countryCode: 'GR',
  stateID: 'GR-E',
  city: 'Larissa',
  businessType: 'DI',
  industryCode: '0013',
  categories: [
    'health-care.hospital-equipment-consumables',
    'health-care.specialist-medical-devices',
    'health-care.surgery-operating-room',
  ],
  shortDescription:
    'Medical devices and consumables for hospitals in Greece, Cyprus and the Balkans: 18,000 articles, night delivery, technicians for what beeps.',
  generalDescription: `Asklepia supplies 140 hospitals and 900 practices with what they use up and what they plug in. The warehouse in Larissa lies in the middle of the country: an order placed in the evening is on the ward in the morning, in Athens and Thessaloniki as on the islands with a ferry.

The list holds 18,000 articles from syringes to patient monitors. Devices are registered, demonstrated and serviced by nine technicians; loan units bridge repairs. Lot numbers and expiry dates are kept by ward, and recalls reach the right shelf in an hour.

Tenders are a trade of their own: a team of six prepares files, samples and translations for public buyers in five countries.`,
  founded: 1991,
  employees: [85, 105],
  website: 'https://asklepia.example',
  keywords: ['medical devices', 'hospital supply', 'consumables', 'patient monitor', 'distribution'],
  subscription: 'platinum',
  verifiedAt: '2026-08-27T09:10:00Z',
  registeredAt: '2024-02-13T10:20:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 25000000, max: 50000000 },
      totalProductionEmployees: 38,
      productionCapacity: { min: 26000, max: 30000, unit: 'cartons', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '5th km Larissa–Volos road, 415 00 Larissa, Greece',
      shippingAddressEnglish: '5th km Larissa–Volos road, warehouse B, 415 00 Larissa, Greece',
      zipcode: '415 00',
      email: 'orders@asklepia.example',
      phone: { countryCode: '+30', businessPhoneNumber: '2410 555 017' },
      mobilePhone: { countryCode: '+30', businessPhoneNumber: '690 5550 118' },
    },
    factory: {
      manufacturingFacilities: 'Warehouse with 8,000 pallet places, cold room 2–8 °C, service workshop and showroom',
      factorySize: 7400,
      numberProductionLines: 2,
      contractManufacturing: ['buyer-label', 'none'],
    },
    tradeCapabilities: {
      markets: ['domestic', 'southern-europe', 'eastern-europe', 'middle-east'],
      spokenLanguages: ['el', 'en', 'bg', 'it'],
      totalEmployeesSales: 21,
      averageLeadTime: 2,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'DAP', 'DDP'],
      acceptedPaymentCurrencies: ['EUR', 'USD'],
      packagingTypes: ['carton', 'wooden-pallet'],
      acceptedPaymentTypes: ['sepa-transfer', 'bank-transfer', 'open-account', 'credit-card'],
    },
    certificates: [
      {
        name: 'ISO 13485:2016',
        issueDate: '2025-06-30',
        expireDate: '2028-06-29',
        issuer: 'Rhenus Cert',
        scope: 'Distribution and service of medical devices',
      },
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-06-30',
        expireDate: '2028-06-29',
        issuer: 'Rhenus Cert',
        scope: 'Distribution and service of medical devices',
      },
      {
        name: 'Good distribution practice',
        issueDate: '2024-11-18',
        expireDate: '2027-11-17',
        issuer: 'Medicines authority',
        scope: 'Storage and transport, DY8d/1348',
      },
    ],
  },
  series: [
    {
      shelf: 'health-care.hospital-equipment-consumables.syringes-needles-infusion',
      name: '{what}, {pack}',
      code: 'AS-{code}',
      text: '{what} from stock, {pack}, with lot tracking to the ward. Expiry never below twelve months at delivery.',
      specs: { Packing: '{pack}', Class: '{cl}', Sterility: '{st}', Standard: '{std}' },
      keywords: ['consumables', '{what}', 'hospital'],
      leadTime: 1,
      stock: true,
      moq: '1 carton',
      price: ['EUR', 'box'],
      views: ['main', 'set'],
      table: `
what | code | pack | cl | st | std | price
Syringe 5 ml, three-part, Luer | 105 | box of 100 | IIa | EO, 5 years | ISO 7886-1 | 4.9
Syringe 20 ml, three-part, Luer-lock | 120 | box of 50 | IIa | EO, 5 years | ISO 7886-1 | 5.6
Safety cannula 20 G | 220 | box of 50 | IIa | EO, 5 years | ISO 10555-5 | 31
Infusion set with air filter | 301 | box of 100 | IIa | EO, 5 years | ISO 8536-4 | 38`,
    },
  ],
}
