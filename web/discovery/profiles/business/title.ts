// Title of a company's page.
import { titleDescriptionMost } from '#contract/foundation/constants.ts'
import { cut } from '#web/ui/cut.ts'

/** Name and the first 64 characters of the short description. */
export function titleOf({ companyName, shortDescription }: { companyName: string; shortDescription: string }): string {
  return [companyName, cut(shortDescription, titleDescriptionMost)].filter(Boolean).join(' | ')
}
