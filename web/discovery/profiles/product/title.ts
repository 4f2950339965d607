// Product page title.
import { titleDescriptionMost } from '#contract/foundation/constants.ts'
import { cut } from '#web/ui/cut.ts'

type ProductTexts = { name: string; description: string; brand: string | null }

export function titleOf({ name, description, brand }: ProductTexts, countryName: string): string {
  return [name, cut(description, titleDescriptionMost), countryName, brand].filter(Boolean).join(' | ')
}
