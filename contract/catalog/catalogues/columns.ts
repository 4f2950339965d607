// Columns and limits of a product table. No zod.
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { columnsOf, type ExportedColumn, exportedColumns } from '#contract/catalog/products/columns.ts'

export const catalogueFields = exportedColumns
export type CatalogueField = ExportedColumn
export const pricedColumns = columnsOf('amount', 'tiers')

/** Column prefix: `spec:Flow rate`. */
export const specPrefix = 'spec:'
/** Units that prices are for; not stored. */
export const priceBaseColumn = 'per'
/** Read, not exported: addresses of documents, fetched after the import; a kind may stand before (`model: https://…`). */
export const documentsColumn = 'documents'
export type UnstoredColumn = typeof priceBaseColumn | typeof documentsColumn
export type CatalogueColumn = CatalogueField | VersionColumn | UnstoredColumn | `spec:${string}`

const versioned = ['name', 'description'] as const
/** The text in another language: `name[es]`. */
export type VersionColumn = `${(typeof versioned)[number]}[${Locale}]`
export const versionColumns = locales.flatMap((locale) =>
  versioned.map((field): VersionColumn => `${field}[${locale}]`),
)

export function versionIn(column: string): { field: (typeof versioned)[number]; locale: Locale } | undefined {
  if (!versionColumns.includes(column as VersionColumn)) return undefined
  const [field, locale] = column.slice(0, -1).split('[')
  return { field: field as (typeof versioned)[number], locale: locale as Locale }
}

export function isCatalogueColumn(text: string): text is CatalogueColumn {
  if (text.startsWith(specPrefix)) return text.length > specPrefix.length
  if (text === priceBaseColumn || text === documentsColumn) return true
  return versionIn(text) !== undefined || catalogueFields.includes(text as never)
}

export type Cells = Record<string, string | number>

/** Clears a field; an empty cell changes nothing. */
export const clearingSign = '-'

export const importRowsMost = 10_000
export const rowsAtOnceMost = 500
export const linkedPictureBytesMost = 8 * 1024 * 1024
export const linkedDocumentsMost = 10 // per row

/** `other` uses the server's words. */
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
  'gtin',
  'formula',
  'twice',
  'several',
  'pictureMissing',
  'link',
  'documentLink',
  'other',
] as const
export type CellProblem = (typeof cellProblems)[number]
