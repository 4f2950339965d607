// Invented kitchenware retailer.
import type { Firm } from '../../firm.ts'

export const casaLagar: Firm = {
  id: 'casa-lagar',
  name: 'Casa Lagar Homeware Ltd',
  countryCode: 'IE',
  stateID: 'IE-CO',
  city: 'Cork',
  businessType: 'RE',
  industryCode: '0014',
  categories: [
    'home-construction.kitchenware-housewares',
    'home-construction.household-appliances',
    'home-construction.lighting',
  ],
  shortDescription:
    'Six shops for kitchen and table in Ireland. Buys from small makers in Europe, own label for cookware and linen.',
  generalDescription: `Casa Lagar sells what belongs in a good kitchen: pans that last, knives that can be sharpened, linen that gets softer. Six shops between Cork and Galway and a website serve 70,000 customers.

The buyers look for small makers with a story that is true, and order early in the year for autumn. Own-label cookware is made in Portugal, linen in Lithuania; new partners start with one article in two shops.

Two shelves have grown beside the pans: lamps, and kitchen appliances that can be repaired.`,
  founded: 2001,
  employees: [50, 60],
  website: 'https://casalagar.example',
  keywords: ['kitchenware', 'cookware', 'table linen', 'retail', 'own label'],
  brand: 'Lagar',
  subscription: 'gold',
  registeredAt: '2025-10-06T12:25:00Z',
  profile: {
    general: { totalAnnualRevenue: { min: 5000000, max: 10000000 } },
    contactInfo: {
      legalAddressEnglish: '22 Cornmarket Street, Cork T12 X8PA, Ireland',
      shippingAddressEnglish: 'Unit 3, Little Island, Cork T45 X2KD, Ireland',
      zipcode: 'T12 X8PA',
      email: 'buying@casalagar.example',
      phone: { countryCode: '+353', businessPhoneNumber: '21 555 0168' },
      mobilePhone: { countryCode: '+353', businessPhoneNumber: '85 555 0169' },
    },
    tradeCapabilities: {
      markets: ['domestic', 'united-kingdom-ireland'],
      spokenLanguages: ['en'],
      totalEmployeesSales: 6,
      averageLeadTime: 3,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['DAP', 'DDP'],
      acceptedPaymentCurrencies: ['EUR', 'GBP'],
      packagingTypes: ['carton', 'retail-box'],
      acceptedPaymentTypes: ['bank-transfer', 'credit-card'],
    },
    certificates: [
      {
        name: 'Guaranteed Irish retailer',
        issueDate: '2026-01-01',
        expireDate: '2026-12-31',
        issuer: 'Membership body',
        scope: 'Retail',
      },
    ],
  },
  series: [
    {
      shelf: 'home-construction.kitchenware-housewares.cookware',
      name: 'Lagar iron pan {d} cm',
      code: 'CL-P{d}',
      text: 'Wrought-iron pan of {d} cm, made in Portugal, seasoned in the works. For gas, induction and open fire.',
      specs: { Diameter: '{d} cm', Material: 'Wrought iron, 3 mm', Weight: '{kg} kg', Hob: 'All, induction' },
      keywords: ['iron pan', 'cookware'],
      leadTime: 3,
      stock: true,
      price: ['EUR', 'piece'],
      views: ['main', 'set'],
      table: `
d | kg | price
24 | 1.6 | 49
28 | 2.2 | 59
32 | 2.8 | 69`,
    },
  ],
}
