// The words for the fields of a product and for what is wrong with them.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Problem } from './product-form.ts'

const problems = {
  missing: msg`is missing`,
  long: msg`is too long`,
  number: msg`must be a number`,
  whole: msg`must be a whole number`,
  order: msg`must be larger than the one before`,
  keywords: msg`at most ten keywords`,
  hsCode: msg`has six to ten digits`,
  video: msg`must be a link to YouTube or Vimeo`,
  price: msg`a price is missing`,
  full: msg`Your membership shows no more products: archive one, or keep this a draft.`,
  server: msg`is not accepted: please check it`,
} satisfies Record<Problem, unknown>

const fields: Record<string, ReturnType<typeof msg>> = {
  name: msg`Product name`,
  description: msg`Description`,
  industry: msg`Industry`,
  category: msg`Category`,
  subCategory: msg`Subcategory`,
  keywords: msg`Keywords`,
  specs: msg`Specifications`,
  leadTime: msg`Lead time`,
  stock: msg`In stock`,
  brand: msg`Brand`,
  partNumber: msg`Part number`,
  hsCode: msg`HS code`,
  minimumOrder: msg`Minimum order`,
  pricing: msg`Price`,
  min: msg`Lowest price`,
  max: msg`Highest price`,
  tiers: msg`Price`,
  photos: msg`Pictures`,
  videos: msg`Videos`,
  datasheets: msg`Datasheets`,
  status: msg`Shown to buyers`,
}

export function useProblemWords(): (problem: Problem) => string {
  const { i18n } = useLingui()
  return (problem) => i18n._(problems[problem])
}

/** The name of a field by its path (`specs.2`). */
export function useFieldNames(): (path: string) => string {
  const { i18n } = useLingui()
  return (path) => {
    const name = fields[path.split('.')[0]!]
    return name ? i18n._(name) : path
  }
}
