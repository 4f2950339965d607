// Invented industrial investor.
import type { Firm } from '../../firm.ts'

export const meridian: Firm = {
  id: 'meridian-growth-partners',
  name: 'Meridian Straits Growth Partners Pte. Ltd.',
  countryCode: 'SG',
  stateID: 'SG-01',
  city: 'Singapore',
  businessType: 'IN',
  industryCode: '0015',
  categories: ['business-services.banking-investment', 'business-services.trade-finance-insurance'],
  shortDescription:
    'Minority stakes in industrial family firms in Southeast Asia, US$ 2 to 15 million. Patient capital, engineers on the team, export doors opened.',
  generalDescription: `Meridian Straits buys minority stakes in family firms that make things: components, packaging, food, machines. Amounts are between two and fifteen million dollars, holding periods between seven and twelve years, and the family stays in charge.

Half of the team are engineers. They help to install a second line, a quality system or a sales office abroad; the other half keep the numbers in order. Fourteen holdings in six countries employ 4,100 people.

Entrepreneurs write two pages about the firm and receive an answer within two weeks, and a reason if it is no.

What the team learns about companies of the region it also writes down for others, as credit reports.`,
  founded: 2014,
  employees: [16, 20],
  website: 'https://meridianstraits.example',
  keywords: ['growth capital', 'minority stake', 'family business', 'Southeast Asia'],
  subscription: 'gold',
  verifiedAt: '2026-05-20T03:40:00Z',
  registeredAt: '2025-04-23T04:00:00Z',
  profile: {
    general: { totalAnnualRevenue: { min: 5000000, max: 10000000 } },
    contactInfo: {
      legalAddressEnglish: '80 Robinson Lane #14-02, Singapore 068898',
      shippingAddressEnglish: '80 Robinson Lane #14-02, Singapore 068898',
      zipcode: '068898',
      email: 'ideas@meridianstraits.example',
      phone: { countryCode: '+65', businessPhoneNumber: '5555 0157' },
      mobilePhone: { countryCode: '+65', businessPhoneNumber: '8555 0158' },
    },
    tradeCapabilities: {
      markets: ['southeast-asia', 'south-asia'],
      spokenLanguages: ['en', 'zh', 'ms', 'id'],
      totalEmployeesSales: 5,
      averageLeadTime: 14,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['DDP'],
      acceptedPaymentCurrencies: ['USD', 'SGD'],
      packagingTypes: ['custom'],
      acceptedPaymentTypes: ['bank-transfer'],
    },
    certificates: [
      {
        name: 'Capital markets licence',
        issueDate: '2024-01-01',
        expireDate: '2028-12-31',
        issuer: 'Monetary authority',
        scope: 'Fund management',
      },
    ],
  },
  series: [
    {
      shelf: 'business-services.banking-investment.holding-investment-companies',
      name: 'Growth capital for {what}',
      code: 'MS-{code}',
      text: 'Minority stake for {what}: US$ {sum} million, seven to twelve years, one seat on the board.',
      specs: {
        Amount: 'US$ {sum} million',
        Stake: '15–40 %',
        'Holding period': '7–12 years',
        Region: 'Southeast Asia',
      },
      keywords: ['growth capital', 'investment'],
      views: ['main'],
      table: `
what | code | sum
a second production line | 1 | 2–5
export markets | 2 | 3–8
succession in the family | 3 | 5–15`,
    },
  ],
}
