// The title of a company's page. One line, no words of its own.
import { titleDescriptionMost } from '#contract/constants.ts'
import { cut } from '#web/ui/cut.ts'

/** The name, then the first 64 characters of the short description. */
export function titleOf({ companyName, shortDescription }: { companyName: string; shortDescription: string }): string {
  return [companyName, cut(shortDescription, titleDescriptionMost)].filter(Boolean).join(' | ')
}
