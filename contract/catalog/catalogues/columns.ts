// Columns and limits of a table of products. Without zod, for pages.

export const catalogueFields = [
  'name',
  'partNumber',
  'brand',
  'description',
  'category',
  'keywords',
  'price',
  'priceMax',
  'currency',
  'unit',
  'tiers',
  'minimumOrder',
  'leadTime',
  'stock',
  'hsCode',
  'photos',
  'status',
] as const
export type CatalogueField = (typeof catalogueFields)[number]

/** A specification is a column of its own: `spec:Flow rate`. */
export const specPrefix = 'spec:'
export type CatalogueColumn = CatalogueField | `spec:${string}`

export function isCatalogueColumn(text: string): text is CatalogueColumn {
  return text.startsWith(specPrefix) ? text.length > specPrefix.length : catalogueFields.includes(text as never)
}

/** One row of the table: what stands in its cells, by column. */
export type Cells = Record<string, string | number>

/** In a cell: takes away what the product has. An empty cell changes nothing. */
export const clearingSign = '-'

export const importRowsMost = 10_000
export const rowsAtOnceMost = 500
/** Limit of a linked picture; an uploaded one has 500 KB at most. */
export const linkedPictureBytesMost = 8 * 1024 * 1024

/** Errors of a row by column; `other` is in the server’s own words. */
export const cellProblems = [
  'missing',
  'tooLong',
  'tooMany',
  'number',
  'whole',
  'currency',
  'order',
  'tiers',
  'category',
  'categories',
  'status',
  'yesNo',
  'hsCode',
  'twice',
  'several',
  'pictureMissing',
  'link',
  'other',
] as const
export type CellProblem = (typeof cellProblems)[number]
