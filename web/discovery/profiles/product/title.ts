// Title of a product's page.
import { titleDescriptionMost } from '#contract/foundation/constants.ts'
import { cut } from '#web/ui/cut.ts'

type Titled = { name: string; description: string; brand: string | null }

/** Name, the first 64 characters of the description, country and brand; missing parts are left out. */
export function titleOf({ name, description, brand }: Titled, countryName: string): string {
  return [name, cut(description, titleDescriptionMost), countryName, brand].filter(Boolean).join(' | ')
}
