// Invented adviser for Japan.
import type { Firm } from '../../firm.ts'

export const tanaka: Firm = {
  id: 'tanaka-export-advisory',
  name: 'Tanaka Export Advisory',
  countryCode: 'JP',
  stateID: 'JP-27',
  city: 'Osaka',
  businessType: 'CO',
  industryCode: '0015',
  categories: ['business-services.consulting-market-research', 'business-services.trade-fairs-associations'],
  shortDescription:
    'Market entry and distributor search in Japan. Interviews, samples and contracts in Japanese and English, first meetings within eight weeks.',
  generalDescription: `Tanaka Export Advisory opens doors in Japan and stays until they hold. The office in Osaka works for makers of machines, components and food: it learns the product, finds the twenty distributors who might want it, speaks with all of them, and brings the best four to the table.

Clients receive the notes of every call, word by word and in English. Trade fairs in Tokyo and Osaka are prepared and followed up; contracts are explained clause by clause, and samples pass customs with the right papers.

Fees are by the day, with a ceiling.`,
  founded: 2013,
  employees: [8, 11],
  website: 'https://tanaka-export.example',
  keywords: ['Japan', 'market entry', 'distributor search', 'interpreter', 'trade fair'],
  subscription: 'standard',
  registeredAt: '2026-11-18T01:25:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 1000000, max: 5000000 },
      productionCapacity: { min: 3, max: 4, unit: 'projects', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '3-8-2 Minamisemba, Chuo-ku, Osaka 542-0081, Japan',
      shippingAddressEnglish: '3-8-2 Minamisemba, Chuo-ku, Osaka 542-0081, Japan',
      zipcode: '542-0081',
      email: 'office@tanaka-export.example',
      phone: { countryCode: '+81', businessPhoneNumber: '6 5550 0137' },
      mobilePhone: { countryCode: '+81', businessPhoneNumber: '90 5550 0138' },
    },
    tradeCapabilities: {
      markets: ['japan-korea'],
      spokenLanguages: ['ja', 'en', 'it'],
      totalEmployeesSales: 3,
      averageLeadTime: 56,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['DDP'],
      acceptedPaymentCurrencies: ['JPY', 'USD', 'EUR'],
      packagingTypes: ['custom'],
      acceptedPaymentTypes: ['bank-transfer'],
    },
    certificates: [
      {
        name: 'Registered export adviser',
        issueDate: '2025-04-01',
        expireDate: '2027-03-31',
        issuer: 'Trade office',
        scope: 'Market entry',
      },
    ],
  },
  series: [
    {
      shelf: 'business-services.consulting-market-research.export-market-entry-advice',
      name: '{what}',
      code: 'TE-{code}',
      text: '{text}',
      specs: { Duration: '{dur}', Deliverables: '{out}', Languages: 'Japanese, English, Italian' },
      keywords: ['Japan', '{what}'],
      leadTime: 14,
      views: ['main'],
      table: `
what | code | text | dur | out
Distributor search in Japan | 1 | Twenty candidates called, eight visited, four meetings prepared and interpreted. | 8 weeks | call notes, profiles, four meetings
Market check in five days | 2 | Who buys it, from whom, at what price, under which rules: desk work and six interviews. | 5 days | report of 12 pages
Trade fair package Tokyo or Osaka | 3 | Stand staff, appointments in advance, interpretation and follow-up of every card. | 3 months | appointments, lead list`,
    },
  ],
}
