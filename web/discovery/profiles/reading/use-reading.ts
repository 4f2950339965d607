// A listing as it is read: translated, original, or side by side.
import { useState } from 'react'
import type { Site } from '#web/foundation/page.ts'
import { inReadersLanguage } from '#web/foundation/versions/translated.ts'

export type Translation = {
  language: string
  by: 'owner' | 'corrected' | 'machine'
  provider?: string | undefined
  from?: string | undefined
  outdated: boolean
}
export type Texts = { languages: Record<string, string | null>; translation?: Translation | undefined }
export type View = 'translation' | 'both' | 'original'

/** `usual`: initial view. A chosen view survives new data. */
export function useReading<T extends Texts>(id: string, original: T, usual: View = 'translation') {
  const [state, setState] = useState<{ id: string; view?: View; translation?: T['translation'] }>({ id, view: usual })
  const { view = usual, translation = original.translation } = state.id === id ? state : {}
  return {
    id,
    original,
    translation,
    view,
    change: (to: { view?: View; translation?: Translation }) =>
      setState((before) => ({ ...(before.id === id && before), ...(to as typeof state), id })),
    shown: view === 'original' ? original : inReadersLanguage({ ...original, translation }),
  }
}

export type Reading = ReturnType<typeof useReading<Texts>>

export function isForeign(
  { languages, translation }: Texts,
  { locale, translates }: Pick<Site, 'locale' | 'translates'>,
) {
  return (
    translation !== undefined ||
    (translates?.listings === true && Object.values(languages).some((one) => one !== null && one !== locale))
  )
}
