// Product page title.
import { titleDescriptionMost } from '#contract/foundation/constants.ts'
import { cut } from '#web/ui/cut.ts'

type Titled = { name: string; description: string; brand: string | null }

export function titleOf({ name, description, brand }: Titled, countryName: string): string {
  return [name, cut(description, titleDescriptionMost), countryName, brand].filter(Boolean).join(' | ')
}
