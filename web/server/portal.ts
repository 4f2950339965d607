// The portal that a page is drawn with: its language, video and phone numbers may be those of the operator's copy.
import type { Portal } from '#contract/foundation/portals.ts'
import type { Api, SiteSettings } from '#web/foundation/page.ts'

/** Tag of every cached page of a portal. */
export function portalTag(key: string): string {
  return `portal:${key}`
}

type Operator = SiteSettings['operator']
/** `until`: 0 where the settings could not be read, so that the page is not cached. */
type Read = { portal: Portal; operator: Operator; until: number }

/** A page is worth more than its settings: where they can't be read, `onFailure` is told and it has those of the software. */
export async function readPortal(
  api: Api,
  portal: Portal,
  operator: Operator,
  onFailure: (error: unknown) => void,
): Promise<Read> {
  try {
    const { locale, video, phones, whatsapp } = await api.portalPages.settings({ params: { key: portal.key } })
    const numbers = { phones: linesOf(phones, operator.phones), whatsapp: linesOf(whatsapp, operator.whatsapp) }
    return { portal: { ...portal, locale, video }, operator: { ...operator, ...numbers }, until: Infinity }
  } catch (error) {
    onFailure(error)
    return { portal, operator, until: 0 }
  }
}

function linesOf(own: Operator['phones'], usual: Operator['phones']): Operator['phones'] {
  return { usa: own.usa || usual.usa, europe: own.europe || usual.europe }
}
