// The title of a product's page. One line, no words of its own.
import { titleDescriptionMost } from '#contract/constants.ts'
import { cut } from '#web/ui/cut.ts'

type Titled = { name: string; description: string; brand: string | null }

/** Name, the first 64 characters of the description, country and brand; what is missing is left out. */
export function titleOf({ name, description, brand }: Titled, countryName: string): string {
  return [name, cut(description, titleDescriptionMost), countryName, brand].filter(Boolean).join(' | ')
}
