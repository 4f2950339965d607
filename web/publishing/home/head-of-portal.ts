// Title and meta description of a portal's first page.
import { metaDescriptionMost } from '#contract/foundation/constants.ts'
import type { PortalPage } from '#contract/publishing/portal-pages.ts'
import { cut } from '#web/ui/cut.ts'

/** `name`: operator and portal. */
export function headOfPortal({ title, lead }: Pick<PortalPage, 'title' | 'lead'>, name: string) {
  return { title: `${name}: ${title.replace(/[.。]$/, '')}`, description: cut(lead, metaDescriptionMost) }
}
