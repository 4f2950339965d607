// Whether the site translates by machine.
import { type SiteSettings, useSite } from '#web/foundation/page.ts'

const nothing = { listings: false, messages: false }

export function useTranslates(): NonNullable<SiteSettings['translates']> {
  return useSite().translates ?? nothing
}
