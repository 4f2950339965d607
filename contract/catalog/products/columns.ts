// Columns of a product; all other lists derive from this one. No zod.
import {
  datasheetsMost,
  keywordsMost,
  photosMost,
  priceTiersMost,
  productDescriptionMost,
  productNameMost,
  specsMost,
  videosMost,
} from '#contract/foundation/constants.ts'

const comparisonGroups = ['price', 'delivery', 'specs', 'product'] as const
export type ComparisonGroup = (typeof comparisonGroups)[number]

type LimitedKind = 'name' | 'line' | 'text' | 'list' | 'unit' | 'tiers' | 'days' | 'pictures' | 'specs' | 'files'
type Column = (
  | { kind: LimitedKind; most: number }
  | { kind: 'amount'; end: 'min' | 'max' }
  | { kind: 'node' | 'currency' | 'yesNo' | 'hsCode' | 'gtin' | 'status' }
) & {
  /** Fields of a product that it stands for; default: its key. */
  fields?: readonly string[]
  /** `each`: every entry is a column (`spec:Flow rate`); false: not in catalogs. */
  exported?: 'each' | false
  /** Null: no row of a comparison. */
  compared: { group: ComparisonGroup; place: number } | null
}

/** The order of exported files. A `line` is one optional line of text. */
export const productColumns = {
  name: { kind: 'name', most: productNameMost, compared: null },
  partNumber: { kind: 'line', most: 100, compared: { group: 'product', place: 3 } },
  brand: { kind: 'line', most: 100, compared: { group: 'product', place: 2 } },
  description: { kind: 'text', most: productDescriptionMost, compared: null },
  category: {
    kind: 'node',
    fields: ['industry', 'category', 'subCategory'],
    compared: { group: 'product', place: 1 },
  },
  keywords: { kind: 'list', most: keywordsMost, compared: null },
  price: { kind: 'amount', end: 'min', compared: { group: 'price', place: 1 } },
  priceMax: { kind: 'amount', end: 'max', fields: ['price'], compared: null },
  currency: { kind: 'currency', fields: ['price'], compared: null },
  unit: { kind: 'unit', most: 40, fields: ['price'], compared: null },
  tiers: { kind: 'tiers', most: priceTiersMost, fields: ['price'], compared: { group: 'price', place: 2 } },
  minimumOrder: { kind: 'line', most: 80, compared: { group: 'price', place: 3 } },
  leadTime: { kind: 'days', most: 3650, compared: { group: 'delivery', place: 1 } },
  stock: { kind: 'yesNo', compared: { group: 'delivery', place: 2 } },
  hsCode: { kind: 'hsCode', compared: { group: 'product', place: 4 } },
  gtin: { kind: 'gtin', compared: { group: 'product', place: 6 } },
  photos: { kind: 'pictures', most: photosMost, compared: null },
  status: { kind: 'status', compared: null },
  specs: { kind: 'specs', most: specsMost, exported: 'each', compared: { group: 'specs', place: 1 } },
  videos: { kind: 'files', most: videosMost, exported: false, compared: null },
  datasheets: { kind: 'files', most: datasheetsMost, exported: false, compared: { group: 'product', place: 5 } },
} as const satisfies Record<string, Column>

type Columns = typeof productColumns
export type ColumnKey = keyof Columns
type KeysWhere<Condition> = { [K in ColumnKey]: Columns[K] extends Condition ? K : never }[ColumnKey]

export type ColumnOf<Kind extends Column['kind']> = KeysWhere<{ kind: Kind }>
export type ExportedColumn = Exclude<ColumnKey, KeysWhere<{ exported: unknown }>>
export type ComparedColumn = Exclude<ColumnKey, KeysWhere<{ compared: null }>>
export type KindOf<Key extends ColumnKey> = Columns[Key]['kind']

type FieldsOf<Key extends ColumnKey> = Columns[Key] extends { fields: readonly (infer Field)[] } ? Field : Key
export type ProductField = { [Key in ColumnKey]: FieldsOf<Key> }[ColumnKey]

const keys = Object.keys(productColumns) as ColumnKey[]

export function columnsOf<Kind extends Column['kind']>(...kinds: Kind[]): ColumnOf<Kind>[] {
  return keys.filter((key) => kinds.includes(productColumns[key].kind as Kind)) as ColumnOf<Kind>[]
}

export const exportedColumns = keys.filter((key) => !('exported' in productColumns[key])) as ExportedColumn[]

export const comparedColumns = comparisonGroups.map((group) => ({
  group,
  columns: keys
    .flatMap((key) => {
      const { compared } = productColumns[key]
      return compared?.group === group ? [{ key: key as ComparedColumn, place: compared.place }] : []
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ key }) => key),
}))
