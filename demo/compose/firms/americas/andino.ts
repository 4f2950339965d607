// Invented alpaca knitwear exporter.
import type { Firm } from '../../firm.ts'

export const andino: Firm = {
  id: 'andino-textil',
  name: 'Andino Textil S.A.C.',
  countryCode: 'PE',
  stateID: 'PE-ARE',
  city: 'Arequipa',
  businessType: 'EX',
  industryCode: '0007',
  categories: ['apparel.t-shirts-knitwear-denim', 'apparel.fabrics-yarns', 'fashion-accessories.hats-scarves-gloves'],
  shortDescription:
    'Knitted alpaca garments, orders from 200 pieces. Yarn dyed in-house, 60 workshops in the Colca valley, samples of your design in ten days.',
  generalDescription: `Andino Textil knits and exports garments of alpaca, from baby alpaca at 20 microns to hard-wearing superfine blends. The company links sixty family workshops in the Colca valley with its own dye house and finishing plant in Arequipa: the hand is theirs, the colour and the measure are ours.

Designs come from customers or from the house collection of 140 models, renewed twice a year. A sample in your colour and size takes ten days; orders start at 200 pieces per model and 50 per colour. Sizes follow European, American or Japanese tables.

The fibre is sorted by hand and traceable to the herding community. Workshops are paid by the piece at rates published every year, and visited every month.`,
  founded: 1996,
  employees: [90, 120],
  website: 'https://andinotextil.example',
  keywords: ['alpaca', 'knitwear', 'baby alpaca', 'sweater', 'scarf', 'yarn'],
  brand: 'Andino',
  subscription: 'gold',
  verifiedAt: '2026-09-03T16:40:00Z',
  registeredAt: '2026-11-18T15:20:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 5000000, max: 10000000 },
      totalProductionEmployees: 74,
      productionCapacity: { min: 22000, max: 28000, unit: 'pieces', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Calle Nueva 318, Cercado, Arequipa 04001, Peru',
      shippingAddressEnglish: 'Parque Industrial, Mz. F lot 9, Arequipa 04003, Peru',
      zipcode: '04001',
      email: 'export@andinotextil.example',
      phone: { countryCode: '+51', businessPhoneNumber: '54 555 018' },
      mobilePhone: { countryCode: '+51', businessPhoneNumber: '955 550 119' },
    },
    factory: {
      manufacturingFacilities:
        'Dye house, flat knitting, linking, washing, steaming and quality control; 60 associated workshops',
      zipcode: '04003',
      factorySize: 4200,
      numberProductionLines: 3,
      contractManufacturing: ['oem', 'private-label', 'design-service'],
    },
    tradeCapabilities: {
      markets: ['north-america', 'western-europe', 'northern-europe', 'japan-korea', 'southern-cone'],
      spokenLanguages: ['es', 'en', 'ja'],
      totalEmployeesSales: 7,
      averageLeadTime: 60,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'FOB', 'DAP'],
      acceptedPaymentCurrencies: ['USD', 'EUR', 'PEN'],
      packagingTypes: ['bag', 'carton'],
      acceptedPaymentTypes: ['deposit-and-balance', 'bank-transfer', 'letter-of-credit'],
    },
    certificates: [
      {
        name: 'Responsible Alpaca Standard',
        issueDate: '2026-03-02',
        expireDate: '2027-03-01',
        issuer: 'Verdacert',
        scope: 'Sorting, dyeing and knitting',
      },
      {
        name: 'OEKO-TEX Standard 100',
        issueDate: '2026-06-15',
        expireDate: '2027-06-14',
        issuer: 'Accredited test institute',
        scope: 'Yarns and knitted garments, class I',
      },
      {
        name: 'Fair Trade membership',
        issueDate: '2025-07-01',
        expireDate: '2027-06-30',
        issuer: 'Membership body',
        scope: 'Production and trade',
      },
    ],
  },
  series: [
    {
      shelf: 'apparel.t-shirts-knitwear-denim.alpaca-cashmere-knitwear',
      name: '{what}, {fibre}',
      code: 'AT-{code}',
      text: '{what} of {fibre}, {gauge} gauge, {how}. 42 stock colours or dyed to your swatch; labels and hangtags of your own.',
      specs: {
        Fibre: '{fibre}',
        Gauge: '{gauge}',
        Weight: '{g} g in size M',
        Sizes: '{sizes}',
        Colours: '42 in stock, or dyed to swatch',
        Care: 'Hand wash, dry flat',
        Origin: 'Arequipa, Peru',
      },
      keywords: ['alpaca', 'knitwear', '{what}', 'private label'],
      leadTime: 60,
      stock: false,
      moq: '200 pieces per model',
      price: ['USD', 'piece'],
      views: ['main', 'detail', 'set'],
      table: `
what | code | fibre | gauge | how | g | sizes | price
Crew-neck sweater | 1001 | 100 % baby alpaca | 12 | fully fashioned | 290 | XS–XXL | 48
V-neck cardigan | 1014 | 100 % baby alpaca | 12 | with horn buttons | 340 | XS–XXL | 56
Cable-knit sweater | 1022 | 80 % alpaca, 20 % wool | 5 | hand-linked | 620 | S–XL | 52
Long coat | 1035 | 70 % alpaca, 30 % wool | 3 | hand-knitted | 980 | S–L | 118
Turtleneck dress | 1041 | 50 % baby alpaca, 50 % silk | 14 | fully fashioned | 330 | XS–L | 64
Poncho with stripes | 1050 | 100 % superfine alpaca | 7 | woven-look stripes | 540 | one size | 46
Children’s sweater | 1063 | 100 % baby alpaca | 9 | seamless yoke | 160 | 2–10 years | 27`,
    },
    {
      shelf: 'fashion-accessories.hats-scarves-gloves.scarves-stoles',
      name: '{what}, {fibre}',
      code: 'AT-{code}',
      text: '{what} of {fibre}, {size}, finished with {how}. The most ordered article of the house and the quickest to make.',
      specs: { Fibre: '{fibre}', Size: '{size}', Weight: '{g} g', Colours: '42 in stock', Finish: '{how}' },
      keywords: ['scarf', 'alpaca', '{what}'],
      leadTime: 35,
      stock: true,
      moq: '100 pieces',
      price: ['USD', 'piece'],
      views: ['main', 'detail', 'set'],
      table: `
what | code | fibre | size | how | g | price
Fine scarf | 2001 | 100 % baby alpaca | 180 × 30 cm | hand-twisted fringe | 110 | 13.5
Brushed stole | 2008 | 72 % alpaca, 28 % silk | 200 × 70 cm | brushed surface | 190 | 24`,
    },
    {
      shelf: 'fashion-accessories.hats-scarves-gloves.hats',
      name: 'Reversible hat, 100 % baby alpaca',
      code: 'AT-2101',
      text: 'Double-layered hat that can be worn on both sides, knitted without a seam. 50 pieces a colour.',
      specs: { Fibre: '100 % baby alpaca', Gauge: '9', Weight: '75 g', Sizes: 'S/M, L/XL' },
      keywords: ['hat', 'alpaca', 'beanie'],
      leadTime: 35,
      stock: true,
      moq: '100 pieces',
      views: ['main', 'set'],
    },
    {
      shelf: 'apparel.fabrics-yarns.yarns-threads',
      name: 'Alpaca yarn {nm}, {fibre}',
      code: 'AT-Y{code}',
      text: 'Alpaca yarn on cones or in skeins of 50 g, {fibre}, for hand and machine knitting. Dyed in lots from 25 kg.',
      specs: {
        Fibre: '{fibre}',
        Count: '{nm}',
        Length: '{len} m per 50 g',
        Micron: '{mic} µm',
        Packing: 'Cones of 1 kg, skeins of 50 g',
      },
      keywords: ['alpaca yarn', '{fibre}', 'knitting yarn'],
      leadTime: 25,
      stock: true,
      moq: '25 kg a colour',
      price: ['USD', 'kg'],
      views: ['main', 'set', 'detail'],
      table: `
nm | code | fibre | len | mic | price
Nm 2/16 | 216 | 100 % baby alpaca | 400 | 21.5 | 46
Nm 3/10 | 310 | 100 % superfine alpaca | 165 | 25.5 | 34
Nm 4/8 | 408 | 70 % alpaca, 30 % merino | 100 | 24 | 31`,
    },
  ],
}
