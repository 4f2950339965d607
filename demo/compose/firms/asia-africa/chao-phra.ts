// Invented wholesaler of fashion accessories.
import type { Firm } from '../../firm.ts'

export const chaoPhra: Firm = {
  id: 'chao-phra-accessories',
  name: 'Chao Phra Accessories Co., Ltd.',
  countryCode: 'TH',
  stateID: 'TH-10',
  city: 'Bangkok',
  businessType: 'WS',
  industryCode: '0010',
  categories: ['fashion-accessories.jewelry', 'fashion-accessories.watches', 'fashion-accessories.eyewear'],
  shortDescription:
    'Silver jewelry, watches, frames and calibrated stones for shops and brands. From stock in Bangkok or with your name, from 100 pieces.',
  generalDescription: `Chao Phra Accessories lies between the stone cutters of Chanthaburi, the silver casters of Bangkok and the shops of the world. Nine buyers know four hundred workshops by their benches; what they choose is tested for nickel, plating and water in a laboratory behind the showroom, and either goes into stock or carries the customer's name.

Half of the sales are jewelry in silver, most of it cast and polished in eleven workshops that work for nobody else. Watches are assembled to order from movements that are sold singly as well. Treatments and origins of stones are written on the invoice, also where the law does not ask.

Orders are mixed: fifty pieces of six models count as three hundred.`,
  founded: 1991,
  employees: [64, 78],
  website: 'https://chaophra-accessories.example',
  keywords: ['silver jewelry', 'watches', 'eyewear', 'gemstones', 'private label'],
  subscription: 'gold',
  verifiedAt: '2025-12-02T05:15:00Z',
  registeredAt: '2024-06-11T05:00:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 10000000, max: 25000000 },
      productionCapacity: { min: 85000, max: 95000, unit: 'pieces', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '155 Soi Silom 19, Bang Rak, Bangkok 10500, Thailand',
      shippingAddressEnglish: '155 Soi Silom 19, floor 2, Bang Rak, Bangkok 10500, Thailand',
      zipcode: '10500',
      email: 'orders@chaophra-accessories.example',
      phone: { countryCode: '+66', businessPhoneNumber: '2 555 0190' },
      mobilePhone: { countryCode: '+66', businessPhoneNumber: '81 555 0191' },
    },
    factory: {
      manufacturingFacilities: 'Showroom, assembly of watches, test laboratory, packing',
      factorySize: 2400,
      numberProductionLines: 2,
      contractManufacturing: ['private-label', 'buyer-label'],
    },
    tradeCapabilities: {
      markets: ['worldwide'],
      spokenLanguages: ['th', 'en', 'zh', 'ja'],
      totalEmployeesSales: 16,
      averageLeadTime: 30,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'DAP'],
      acceptedPaymentCurrencies: ['USD', 'THB', 'EUR'],
      packagingTypes: ['retail-box', 'carton'],
      acceptedPaymentTypes: ['bank-transfer', 'letter-of-credit', 'paypal'],
    },
    certificates: [
      {
        name: 'Responsible sourcing of precious metals',
        issueDate: '2025-05-19',
        expireDate: '2028-05-18',
        issuer: 'Siam Assay',
        scope: 'Silver of 92.5 percent',
      },
      {
        name: 'ISO 9001:2015',
        issueDate: '2024-10-07',
        expireDate: '2027-10-06',
        issuer: 'Siam Assay',
        scope: 'Trade and assembly of accessories',
      },
    ],
  },
  series: [],
}
