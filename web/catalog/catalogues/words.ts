// Translated columns, cell problems and row outcomes.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  type CatalogueColumn,
  type CatalogueField,
  type CellProblem,
  isCatalogueColumn,
} from '#contract/catalog/catalogues/columns.ts'
import { useSite } from '#web/foundation/page.ts'
import { headingOf } from './headings.ts'

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
  twice: msg`is already in an earlier row`,
  several: msg`belongs to several of your products: give each its own part number first`,
  pictureMissing: msg`is not among the pictures`,
  link: msg`does not lead to a picture that we can download`,
  other: msg`was not accepted: please check it`,
} satisfies Record<CellProblem, unknown>

const hints: Record<CatalogueField, ReturnType<typeof msg>> = {
  name: msg`Required for new products, up to 200 characters`,
  partNumber: msg`A product with the same part number is updated`,
  brand: msg`Up to 100 characters`,
  description: msg`Up to 5,000 characters`,
  category: msg`Name in any language, such as Industry > Category > Subcategory`,
  keywords: msg`Up to ten, separated by semicolons (;)`,
  price: msg`Empty: on request`,
  priceMax: msg`Only for a price range`,
  currency: msg`Three letters, such as EUR`,
  unit: msg`For example piece or kg`,
  tiers: msg`quantity: price; such as 100: 4.50; 500: 4.20`,
  minimumOrder: msg`For example 50 pieces`,
  leadTime: msg`Whole days`,
  stock: msg`yes or no`,
  hsCode: msg`Six to ten digits`,
  photos: msg`Names of files in your ZIP, or links, separated by |`,
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

export function useColumnNames(): (column: string) => string {
  const { locale } = useSite()
  return (column) => (isCatalogueColumn(column) ? headingOf(column as CatalogueColumn, locale) : column)
}

export function useOutcomeNames(): Record<'added' | 'changed' | 'unchanged' | 'refused', string> {
  const { t } = useLingui()
  return { added: t`New`, changed: t`Changed`, unchanged: t`Unchanged`, refused: t`Rejected` }
}
