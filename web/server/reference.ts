// Shell reference data, cached by language until lists change.
import { LRUCache } from 'lru-cache'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import type { Api } from '#web/foundation/page.ts'
import { readReference, type Reference } from '#web/foundation/reference.ts'
import type { Changes } from './page-cache.ts'

/** Tag of every page: menus contain list names. */
export const listsTag = 'lists'
const keptFor = 60_000 // ms; fallback without change events

/** Failures are retried on the next call. `changes` replaces the minute's expiry. */
export function referenceReader(
  api: (locale: Locale) => Api,
  changes: Changes | undefined,
): (locale: Locale) => Promise<Reference> {
  const known = new LRUCache<Locale, Promise<Reference>>({ max: locales.length, ...(!changes && { ttl: keptFor }) })
  changes?.on((tags) => {
    if (tags.includes(listsTag)) known.clear()
  })
  return (locale) => {
    const there = known.get(locale)
    if (there) return there
    const reference = readReference(api(locale), locale)
    known.set(locale, reference)
    reference.catch(() => known.delete(locale))
    return reference
  }
}
