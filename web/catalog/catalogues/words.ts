// Words of imports.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  type CatalogueColumn,
  type CatalogueField,
  type CellProblem,
  isCatalogueColumn,
} from '#contract/catalog/catalogues/columns.ts'
import { type ColumnOf, productColumns } from '#contract/catalog/products/columns.ts'
import { useSite } from '#web/foundation/page.ts'
import { headingOf } from './headings.ts'
import type { FileProblem } from './reading/invalid-table.ts'

const problems = {
  missing: msg`is missing`,
  tooLong: msg`is too long`,
  tooMany: msg`has too many entries`,
  number: msg`must be a number`,
  whole: msg`must be a whole number`,
  currency: msg`is not a currency code such as EUR`,
  order: msg`must have the lower price first`,
  tiers: msg`must be «quantity: price» with increasing quantities, such as «100: 4.50; 500: 4.20»`,
  category: msg`is not one of our categories`,
  categories: msg`is the name of several categories: write the industry before it, such as «Industry > Category»`,
  status: msg`must be active, draft or archived`,
  yesNo: msg`must be yes or no`,
  hsCode: msg`must have six to ten digits`,
  gtin: msg`must be a GTIN or EAN whose check digit is right`,
  formula: msg`is an error of a formula in the file`,
  twice: msg`is already in an earlier row`,
  several: msg`belongs to several of your products: give each its own part number first`,
  pictureMissing: msg`is not among the pictures`,
  link: msg`does not lead to a picture that we can download`,
  documentLink: msg`must be addresses of files, with | between; a kind may stand before, such as «model: https://…»`,
  other: msg`was not accepted: please check it`,
} satisfies Record<CellProblem, unknown>

export function useProblemWords(): (problem: CellProblem) => string {
  const { i18n } = useLingui()
  return (problem) => i18n._(problems[problem])
}

type Line = ColumnOf<'line'>

export function useHints(): (field: CatalogueField) => string {
  const { t } = useLingui()
  const { formats } = useSite()
  const most = formats.number(productColumns.name.most)
  function upTo(field: 'description' | Line): string {
    const most = formats.number(productColumns[field].most)
    return t`Up to ${most} characters`
  }
  const hints: Record<Exclude<CatalogueField, Line>, string> & Partial<Record<Line, string>> = {
    name: t`Required for new products, up to ${most} characters`,
    partNumber: t`A product with the same part number is updated`,
    description: upTo('description'),
    category: t`Name in any language, such as Industry > Category > Subcategory`,
    keywords: t`Up to ten, separated by semicolons (;)`,
    price: t`Empty: on request`,
    priceMax: t`Only for a price range`,
    currency: t`Three letters, such as EUR`,
    unit: t`For example piece or kg`,
    tiers: t`quantity: price; such as 100: 4.50; 500: 4.20`,
    minimumOrder: t`For example 50 pieces`,
    leadTime: t`Whole days`,
    stock: t`yes or no`,
    hsCode: t`Six to ten digits`,
    gtin: t`8, 12, 13 or 14 digits`,
    photos: t`Names of files in your ZIP, or links, separated by |`,
    status: t`active, draft or archived`,
  }
  return (field) => hints[field] ?? upTo(field as Line)
}

export function useColumnNames(): (column: string) => string {
  const { locale } = useSite()
  return (column) => (isCatalogueColumn(column) ? headingOf(column as CatalogueColumn, locale) : column)
}

export function useOutcomeNames(): Record<'added' | 'changed' | 'unchanged' | 'refused', string> {
  const { t } = useLingui()
  return { added: t`New`, changed: t`Changed`, unchanged: t`Unchanged`, refused: t`Rejected` }
}

export function useFileProblems(): Record<FileProblem, string> {
  const { t } = useLingui()
  return {
    empty: t`This file has no table with headings and at least one row. Is it an XLSX or CSV file?`,
    oldExcel: t`This is an Excel file of before 2007 (XLS), a format that cannot be read safely. Open it in Excel and choose Save as: XLSX.`,
    password: t`This file is protected by a password, so nobody can read it without. Remove the password in Excel (File > Info) and choose Save as: XLSX.`,
    webPage: t`This is a web page, though its name may end in XLS: some systems export so. Open it in Excel and choose Save as: XLSX.`,
    xml: t`This is an XML file, though its name may end in XLS. Open it in Excel and choose Save as: XLSX.`,
    openDocument: t`This is a file of LibreOffice or OpenOffice (ODS). Open it there and choose Save as: XLSX.`,
    binary: t`This is a binary Excel file (XLSB), a format that is not read here. Open it in Excel and choose Save as: XLSX.`,
    numbers: t`This is a file of Apple Numbers. Open it there and choose Export to: Excel.`,
    zip: t`This is a ZIP, not a table. Choose the table first, and the ZIP with its pictures in the next step.`,
    pdf: t`This is a PDF: it has no cells that could be read. Choose the table that it was made of, as XLSX or CSV.`,
    damaged: t`This spreadsheet is damaged or incomplete. Open it in Excel and choose Save as: XLSX.`,
    unknown: t`This is neither a spreadsheet nor a text. Choose an XLSX or CSV file.`,
  }
}
