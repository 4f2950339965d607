// Popular boxes and olive oil of European firms.
import type { Series } from '../firm.ts'

const boxes = 'industrial-technology.packaging-paper.corrugated-boxes'
const oliveOil = 'food-agriculture.oils-sauces-spreads.olive-oil'

/** Keyed by firm id. */
export const goods: Record<string, Series[]> = {
  'maschinenbau-steinbacher': [
    {
      shelf: boxes,
      name: 'Corrugated box {size} mm, for case erectors',
      code: 'SB-BOX-{code}',
      text: 'Corrugated cardboard box FEFCO 0201, {size} mm, cut and scored to the tolerances of our case erectors, printed in up to two colours.',
      specs: { Size: '{size} mm', Style: 'FEFCO 0201', Board: '{board}', Printing: 'Flexo, two colours' },
      keywords: ['corrugated box', 'cardboard box', 'FEFCO 0201', 'case erector'],
      leadTime: 14,
      moq: '500 pieces',
      price: ['EUR', 'piece'],
      table: `
        size            | code | board                | price
        300 × 200 × 150 | 321  | Single wall, B flute  | 0.38
        400 × 300 × 250 | 432  | Single wall, C flute  | 0.62
        600 × 400 × 300 | 643  | Double wall, BC flute | 1.24`,
    },
  ],
  'nordic-fresh-trade': [
    {
      shelf: boxes,
      name: 'Corrugated fruit box 400 × 300 × 120 mm',
      code: 'NF-BOX-403',
      text: 'Stackable corrugated box for fruit and vegetables, water-resistant, with air holes, 10 kg. Returned by our lorries.',
      specs: { Size: '400 × 300 × 120 mm', Load: '10 kg', Board: 'Kraft, wet strength' },
      keywords: ['corrugated box', 'fruit box', 'produce box'],
      stock: true,
      moq: '100 pieces',
      price: ['SEK', 'piece'],
      table: `
        price
        6.5`,
    },
    {
      shelf: oliveOil,
      name: 'Extra virgin olive oil, can 5 l, for kitchens',
      code: 'NF-OIL-5',
      text: 'Extra virgin olive oil of one harvest from Crete and Andalusia, cold extracted, acidity below 0.4 %, in cans of five litres for restaurants.',
      specs: { Content: '5 l', Acidity: 'below 0.4 %', Origin: 'Greece, Spain', Storage: '14 months, dark' },
      keywords: ['olive oil', 'extra virgin', 'food service'],
      stock: true,
      moq: '4 cans',
      price: ['SEK', 'can'],
      table: `
        price
        495`,
    },
  ],
  'conservas-del-duero': [
    {
      shelf: oliveOil,
      name: 'Extra virgin olive oil, {variety}, {pack}',
      code: 'CD-{code}',
      text: 'Olive oil of the variety {variety} from our growers, pressed within a day, {taste}. {pack}, with protected designation of origin.',
      specs: { Variety: '{variety}', Content: '{pack}', Acidity: 'below 0.3 %', Harvest: 'October and November' },
      keywords: ['olive oil', 'extra virgin olive oil', 'EVOO'],
      leadTime: 10,
      moq: '1 pallet',
      price: ['EUR', 'bottle'],
      table: `
        variety   | pack         | code | taste                  | price
        Arbequina | bottle 0.5 l | 401  | mild, with almond      | 6.4
        Picual    | bottle 0.75 l | 402 | green and peppery      | 8.1`,
    },
  ],
  'casa-lagar': [
    {
      shelf: oliveOil,
      name: 'Olive oil extra virgin, gift tin 250 ml',
      code: 'CL-OIL-250',
      text: 'Extra virgin olive oil from the Alentejo in a printed tin of 250 ml, filled for our shops and for company gifts.',
      specs: { Content: '250 ml', Origin: 'Portugal', Acidity: 'below 0.5 %' },
      keywords: ['olive oil', 'gift'],
      stock: true,
      moq: '12 tins',
      price: ['EUR', 'tin'],
      table: `
        price
        5.8`,
    },
  ],
}
