// Price and category in the conflict dialog.
import { useLingui } from '@lingui/react/macro'
import { stepsText } from './Price.tsx'
import type { ProductValues } from './product-form.ts'
import { type NamedNode, useCategories } from './tree.ts'

export function useConflictFields(industries: readonly NamedNode[]) {
  const { t } = useLingui()
  function priceText({ price: { kind, currency, unit, min, max, tiers } }: ProductValues): string {
    if (kind === 'request') return t`On request`
    const per = [currency, unit].filter(Boolean).join(' / ')
    if (kind === 'range') return `${[min, max].filter(Boolean).join('–')} ${per}`
    return `${stepsText(tiers)}\n${per}`
  }
  return {
    industry: { display: (values: ProductValues) => <PlaceName {...values} industries={industries} /> },
    price: { label: t`Price`, display: priceText },
  }
}

type Place = Pick<ProductValues, 'industry' | 'category' | 'subCategory'> & { industries: readonly NamedNode[] }

/** The form's own categories cover only one place. */
function PlaceName({ industry, category, subCategory, industries }: Place) {
  const chosen = useCategories(industry).find(({ id }) => id === category)
  const leaf = chosen?.subCategories.find(({ id }) => id === subCategory)
  return [industries.find(({ id }) => id === industry), chosen, leaf].flatMap((node) => node?.name ?? []).join(' › ')
}
