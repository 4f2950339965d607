// Whether a translation is offered for a text.
import { useSite } from '#web/foundation/page.ts'
import { useReadingPreference } from './preference.ts'
import { useTranslates } from './translates.ts'

export function useOffered(what: 'listings' | 'messages'): (language: string | null) => boolean {
  const { locale } = useSite()
  const isOn = useTranslates()[what]
  const { translate, languages } = useReadingPreference()
  if (!isOn || translate === 'never') return () => false
  return (language) => language !== null && language !== locale && !languages.includes(language)
}
