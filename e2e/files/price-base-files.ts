// Prices for more than one unit.
import type { SampleFile } from './sample-file.ts'

const screw = { name: 'Screw', partNumber: 'S-1' }
const priced = { ...screw, price: 0.125, currency: 'EUR' }

export const priceBaseFiles: SampleFile[] = [
  {
    name: 'SAP, price unit',
    content:
      'MATNR;MAKTX;MEINS;NETPR;PEINH;WAERS\nS-1;Screw;ST;12,50;100;EUR\nS-2;Nut;ST;12,50;1;EUR\nS-3;Bolt;ST;12,50;1.000;EUR\nS-4;Pin;ST;12,50;0;EUR',
    products: [
      { ...priced, unit: 'ST' },
      { name: 'Nut', partNumber: 'S-2', unit: 'ST', price: 12.5, currency: 'EUR' },
      { name: 'Bolt', partNumber: 'S-3', unit: 'ST', price: 0.0125, currency: 'EUR' },
      { name: 'Pin', partNumber: 'S-4', unit: 'ST', price: 12.5, currency: 'EUR' },
    ],
  },
  {
    name: 'SAP, labels with Per',
    content: 'Material;Material Description;Net price;Crcy;Per;UoM\nS-1;Screw;12,50;EUR;100;PC',
    products: [{ ...priced, unit: 'PC' }],
  },
  {
    name: 'price unit of counts alone',
    content: 'SKU,Name,Price,Currency,Price Unit\nS-1,Screw,12.50,EUR,100\nS-2,Nut,12.50,EUR,1',
    products: [priced, { name: 'Nut', partNumber: 'S-2', price: 12.5, currency: 'EUR' }],
  },
  {
    name: 'price unit of words',
    content: 'SKU,Name,Price,Currency,Per\nS-1,Screw,12.50,EUR,box\nS-2,Nut,12.50,EUR,100 pcs',
    products: [
      { ...screw, unit: 'box', price: 12.5, currency: 'EUR' },
      { name: 'Nut', partNumber: 'S-2', unit: 'pcs', price: 0.125, currency: 'EUR' },
    ],
  },
  ...[
    'Price per 100 pcs EUR',
    'Price EUR per 100 pcs',
    'Price (EUR/100 pcs)',
    'EUR/100 pcs',
    'Price EUR (100 pcs)',
  ].map((heading) => ({
    name: heading.replace('/', ' a '),
    content: `SKU,Name,${heading}\nS-1,Screw,12.50`,
    products: [{ ...priced, unit: 'pcs' }],
  })),
  {
    name: 'Preis je 100 Stück',
    content: 'Artikelnummer;Bezeichnung;Preis je 100 Stück;Währung\nS-1;Screw;12,50;EUR',
    products: [{ ...priced, unit: 'Stück' }],
  },
  {
    name: 'prices of further languages with currency and count',
    content: 'Artikelnummer;Bezeichnung;Preis EUR/100 St\nS-1;Screw;12,50',
    products: [{ ...priced, unit: 'St' }],
  },
  {
    name: 'Precio por 1.000',
    content: 'Referencia;Nombre;Precio por 1.000;Moneda\nS-1;Screw;125,00;EUR',
    products: [priced],
  },
  {
    name: 'price a kilogram, in the heading',
    content: 'SKU,Name,€/kg\nS-1,Screw,12.50',
    products: [{ ...screw, unit: 'kg', price: 12.5, currency: 'EUR' }],
  },
  {
    name: 'price a pack',
    content: 'SKU,Name,Price per pack of 10,Currency\nS-1,Screw,12.50,EUR',
    products: [{ ...screw, unit: 'pack of 10', price: 12.5, currency: 'EUR' }],
  },
  {
    name: 'two languages in a heading',
    content: 'SKU,Name,Price/Precio,Currency\nS-1,Screw,12.50,EUR',
    products: [{ ...screw, price: 12.5, currency: 'EUR' }],
  },
  {
    name: 'tiers of prices for a hundred',
    content: 'SKU,Name,Price tiers,Currency,Per\nS-1,Screw,100: 12.50; 500: 10,EUR,100',
    products: [
      {
        ...screw,
        currency: 'EUR',
        tiers: [
          { quantity: 100, price: 0.125 },
          { quantity: 500, price: 0.1 },
        ],
      },
    ],
  },
  {
    name: 'a dozen whose twelfth has no end',
    content: 'SKU,Name,Price,Currency,Per,Unit\nS-1,Screw,10,EUR,12,pc',
    products: [{ ...screw, unit: '12 pc', price: 10, currency: 'EUR' }],
  },
  {
    name: 'weeks and packs in headings',
    content: 'SKU,Name,Lead time (weeks),MOQ (packs)\nS-1,Screw,4,10',
    products: [{ ...screw, leadTime: 28, minimumOrder: '10 packs' }],
  },
  {
    name: 'weeks and ranges in cells',
    content: 'SKU,Name,Lead time,MOQ\nS-1,Screw,2-3 weeks,10 pcs\nS-2,Nut,15 working days,5',
    products: [
      { ...screw, leadTime: 21, minimumOrder: '10 pcs' },
      { name: 'Nut', partNumber: 'S-2', leadTime: 15, minimumOrder: '5' },
    ],
  },
]
