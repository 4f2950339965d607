// Invented public export agency.
import type { Firm } from '../../firm.ts'

export const litoral: Firm = {
  id: 'agencia-exportacion-litoral',
  name: 'Agencia de Exportación del Litoral',
  countryCode: 'UY',
  stateID: 'UY-SA',
  city: 'Salto',
  businessType: 'GO',
  industryCode: '0015',
  categories: ['business-services.trade-fairs-associations', 'business-services.consulting-market-research'],
  shortDescription:
    'Public agency that brings producers of the Uruguayan littoral to foreign buyers: citrus, rice, beef, timber and software. Services free of charge.',
  generalDescription: `The agency helps producers of Salto, Paysandú and Artigas to export for the first time, and buyers abroad to find them. It keeps a register of 260 exporters with volumes, certificates and seasons, organises buyer visits in the harvest months and takes a joint stand to four fairs a year.

Enquiries are answered in Spanish, English and Portuguese within two working days; introductions are free of charge for both sides.`,
  founded: 2006,
  employees: [18, 22],
  website: 'https://litoral-exporta.example',
  keywords: ['export promotion', 'Uruguay', 'citrus', 'rice', 'buyer visit'],
  subscription: 'standard',
  verifiedAt: '2026-04-02T13:15:00Z',
  registeredAt: '2025-08-14T13:30:00Z',
  profile: {
    general: { totalAnnualRevenue: { min: 1000000, max: 5000000 } },
    contactInfo: {
      legalAddressEnglish: 'Calle Uruguay 940, 50000 Salto, Uruguay',
      shippingAddressEnglish: 'Calle Uruguay 940, 50000 Salto, Uruguay',
      zipcode: '50000',
      email: 'consultas@litoral-exporta.example',
      phone: { countryCode: '+598', businessPhoneNumber: '473 55 518' },
      mobilePhone: { countryCode: '+598', businessPhoneNumber: '95 555 019' },
    },
    tradeCapabilities: {
      markets: ['worldwide'],
      spokenLanguages: ['es', 'en', 'pt'],
      totalEmployeesSales: 7,
      averageLeadTime: 2,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['FOB', 'CIF'],
      acceptedPaymentCurrencies: ['USD', 'UYU'],
      packagingTypes: ['custom'],
      acceptedPaymentTypes: ['bank-transfer'],
    },
    certificates: [
      {
        name: 'ISO 9001:2015',
        issueDate: '2025-11-24',
        expireDate: '2028-11-23',
        issuer: 'Andes Calidad',
        scope: 'Export promotion services',
      },
    ],
  },
  series: [
    {
      shelf: 'business-services.trade-fairs-associations.export-promotion-agencies',
      name: '{what}',
      code: 'AL-{code}',
      text: '{text}',
      specs: { Fee: 'none', Languages: 'Spanish, English, Portuguese', Time: '{t}' },
      keywords: ['export promotion', '{what}'],
      views: ['main'],
      table: `
what | code | text | t
Supplier search in the littoral | 1 | Buyers describe the product and the volume; the agency answers with up to five registered exporters and arranges the first call. | 2 working days
Buyer visit in the harvest | 2 | Four days with growers, packers and the port, from May to August; local travel is paid for. | on dates`,
    },
  ],
}
