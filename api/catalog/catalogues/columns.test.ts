// Catalog columns.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogueFields } from '#contract/catalog/catalogues/columns.ts'
import { productColumns, type ProductField } from '#contract/catalog/products/columns.ts'
import { productLineNames } from '#contract/catalog/products/fields.ts'
import { locales } from '#contract/foundation/locales.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import type { ProductRow } from '#api/catalog/products/lookup.ts'
import type { Readers } from './cells.ts'
import { cellsOf, type Writers } from './export.ts'
import { plan } from './plan.ts'
import { leaf } from './testing.ts'

const link = 'https://pictures.example/pump.png'
const { industry, category } = nodeByID(leaf.id)!
const lines = Object.fromEntries(
  productLineNames.map((name) => [
    name,
    { hsCode: '841370', gtin: '4006381333931' }[name as string] ?? `A ${name}, = 5`,
  ]),
)
const facts = {
  ...lines,
  name: 'Pump "A"; large',
  description: 'Lifts\nwater.',
  industryId: industry.id,
  categoryId: category!.id,
  subCategoryId: leaf.id,
  keywords: ['pump', 'water'],
  price: { currency: 'EUR', unit: 'piece', min: 90.125, max: 120.5, tiers: [{ quantity: 10, price: 95.125 }] },
  leadTime: 14,
  stock: false,
  media: [{ kind: 'image', url: link, from: link }],
  status: 'archived',
  specs: [{ key: 'Flow rate', value: '20 m³/h' }],
}
const row = {
  ...facts,
  id: 'id',
  businessId: 'business',
  slug: 'pump-a-large',
  datasheets: [],
} as unknown as ProductRow
const pictures = new Map([[link, { origin: link, photo: { url: link } as never, failed: false }]])

test('every column is exported, and imported it is as it was', async () => {
  const catalogue = { industryId: industry.id, activeMost: 1, active: 0, products: [] as ProductRow[] }
  for (const locale of locales)
    for (const decimal of ['.', ','] as const) {
      const cells = cellsOf(row, locale, 'https://site.example')
      assert.deepEqual(Object.keys(cells), [...catalogueFields, 'spec:Flow rate'])
      const rows = [{ row: 2, cells }]
      const [added] = await plan(rows, catalogue, { decimal, pictures, final: true })
      assert.deepEqual(added!.errors, [])
      const { slug: _, price, specs, ...columns } = added!.columns
      const parsed = { price: JSON.parse(price as string), specs: JSON.parse(specs as string) }
      assert.deepEqual({ ...columns, ...parsed, media: added!.media }, facts, `${locale} ${decimal}`)
      const [again] = await plan(rows, { ...catalogue, products: [row] }, { decimal, pictures, final: true })
      assert.equal(again!.outcome, 'unchanged')
    }
})

test('a column that is not exported says so', () => {
  const left = Object.entries(productColumns).filter(([key]) => !catalogueFields.includes(key as never))
  assert.deepEqual(
    left.map(([key, column]) => [key, 'exported' in column && column.exported]),
    [
      ['specs', 'each'],
      ['videos', false],
      ['datasheets', false],
    ],
  )
})

test('a column without reader, writer or field does not compile', () => {
  const none = {}
  // @ts-expect-error Nothing reads the stock.
  const readers: Readers = none as Omit<Readers, 'yesNo'>
  // @ts-expect-error Nothing writes the stock.
  const writers: Writers = none as Omit<Writers, 'yesNo'>
  // @ts-expect-error No column has this field.
  const field: ProductField = 'weight'
  // @ts-expect-error The catalog knows no such column.
  const column: (typeof catalogueFields)[number] = 'weight'
  assert.deepEqual([readers, writers, field, column], [none, none, 'weight', 'weight'])
})
