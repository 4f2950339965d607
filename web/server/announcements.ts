// The announcements that a page is drawn with: those of its portal and language, without those that the visitor has dismissed.
import { announcementsShown } from '#contract/publishing/announcements/rules.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Api, SiteSettings } from '#web/foundation/page.ts'

/** Tag of every cached page. */
export const announcementsTag = 'announcements'

/** `until`: when others are due (ms since 1970), after which a page drawn with these is old. */
type Read = { announcements: SiteSettings['announcements']; until: number }
type Reader = { portal: string; locale: Locale; dismissed: readonly string[] }

/** A page is worth more than its announcements: where they can't be read, `onFailure` is told and the page has none. */
export async function readAnnouncements(
  api: Api,
  { portal, locale, dismissed }: Reader,
  onFailure: (error: unknown) => void,
): Promise<Read> {
  try {
    const { data, changesAt } = await api.announcements.current({ query: { portal, lang: locale } })
    const announcements = data.filter(({ version }) => !dismissed.includes(version)).slice(0, announcementsShown)
    return { announcements, until: changesAt ? Date.parse(changesAt) : Infinity }
  } catch (error) {
    onFailure(error)
    return { announcements: [], until: 0 }
  }
}
