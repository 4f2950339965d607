// Translated names and messages of columns, cell problems and row outcomes.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  type CatalogueColumn,
  type CatalogueField,
  type CellProblem,
  isCatalogueColumn,
} from '#contract/catalogues/columns.ts'
import { useSite } from '#web/app/page.ts'
import { headingOf } from './headings.ts'

const problems = {
  missing: msg`is missing`,
  tooLong: msg`is too long`,
  tooMany: msg`are too many`,
  number: msg`must be a number`,
  whole: msg`must be a whole number`,
  currency: msg`is not the code of a currency, such as EUR`,
  order: msg`the lower price comes first`,
  tiers: msg`write «quantity: price» with quantities that grow, such as «100: 4.50; 500: 4.20»`,
  category: msg`is not a category that we know`,
  categories: msg`is the name of several categories: write the industry before it, such as «Industry > Category»`,
  status: msg`must be active, draft or archived`,
  yesNo: msg`must be yes or no`,
  hsCode: msg`has six to ten digits`,
  twice: msg`stands in an earlier row already`,
  several: msg`belongs to several of your products: give them part numbers of their own first`,
  pictureMissing: msg`is not among the pictures`,
  link: msg`leads to no picture that we can fetch`,
  other: msg`is not accepted: please check it`,
} satisfies Record<CellProblem, unknown>

const hints: Record<CatalogueField, ReturnType<typeof msg>> = {
  name: msg`Needed for new products, up to 200 characters`,
  partNumber: msg`A product with the same part number is changed`,
  brand: msg`Up to 100 characters`,
  description: msg`Up to 5,000 characters`,
  category: msg`Name in any language, such as Industry > Category > Subcategory`,
  keywords: msg`Up to ten, parted by ;`,
  price: msg`Empty: on request`,
  priceMax: msg`Only where it is a range`,
  currency: msg`Three letters, such as EUR`,
  unit: msg`Such as piece or kg`,
  tiers: msg`quantity: price; such as 100: 4.50; 500: 4.20`,
  minimumOrder: msg`Such as 50 pieces`,
  leadTime: msg`Whole days`,
  stock: msg`yes or no`,
  hsCode: msg`Six to ten digits`,
  photos: msg`Names of files in your ZIP, or links, parted by |`,
  status: msg`active, draft or archived`,
}

export function useProblemWords(): (problem: CellProblem) => string {
  const { i18n } = useLingui()
  return (problem) => i18n._(problems[problem])
}

export function useHints(): (field: CatalogueField) => string {
  const { i18n } = useLingui()
  return (field) => i18n._(hints[field])
}

/** The heading of a column; a specification has its own name. */
export function useColumnNames(): (column: string) => string {
  const { locale } = useSite()
  return (column) => (isCatalogueColumn(column) ? headingOf(column as CatalogueColumn, locale) : column)
}

export function useOutcomeNames(): Record<'added' | 'changed' | 'unchanged' | 'refused', string> {
  const { t } = useLingui()
  return { added: t`New`, changed: t`Changed`, unchanged: t`Unchanged`, refused: t`Refused` }
}
