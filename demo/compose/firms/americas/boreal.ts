// Invented building materials importer.
import type { Firm } from '../../firm.ts'

export const boreal: Firm = {
  id: 'boreal-imports',
  name: 'Boreal Tile & Timber Imports Ltd.',
  countryCode: 'CA',
  stateID: 'CA-NS',
  city: 'Halifax',
  businessType: 'IM',
  industryCode: '0014',
  categories: [
    'home-construction.flooring-tiles-stone',
    'home-construction.building-materials',
    'home-construction.doors-windows-locks',
  ],
  shortDescription:
    'Importer of tiles, parquet and timber for builders in Atlantic Canada. Sixty containers a year, warehouse in Dartmouth, looking for new makers.',
  generalDescription: `Boreal imports what Atlantic Canada builds with and does not make: porcelain tiles, oak parquet, larch cladding and roofing slate. Sixty containers a year come through Halifax; the warehouse in Dartmouth serves 210 dealers and builders from Newfoundland to Maine.

New suppliers are welcome. What counts is frost resistance, a shade that stays the same from lot to lot, and documents that need no second look. First orders are one container, annual agreements follow after a season.

Payment is by letter of credit for the first order and on open account thereafter.

Dealers also order what goes around floor and wall: windows and doors from the Baltic, brick, insulation and waterproofing, from stock or by the container.`,
  founded: 1988,
  employees: [28, 34],
  website: 'https://borealimports.example',
  keywords: ['importer', 'tiles', 'parquet', 'timber', 'Canada'],
  subscription: 'premium',
  verifiedAt: '2026-09-16T15:10:00Z',
  registeredAt: '2025-01-28T15:35:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 10000000, max: 25000000 },
      productionCapacity: { min: 4, max: 6, unit: 'containers-40', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: '61 Waterline Court, Dartmouth, NS B3B 1R4, Canada',
      shippingAddressEnglish: '61 Waterline Court, bay 7, Dartmouth, NS B3B 1R4, Canada',
      zipcode: 'B3B 1R4',
      email: 'purchasing@borealimports.example',
      phone: { countryCode: '+1', businessPhoneNumber: '902 555 0145' },
      mobilePhone: { countryCode: '+1', businessPhoneNumber: '902 555 0146' },
    },
    tradeCapabilities: {
      markets: ['domestic', 'north-america'],
      spokenLanguages: ['en', 'fr'],
      totalEmployeesSales: 9,
      averageLeadTime: 5,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['FOB', 'CFR', 'CIF', 'DAP'],
      acceptedPaymentCurrencies: ['CAD', 'USD', 'EUR'],
      packagingTypes: ['wooden-pallet', 'shipping-container'],
      acceptedPaymentTypes: ['letter-of-credit', 'open-account', 'bank-transfer'],
    },
    certificates: [
      {
        name: 'FSC Chain of Custody',
        issueDate: '2024-04-15',
        expireDate: '2029-04-14',
        issuer: 'Verdacert',
        scope: 'Trade in sawn timber and parquet',
      },
    ],
  },
  series: [
    {
      shelf: 'home-construction.flooring-tiles-stone.wood-laminate-flooring',
      name: 'Oak parquet {w} × {l} mm, {fin}',
      code: 'BO-{code}',
      text: 'Three-layer oak parquet for floating or glued floors, {fin}, suitable for floor heating. From stock in Dartmouth.',
      specs: {
        Size: '{w} × {l} × 14 mm',
        'Wear layer': '3.5 mm',
        Surface: '{fin}',
        Packing: '{m2} m² per carton',
        Grade: '{gr}',
      },
      keywords: ['parquet', 'oak floor'],
      leadTime: 3,
      stock: true,
      price: ['CAD', 'm²'],
      views: ['main', 'detail', 'set'],
      table: `
w | l | fin | code | m2 | gr | price
180 | 1,900 | brushed, oiled | 18 | 2.05 | rustic | 74
220 | 2,200 | matt lacquered | 22 | 2.9 | select | 92`,
    },
  ],
}
