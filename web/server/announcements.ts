// Announcements by portal and language, undismissed.
import { announcementsShown } from '#contract/publishing/announcements/rules.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Api, SiteSettings } from '#web/foundation/page.ts'
import type { Hold } from './held.ts'

export const announcementsTag = 'announcements'

/** `until`: next change (ms since 1970). */
type CachedAnnouncements = { announcements: SiteSettings['announcements']; until: number }
type Reader = { portal: string; locale: Locale; dismissed: readonly string[]; hold: Hold }

/** A failure is reported to `onFailure` and never fails the page. */
export async function readAnnouncements(
  api: Api,
  { portal, locale, dismissed, hold }: Reader,
  onFailure: (error: unknown) => void,
): Promise<CachedAnnouncements> {
  try {
    const { data, changesAt } = await hold(
      { tag: announcementsTag, key: `${portal} ${locale}` },
      () => api.announcements.current({ query: { portal, lang: locale } }),
      (current) => (current.changesAt ? Date.parse(current.changesAt) : Infinity),
    )
    const announcements = data.filter(({ version }) => !dismissed.includes(version)).slice(0, announcementsShown)
    return { announcements, until: changesAt ? Date.parse(changesAt) : Infinity }
  } catch (error) {
    onFailure(error)
    return { announcements: [], until: 0 }
  }
}
