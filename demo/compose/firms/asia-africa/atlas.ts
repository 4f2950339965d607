// Invented argan cooperative.
import type { Firm } from '../../firm.ts'

export const atlas: Firm = {
  id: 'atlas-argan-coop',
  name: 'Atlas Argan Coop',
  countryCode: 'MA',
  stateID: 'MA-09',
  city: 'Agadir',
  businessType: 'EX',
  industryCode: '0009',
  categories: [
    'beauty-care.cosmetic-ingredients-packaging',
    'beauty-care.bath-body-oral-care',
    'food-agriculture.oils-sauces-spreads',
    'beauty-care.skin-care',
  ],
  shortDescription:
    'Cold-pressed argan oil in drums and retail bottles. A cooperative of 340 women, organic and COSMOS certified, analysis of every drum.',
  generalDescription: `Atlas Argan is a cooperative of 340 women from eleven villages between Agadir and Taroudant. They gather and crack the argan nuts by hand; the kernels are pressed cold in the cooperative's own mill, filtered without heat and stored under nitrogen.

Oil leaves in drums of 190 kg for makers of cosmetics, in canisters of 5 and 25 litres for kitchens and laboratories, and in bottles of 30 to 250 ml, labelled here or blank. Acid value, peroxide value and fatty acid profile are measured for each drum.

Members share the surplus; a tenth of it plants trees: 26,000 since 2012.`,
  founded: 2005,
  employees: [35, 45],
  website: 'https://atlasargan.example',
  keywords: ['argan oil', 'cosmetic oil', 'organic oil', 'cold pressed', 'black soap'],
  brand: 'Atlas Argan',
  subscription: 'gold',
  registeredAt: '2026-11-15T10:30:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 1000000, max: 5000000 },
      totalProductionEmployees: 28,
      productionCapacity: { min: 9000, max: 12000, unit: 'liters', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Route de Taroudant km 12, Drarga, Agadir 80000, Morocco',
      shippingAddressEnglish: 'Route de Taroudant km 12, Drarga, Agadir 80000, Morocco',
      zipcode: '80000',
      email: 'contact@atlasargan.example',
      phone: { countryCode: '+212', businessPhoneNumber: '528 555 012' },
      mobilePhone: { countryCode: '+212', businessPhoneNumber: '655 550 113' },
    },
    factory: {
      manufacturingFacilities: 'Kernel store, six cold presses, filtration, filling room and small laboratory',
      factorySize: 1800,
      numberProductionLines: 2,
      contractManufacturing: ['private-label', 'co-packing'],
    },
    tradeCapabilities: {
      markets: ['western-europe', 'north-america', 'japan-korea', 'gulf-states'],
      spokenLanguages: ['ar', 'fr', 'en'],
      totalEmployeesSales: 4,
      averageLeadTime: 15,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'FOB'],
      acceptedPaymentCurrencies: ['EUR', 'USD', 'MAD'],
      packagingTypes: ['drum', 'plastic-drum', 'bottle', 'carton'],
      acceptedPaymentTypes: ['bank-transfer', 'deposit-and-balance', 'cash-in-advance'],
    },
    certificates: [
      {
        name: 'Organic EU 2018/848',
        issueDate: '2026-02-16',
        expireDate: '2027-02-15',
        issuer: 'Verdacert',
        scope: 'Argan oil, prickly pear seed oil',
      },
      {
        name: 'COSMOS Organic',
        issueDate: '2026-02-16',
        expireDate: '2027-02-15',
        issuer: 'Verdacert',
        scope: 'Cosmetic raw materials',
      },
      {
        name: 'PGI Argane',
        issueDate: '2025-01-13',
        expireDate: '2028-01-12',
        issuer: 'Verdacert',
        scope: 'Protected geographical indication',
      },
    ],
  },
  series: [
    {
      shelf: 'beauty-care.cosmetic-ingredients-packaging.vegetable-oils-butters',
      name: '{what}, {pack}',
      code: 'AA-{code}',
      text: '{what}, pressed cold from unroasted kernels and filtered without heat: {use}. Certificate of analysis with every drum.',
      specs: {
        INCI: '{inci}',
        Packing: '{pack}',
        'Acid value': '{acid} mg KOH/g max.',
        'Peroxide value': '{per} meq O₂/kg max.',
        Extraction: 'Cold-pressed, filtered',
        'Shelf life': '24 months',
        Certificates: 'EU organic, COSMOS',
      },
      keywords: ['argan oil', 'cosmetic oil', '{what}'],
      leadTime: 12,
      stock: true,
      moq: '{moq}',
      price: ['EUR', 'unit'],
      views: ['main', 'set'],
      table: `
what | code | inci | pack | acid | per | use | moq | price
Cosmetic argan oil | 190 | Argania Spinosa Kernel Oil | drum 190 kg | 1.5 | 10 | for creams, hair care and soaps | 1 drum | 4180
Cosmetic argan oil | 25 | Argania Spinosa Kernel Oil | canister 25 l | 1.5 | 10 | for workshops and laboratories | 2 canisters | 590
Deodorised argan oil | 191 | Argania Spinosa Kernel Oil | drum 190 kg | 0.5 | 5 | for scented formulas | 1 drum | 4420
Prickly pear seed oil | 301 | Opuntia Ficus-Indica Seed Oil | bottle 1 l | 4 | 15 | for serums | 1 bottle | 520`,
    },
    {
      shelf: 'beauty-care.bath-body-oral-care.body-lotions-oils',
      name: 'Argan oil bottle 100 ml, blank or your label',
      code: 'AA-100',
      text: 'Amber glass bottle of 100 ml with pump or dropper, filled under nitrogen. Blank, with our label or with yours; artwork in four languages checked for EU rules.',
      specs: {
        Content: '100 ml',
        Bottle: 'Amber glass, GL 24',
        Closure: 'Pump or dropper',
        Carton: '24 bottles',
        'Cosmetic file': 'CPNP notification included',
      },
      keywords: ['argan oil', 'private label', 'body oil'],
      leadTime: 20,
      stock: true,
      moq: '240 bottles',
      price: ['EUR', 'bottle'],
      views: ['main', 'set'],
      table: `
price
5.9`,
    },
    {
      shelf: 'beauty-care.bath-body-oral-care.soaps-shower-gels',
      name: 'Black soap with eucalyptus, {pack}',
      code: 'AA-S{code}',
      text: 'Soft soap of black olives and potash with eucalyptus oil, as used in the hammam. Without colour, foam booster or preservative.',
      specs: {
        Content: '{pack}',
        pH: '9.5 to 10.5',
        Ingredients: 'Potassium olivate, water, eucalyptus oil',
        'Shelf life': '24 months',
      },
      keywords: ['black soap', 'hammam', 'olive soap'],
      leadTime: 12,
      stock: true,
      moq: '{moq}',
      price: ['EUR', 'unit'],
      views: ['main', 'set'],
      table: `
pack | code | moq | price
jar 250 g | 250 | 120 jars | 3.1
bucket 10 kg | 10K | 2 buckets | 62`,
    },
  ],
}
