// Title and meta description of a portal's first page.
import { metaDescriptionMost } from '#contract/foundation/constants.ts'
import type { PortalPage } from '#contract/publishing/portal-pages.ts'
import { cut } from '#web/ui/cut.ts'

export function headOfPortal({ title, lead }: Pick<PortalPage, 'title' | 'lead'>, name: string) {
  const [own, ...rest] = title.replace(/[.。]$/, '').split(/[:：]\s*/)
  const said = rest.length > 0 && name.endsWith(own!) ? rest.join(': ') : title.replace(/[.。]$/, '')
  return {
    title: /\p{Script=Han}/u.test(said) ? `${name}：${said}` : `${name}: ${said}`,
    description: cut(lead, metaDescriptionMost),
  }
}
