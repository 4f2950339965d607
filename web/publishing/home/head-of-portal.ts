// Title and description of the first page of a portal, as search engines show them.
import { metaDescriptionMost } from '#contract/foundation/constants.ts'
import type { PortalPage } from '#contract/publishing/portal-pages.ts'
import { cut } from '#web/ui/cut.ts'

/** `name`: of the operator and the portal. */
export function headOfPortal({ title, lead }: Pick<PortalPage, 'title' | 'lead'>, name: string) {
  return { title: `${name}: ${title.replace(/[.。]$/, '')}`, description: cut(lead, metaDescriptionMost) }
}
