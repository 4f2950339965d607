// Invented customs broker.
import type { Firm } from '../../firm.ts'

export const girasol: Firm = {
  id: 'girasol-customs-brokers',
  name: 'Girasol Customs Brokers Ltda.',
  countryCode: 'BR',
  stateID: 'BR-SC',
  city: 'Itajaí',
  businessType: 'CO',
  industryCode: '0015',
  categories: ['business-services.customs-trade-compliance', 'business-services.logistics-freight'],
  shortDescription:
    'Tariff codes, origin certificates, Mercosur. Clearance at Itajaí, Santos and Paranaguá, licences for machines and food.',
  generalDescription: `Girasol clears goods through Brazilian customs and tells you beforehand what it will cost. Fourteen licensed brokers work at Itajaí, Santos and Paranaguá; they classify, apply for licences, calculate duties of all three levels and stand beside the container when it is opened.

Used machines, food and medical devices are the difficult cases, and the daily bread of the house. Ex-tariff applications for capital goods without a national equivalent have saved clients 38 million reais since 2015.

Every file is visible online, from the pro-forma invoice to the exit from the port.

Since 2022 a freight desk books the way as well, by sea, air and road, and a bonded warehouse at Itajaí keeps goods until they are sold.`,
  founded: 1999,
  employees: [26, 32],
  website: 'https://girasol-customs.example',
  keywords: ['customs broker', 'Brazil', 'Mercosur', 'tariff classification', 'import licence'],
  subscription: 'gold',
  registeredAt: '2026-11-16T18:30:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 1000000, max: 5000000 },
      productionCapacity: { min: 650, max: 800, unit: 'projects', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Rua do Porto 210, sala 702, Itajaí – SC 88301-000, Brazil',
      shippingAddressEnglish: 'Rua do Porto 210, sala 702, Itajaí – SC 88301-000, Brazil',
      zipcode: '88301-000',
      email: 'contato@girasol-customs.example',
      phone: { countryCode: '+55', businessPhoneNumber: '47 5555 0111' },
      mobilePhone: { countryCode: '+55', businessPhoneNumber: '47 95555 0112' },
    },
    tradeCapabilities: {
      markets: ['brazil', 'southern-cone'],
      spokenLanguages: ['pt', 'es', 'en'],
      totalEmployeesSales: 8,
      averageLeadTime: 6,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['DDP'],
      acceptedPaymentCurrencies: ['BRL', 'USD'],
      packagingTypes: ['custom'],
      acceptedPaymentTypes: ['bank-transfer', 'open-account'],
    },
    certificates: [
      {
        name: 'AEO Brazil',
        issueDate: '2024-08-05',
        expireDate: '2027-08-04',
        issuer: 'Receita Federal',
        scope: 'Customs broker',
      },
    ],
  },
  series: [
    {
      shelf: 'business-services.customs-trade-compliance.customs-brokerage',
      name: 'Import clearance at Itajaí, Santos or Paranaguá',
      code: 'GC-1',
      text: 'Clearance of a sea shipment: classification, licence check, duty calculation before arrival, release and transport to the door. Fixed fee per container.',
      specs: {
        Ports: 'Itajaí, Santos, Paranaguá',
        Duration: '3 to 6 days after arrival',
        Languages: 'Portuguese, Spanish, English',
      },
      keywords: ['customs clearance', 'Brazil', 'import'],
      leadTime: 6,
      views: ['main'],
    },
    {
      shelf: 'business-services.customs-trade-compliance.tariff-classification',
      name: 'Tariff classification and ex-tariff application',
      code: 'GC-2',
      text: 'Binding classification under the Mercosur nomenclature and application for a reduced duty on capital goods without a national equivalent.',
      specs: { Nomenclature: 'NCM, 8 digits', Duration: '60 to 120 days', Result: 'Reduced import duty for two years' },
      keywords: ['tariff code', 'NCM', 'ex-tariff'],
      leadTime: 90,
      views: ['main'],
    },
    {
      shelf: 'business-services.customs-trade-compliance.certificates-of-origin',
      name: 'Mercosur certificate of origin',
      code: 'GC-3',
      text: 'Digital certificate of origin for exports to Argentina, Paraguay, Uruguay and the countries with agreements; file checked before it is signed.',
      specs: { Duration: '24 hours', Countries: 'Mercosur, Chile, Peru, Colombia, Mexico', Form: 'Digital, COD' },
      keywords: ['certificate of origin', 'Mercosur'],
      leadTime: 1,
      views: ['main'],
    },
  ],
}
