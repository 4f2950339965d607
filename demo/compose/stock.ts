// Brandless rows stocked by invented distributors.
import { isFit, productRow, type SampleProduct } from './real-products.ts'
import { spread } from './brands.ts'
import type { Product } from './read.ts'

type Stock = {
  firm: string
  source: string
  most: number
  fits: (product: Product) => boolean
  extra?: (product: Product) => object
}

const under =
  (...shelves: string[]) =>
  (product: Product) =>
    shelves.some((shelf) => product.category.at(-1)!.endsWith(shelf))
// Docket numbers and procedural rules don't describe the device.
const bureaucratic =
  /docket|guidance|510|reclass|enforcement|discretion|classification|product code|premarket|exempt|refer to|www\.|per |kit|same as|procode|regulation/i

export const stocks: Stock[] = [
  { firm: 'hafen-lager-und-waelz', source: 'bd-warehouse', most: 62, fits: under('Bearings') },
  { firm: 'hafen-lager-und-waelz', source: 'bd-warehouse', most: 16, fits: under('O-Rings') },
  { firm: 'hafen-lager-und-waelz', source: 'bd-warehouse', most: 12, fits: under('Retaining Rings') },
  { firm: 'gulf-pipeline-supply', source: 'bd-warehouse', most: 60, fits: under('Flanges') },
  { firm: 'gulf-pipeline-supply', source: 'bd-warehouse', most: 34, fits: under('Pipes') },
  {
    firm: 'asklepia-medical-supply',
    source: 'fda-device-types',
    most: 44,
    fits: ({ description = '', name, specs = [] }) =>
      description.length > 70 &&
      description.length < 420 &&
      name.length < 60 &&
      !bureaucratic.test(description) &&
      !specs.some(({ key, value }) => key === 'Device class' && value === '3'),
  },
  {
    firm: 'nordic-fresh-trade',
    source: 'grocery-store',
    most: 46,
    fits: (product) => under('Fruit', 'Vegetables')(product) && (product.description ?? '').length > 40,
  },
]

export function stockRows(
  stock: Stock,
  products: readonly Product[],
  firm: { id: string; registeredAt: string },
): SampleProduct[] {
  const fitting = products.filter((product) => product.source === stock.source && stock.fits(product)).map(withSpecs)
  const rows = spread(fitting.map((product) => productRow(product, firm)).filter(isFit), stock.most)
  return rows.map((row) => ({ ...row, stock: true, leadTime: 2 }))
}

// Groceries lack figures: group and sales unit instead.
function withSpecs(product: Product & { imageUrl?: string }): Product {
  if (product.source !== 'grocery-store') return product
  const [kind] = /(?:Fruit|Vegetables)\/([^/]+)\//.exec(product.imageUrl ?? '')?.slice(1) ?? []
  const specs = [
    { key: 'Group', value: product.category.at(-1) ?? '' },
    { key: 'Kind', value: (kind ?? product.name).replace(/-/g, ' ') },
    { key: 'Sold by', value: 'Carton, half carton on request' },
    { key: 'Delivery', value: 'Before 6:00, western Sweden' },
  ]
  return { ...product, specs }
}
