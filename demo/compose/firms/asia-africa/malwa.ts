// Invented rice and spice exporter.
import type { Firm } from '../../firm.ts'

export const malwa: Firm = {
  id: 'malwa-agro-exports',
  name: 'Malwa Agro Exports Pvt. Ltd.',
  countryCode: 'IN',
  stateID: 'IN-MP',
  city: 'Indore',
  businessType: 'EX',
  industryCode: '0011',
  categories: ['food-agriculture.grains-pasta-cereals', 'food-agriculture.spices-food-ingredients'],
  shortDescription:
    'Basmati rice, pulses and spices, containers from Mundra. Own sorting plant in Indore, laboratory reports with every lot, retail packing from 250 g.',
  generalDescription: `Malwa Agro Exports buys rice, pulses and spices from 4,000 farmers of central and northern India, cleans and sorts them in Indore, and ships 60 containers a month from Mundra and Nhava Sheva.

The plant was built in 2016: pre-cleaning, destoning, polishing, optical sorting and metal detection in one line for rice and one for pulses; spices have a building of their own with cryogenic grinding and steam sterilisation. Moisture, broken grains, aflatoxin and pesticide residues are measured for every lot, and the report travels with the documents.

Bulk goes in bags of 10 to 50 kg and in big bags; retail packs from 250 g carry your label. The documents desk prepares phytosanitary certificates, certificates of origin and letters of credit without a mistake: fewer than three discrepancies in ten years.`,
  founded: 2004,
  employees: [140, 170],
  website: 'https://malwa-agro.example',
  keywords: ['basmati rice', 'lentils', 'chickpeas', 'turmeric', 'cumin', 'spices export'],
  brand: 'Malwa',
  subscription: 'gold',
  verifiedAt: '2026-07-23T08:15:00Z',
  registeredAt: '2026-11-17T06:05:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 25000000, max: 50000000 },
      totalProductionEmployees: 96,
      productionCapacity: { min: 2800, max: 3400, unit: 'tonnes', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '14/2 Sanwer Road Industrial Area, Indore 452015, Madhya Pradesh, India',
      shippingAddressEnglish: '14/2 Sanwer Road Industrial Area, Indore 452015, Madhya Pradesh, India',
      zipcode: '452015',
      email: 'exports@malwa-agro.example',
      phone: { countryCode: '+91', businessPhoneNumber: '731 555 0143' },
      mobilePhone: { countryCode: '+91', businessPhoneNumber: '98 5555 0144' },
    },
    factory: {
      manufacturingFacilities:
        'Rice and pulse sorting lines, spice grinding with steam steriliser, laboratory and retail packing',
      factorySize: 15400,
      numberProductionLines: 4,
      contractManufacturing: ['private-label', 'co-packing', 'buyer-label'],
    },
    tradeCapabilities: {
      markets: ['gulf-states', 'middle-east', 'western-europe', 'east-africa', 'north-america'],
      spokenLanguages: ['en', 'hi', 'ar', 'gu'],
      totalEmployeesSales: 12,
      averageLeadTime: 25,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['FOB', 'CFR', 'CIF'],
      acceptedPaymentCurrencies: ['USD', 'EUR', 'AED', 'INR'],
      packagingTypes: ['sack', 'bag', 'big-bag', 'shipping-container'],
      acceptedPaymentTypes: ['letter-of-credit', 'documents-against-payment', 'deposit-and-balance', 'bank-transfer'],
    },
    certificates: [
      {
        name: 'FSSC 22000',
        issueDate: '2025-11-10',
        expireDate: '2028-11-09',
        issuer: 'Helvia Inspection',
        scope: 'Cleaning, sorting, grinding and packing of rice, pulses and spices',
      },
      {
        name: 'Exporter registration',
        issueDate: '2024-04-01',
        expireDate: '2029-03-31',
        issuer: 'Export authority',
        scope: 'Exporter of scheduled products',
      },
      {
        name: 'Halal',
        issueDate: '2026-05-04',
        expireDate: '2027-05-03',
        issuer: 'Halal board',
        scope: 'Spices and pulses',
      },
    ],
  },
  series: [
    {
      shelf: 'food-agriculture.grains-pasta-cereals.rice',
      name: '{what}',
      code: 'MA-{code}',
      text: '{what}: average length {mm} mm before and {cook} mm after cooking, {brk} % broken at most. Aged {age} months, optically sorted, free of foreign matter.',
      specs: {
        'Average length': '{mm} mm',
        'Length cooked': '{cook} mm',
        'Broken grains': '{brk} % max.',
        Moisture: '12.5 % max.',
        Age: '{age} months',
        Crop: 'current',
        Packing: '5, 10, 25 and 50 kg',
      },
      keywords: ['basmati rice', 'rice export', '{what}'],
      leadTime: 25,
      stock: true,
      moq: '1 container, 20 ft',
      price: ['USD', 'kg'],
      views: ['main', 'set'],
      table: `
what | code | mm | cook | brk | age | price
1121 steam basmati rice | 11 | 8.35 | 19 | 1 | 12 | 1.18
1121 golden sella basmati rice | 12 | 8.30 | 20 | 1 | 12 | 1.12
Traditional basmati rice, raw | 13 | 7.40 | 15 | 2 | 18 | 1.46
IR 64 parboiled rice | 20 | 6.10 | 9 | 5 | 3 | 0.46`,
    },
    {
      shelf: 'food-agriculture.grains-pasta-cereals.pulses-beans',
      name: '{what}',
      code: 'MA-{code}',
      text: '{what} from the Malwa plateau, machine-cleaned and optically sorted: {purity} % pure, {size}.',
      specs: {
        Purity: '{purity} %',
        Size: '{size}',
        Moisture: '11 % max.',
        Crop: 'current',
        Packing: '25 and 50 kg, big bag',
      },
      keywords: ['pulses', '{what}', 'export'],
      leadTime: 20,
      stock: true,
      moq: '1 container, 20 ft',
      price: ['USD', 'kg'],
      views: ['main', 'set'],
      table: `
what | code | purity | size | price
Kabuli chickpeas | 31 | 99.8 | 9 to 12 mm | 1.05
Desi chickpeas | 32 | 99.5 | 7 to 8 mm | 0.78
Red lentils, split | 33 | 99.5 | 3 to 4 mm | 0.82`,
    },
    {
      shelf: 'food-agriculture.spices-food-ingredients.spices-herbs',
      name: '{what}',
      code: 'MA-{code}',
      text: '{what}, steam-sterilised and ground cold, so that the oil stays in: {val}. Aflatoxin and pesticide report with every lot.',
      specs: {
        'Key value': '{val}',
        Mesh: '{mesh}',
        'Total plate count': '< 10,000 cfu/g',
        Sterilisation: 'Steam',
        'Shelf life': '24 months',
        Packing: '25 kg, retail from 50 g',
      },
      keywords: ['spices', '{what}', 'steam sterilised'],
      leadTime: 30,
      stock: true,
      moq: '500 kg',
      price: ['USD', 'kg'],
      views: ['main', 'set'],
      table: `
what | code | val | mesh | price
Turmeric powder | 51 | curcumin 5 % | 60 | 2.35
Cumin seed | 52 | purity 99.5 % | whole | 4.1
Coriander powder | 53 | volatile oil 0.4 % | 40 | 2.05
Red chilli powder | 54 | 25,000 SHU, ASTA 120 | 60 | 3.2`,
    },
  ],
}
