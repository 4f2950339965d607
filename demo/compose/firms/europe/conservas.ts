// Invented preserves maker.
import type { Firm } from '../../firm.ts'

export const conservas: Firm = {
  id: 'conservas-del-duero',
  name: 'Conservas del Duero S.L.',
  countryCode: 'ES',
  stateID: 'ES-VA',
  city: 'Peñafiel',
  businessType: 'MA',
  industryCode: '0011',
  categories: [
    'food-agriculture.fruit-vegetables',
    'food-agriculture.oils-sauces-spreads',
    'food-agriculture.grains-pasta-cereals',
  ],
  shortDescription:
    'Roasted peppers, pulses and sauces, own and private label. Packed within 24 hours of harvest, BRCGS grade AA, jars and tins from 106 to 2,650 ml.',
  generalDescription: `Conservas del Duero preserves what grows along the river: peppers, pulses, asparagus, tomatoes and artichokes. Two hundred farmers within sixty kilometres grow for the house under contract, and what is picked in the morning is in the jar the next day.

Peppers are roasted over beech wood and peeled without water, which keeps taste and colour. Pulses are soaked for a night and cooked in the jar; nothing is added but water and salt. Sauces are cooked in kettles of 600 litres, so that a recipe of your own starts at four pallets.

Half of the production carries the label of retailers in eleven countries. Nutritional tables, allergen statements and labels in the language of the market are prepared in-house, and every batch is kept for three years.`,
  founded: 1974,
  employees: [130, 160],
  website: 'https://conservasdelduero.example',
  keywords: ['roasted peppers', 'canned pulses', 'preserves', 'private label', 'tomato sauce', 'Spanish food'],
  brand: 'Conservas del Duero',
  subscription: 'gold',
  verifiedAt: '2026-10-29T11:20:00Z',
  registeredAt: '2026-11-16T09:45:00Z',
  profile: {
    general: {
      totalAnnualRevenue: { min: 10000000, max: 25000000 },
      totalProductionEmployees: 112,
      productionCapacity: { min: 2600000, max: 3200000, unit: 'cans', period: 'month' },
    },
    contactInfo: {
      legalAddressEnglish: 'Camino de la Vega 5, 47300 Peñafiel (Valladolid), Spain',
      shippingAddressEnglish: 'Camino de la Vega 5, dock 3, 47300 Peñafiel (Valladolid), Spain',
      zipcode: '47300',
      email: 'export@conservasdelduero.example',
      phone: { countryCode: '+34', businessPhoneNumber: '983 555 014' },
      mobilePhone: { countryCode: '+34', businessPhoneNumber: '655 555 015' },
    },
    factory: {
      manufacturingFacilities: 'Roasting oven, retort hall, sauce kitchen, labelling and 6,000 pallet places',
      factorySize: 12600,
      numberProductionLines: 5,
      contractManufacturing: ['private-label', 'co-packing', 'buyer-label'],
    },
    tradeCapabilities: {
      markets: ['western-europe', 'northern-europe', 'north-america', 'japan-korea', 'central-america'],
      spokenLanguages: ['es', 'en', 'fr'],
      totalEmployeesSales: 8,
      averageLeadTime: 21,
    },
    businessTerms: {
      acceptedDeliveryTerms: ['EXW', 'FCA', 'FOB', 'CIF', 'DAP'],
      acceptedPaymentCurrencies: ['EUR', 'USD', 'GBP'],
      packagingTypes: ['jar', 'can', 'carton', 'wooden-pallet'],
      acceptedPaymentTypes: ['bank-transfer', 'sepa-transfer', 'letter-of-credit', 'open-account'],
    },
    certificates: [
      {
        name: 'BRCGS Food Safety, grade AA',
        issueDate: '2026-04-20',
        expireDate: '2027-04-19',
        issuer: 'Helvia Inspection',
        scope: 'Preserved vegetables, pulses and sauces',
      },
      {
        name: 'IFS Food 8',
        issueDate: '2026-04-20',
        expireDate: '2027-04-19',
        issuer: 'Helvia Inspection',
        scope: 'Preserved vegetables, pulses and sauces',
      },
      {
        name: 'Organic farming EU 2018/848',
        issueDate: '2026-01-12',
        expireDate: '2027-01-11',
        issuer: 'Verdacert',
        scope: 'Organic pulses and tomato sauces',
      },
    ],
  },
  series: [
    {
      shelf: 'food-agriculture.fruit-vegetables.canned-preserved-vegetables',
      name: '{what}, {pack}',
      code: 'CD-{code}',
      text: '{what} from contract growers along the Duero, {how}. Net weight {net} g, {per} a pallet. Own brand or your label.',
      specs: {
        'Net weight': '{net} g',
        'Drained weight': '{dr} g',
        Packing: '{pack}',
        'Cartons a pallet': '{per}',
        'Shelf life': '{life} months',
        Ingredients: '{ingr}',
        Origin: 'Castilla y León, Spain',
      },
      keywords: ['preserved vegetables', '{what}', 'private label'],
      leadTime: 21,
      stock: true,
      moq: '4 pallets for private label',
      price: ['EUR', 'jar'],
      views: ['main', 'set', 'detail'],
      table: `
what | code | how | pack | net | dr | per | life | ingr | price
Wood-roasted piquillo peppers | 101 | roasted over beech wood and peeled by hand without water | jar 314 ml | 290 | 225 | 108 cartons of 12 | 48 | peppers, salt, citric acid | 1.95
Wood-roasted red peppers, strips | 102 | roasted, peeled and cut to strips of 12 mm | tin 1 kg | 780 | 650 | 120 cartons of 6 | 48 | peppers, water, salt | 2.4
White asparagus, thick | 110 | peeled twice, 6 to 9 spears | jar 580 ml | 530 | 345 | 84 cartons of 6 | 48 | asparagus, water, salt | 4.6
Artichoke hearts, whole | 114 | trimmed by hand, 8 to 10 hearts | jar 370 ml | 340 | 210 | 108 cartons of 12 | 36 | artichokes, water, salt, citric acid | 2.15
Whole peeled tomatoes | 120 | steam-peeled plum tomatoes in their juice | tin 2.65 l | 2500 | 1500 | 60 cartons of 6 | 36 | tomatoes, tomato juice | 3.1`,
    },
    {
      shelf: 'food-agriculture.grains-pasta-cereals.pulses-beans',
      name: '{what}, cooked, {pack}',
      code: 'CD-{code}',
      text: '{what} soaked overnight and cooked in the jar with water and salt only. Skin whole, broth clear; ready to eat.',
      specs: {
        'Net weight': '{net} g',
        'Drained weight': '{dr} g',
        Packing: '{pack}',
        Protein: '{prot} g per 100 g',
        'Shelf life': '36 months',
        Ingredients: '{ingr}',
        Certificate: '{cert}',
      },
      keywords: ['pulses', 'cooked beans', '{what}', 'vegan'],
      leadTime: 21,
      stock: true,
      moq: '4 pallets for private label',
      price: ['EUR', 'jar'],
      views: ['main', 'set'],
      table: `
what | code | pack | net | dr | prot | ingr | cert | price
Chickpeas | 201 | jar 580 ml | 540 | 400 | 7.1 | chickpeas, water, salt | BRCGS, IFS | 0.92
Pardina lentils | 202 | jar 580 ml | 540 | 400 | 7.6 | lentils, water, salt | BRCGS, IFS | 0.95
White beans | 203 | jar 580 ml | 540 | 400 | 6.4 | white beans, water, salt | BRCGS, IFS | 0.94
Organic chickpeas | 211 | jar 370 ml | 345 | 230 | 7.1 | organic chickpeas, water, sea salt | EU organic | 0.98`,
    },
    {
      shelf: 'food-agriculture.oils-sauces-spreads.sauces-condiments',
      name: '{what}, {pack}',
      code: 'CD-{code}',
      text: '{what} cooked in small kettles: {how}. Without thickener, colour or preservative.',
      specs: {
        'Net weight': '{net} g',
        Packing: '{pack}',
        'Shelf life': '24 months',
        Ingredients: '{ingr}',
        Allergens: 'none',
      },
      keywords: ['sauce', '{what}', 'private label'],
      leadTime: 28,
      stock: true,
      moq: '4 pallets of a recipe of your own',
      price: ['EUR', 'jar'],
      views: ['main', 'set'],
      table: `
what | code | how | pack | net | ingr | price
Sofrito of tomato and onion | 301 | four hours with olive oil | jar 314 ml | 300 | tomato, onion, olive oil, salt | 1.75
Romesco sauce | 302 | roasted peppers, almonds and sherry vinegar | jar 212 ml | 195 | peppers, almonds, olive oil, vinegar, garlic, salt | 2.3
Piquillo pepper cream | 303 | peppers passed through a fine sieve | jar 106 ml | 100 | piquillo peppers, olive oil, salt | 1.2`,
    },
  ],
}
