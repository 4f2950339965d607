// Portal settings of a page.
import type { Portal } from '#contract/foundation/portals.ts'
import type { Api, SiteSettings } from '#web/foundation/page.ts'
import type { Hold } from './held.ts'

export function portalTag(key: string): string {
  return `portal:${key}`
}

type Operator = SiteSettings['operator']
/** `until`: 0 prevents caching. */
type CachedPortal = { portal: Portal; operator: Operator; until: number }

/** A failure is reported to `onFailure`; the built-in settings apply. */
export async function readPortal(
  api: Api,
  portal: Portal,
  { operator, hold }: { operator: Operator; hold: Hold },
  onFailure: (error: unknown) => void,
): Promise<CachedPortal> {
  try {
    const { key } = portal
    const read = () => api.portalPages.settings({ params: { key } })
    const { locale, video, phones, whatsapp } = await hold({ tag: portalTag(key), key: '' }, read)
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
