// Title of a company page.
import { titleDescriptionMost } from '#contract/foundation/constants.ts'
import { cut } from '#web/ui/cut.ts'

export function titleOf({ companyName, shortDescription }: { companyName: string; shortDescription: string }): string {
  return [companyName, cut(shortDescription, titleDescriptionMost)].filter(Boolean).join(' | ')
}
