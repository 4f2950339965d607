// Invented clothing maker.
import type { Firm } from '../../firm.ts'

export const noyyal: Firm = {
  id: 'noyyal-clothing',
  name: 'Noyyal Clothing Mills Pvt. Ltd.',
  countryCode: 'IN',
  stateID: 'IN-TN',
  city: 'Tiruppur',
  businessType: 'MA',
  industryCode: '0007',
  categories: [
    'apparel.womens-clothing',
    'apparel.mens-clothing',
    'apparel.t-shirts-knitwear-denim',
    'apparel.outerwear-sportswear',
    'apparel.underwear-nightwear',
    'apparel.traditional-ethnic-wear',
  ],
  shortDescription:
    'Clothing for women and men from one mill in Tiruppur: knitted, dyed, printed, sewn. Organic cotton, orders from 100 pieces, samples in nine days.',
  generalDescription: `Noyyal Clothing knits, dyes, prints and sews within twelve kilometers of the river whose name it bears. What began in 1986 with six sewing machines and T-shirts is a house of 640 people that makes clothing for brands in Europe, Japan and Australia: knits in its own halls, woven goods and denim with mills that it has known for twenty years, sarees and block prints with weavers and printers whose names stand in the papers.

Water is the reason for the dye house of 2014: all of it is cleaned and used again, salt included. Electricity comes from the roof and from four wind turbines at Palladam.

Merchandisers answer with a costed sample in nine days. Small labels begin with 100 pieces a color; from 3,000 pieces the price is that of the large ones.`,
  founded: 1986,
  employees: [610, 660],
  website: 'https://noyyal-clothing.example',
  keywords: ['clothing manufacturer', 'organic cotton', 'private label', 'T-shirts', 'kurtas'],
  brand: 'Noyyal',
  subscription: 'premium',
  verifiedAt: '2026-01-27T06:30:00Z',
  registeredAt: '2023-08-21T06:00:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 10000000, max: 25000000 },
      totalProductionEmployees: 540,
      productionCapacity: { min: 380000, max: 420000, unit: 'pieces', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '42 Noyyal Bank Road, Tiruppur 641604, Tamil Nadu, India',
      shippingAddressEnglish: '42 Noyyal Bank Road, finishing hall, Tiruppur 641604, Tamil Nadu, India',
      zipcode: '641604',
      email: 'merchandising@noyyal-clothing.example',
      phone: { countryCode: '+91', businessPhoneNumber: '421 555 0172' },
      mobilePhone: { countryCode: '+91', businessPhoneNumber: '98 5550 0173' },
    },
    factory: {
      manufacturingFacilities:
        'Knitting, dye house with closed water, printing, cutting, twelve sewing lines, finishing',
      factorySize: 21000,
      numberProductionLines: 12,
      contractManufacturing: ['oem', 'private-label', 'buyer-label'],
    },
    tradeCapabilities: {
      markets: ['western-europe', 'northern-europe', 'japan-korea', 'oceania', 'gulf-states'],
      spokenLanguages: ['en', 'ta', 'hi', 'de'],
      totalEmployeesSales: 24,
      averageLeadTime: 50,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['FOB', 'CIF', 'DAP'],
      acceptedPaymentCurrencies: ['USD', 'EUR', 'INR'],
      packagingTypes: ['carton', 'bag', 'bale'],
      acceptedPaymentTypes: ['letter-of-credit', 'bank-transfer', 'documents-against-payment'],
    },
    certificates: [
      {
        name: 'GOTS 7.0',
        issueDate: '2025-06-16',
        expireDate: '2026-12-15',
        issuer: 'Textile Audit Group',
        scope: 'Knitting, dyeing, printing and sewing of organic cotton',
      },
      {
        name: 'OEKO-TEX Standard 100',
        issueDate: '2025-09-01',
        expireDate: '2026-12-31',
        issuer: 'Textile Audit Group',
        scope: 'Knitted goods, product class II',
      },
      {
        name: 'SA8000:2014',
        issueDate: '2024-12-09',
        expireDate: '2027-12-08',
        issuer: 'Textile Audit Group',
        scope: 'Works at Tiruppur',
      },
    ],
  },
  series: [],
}
