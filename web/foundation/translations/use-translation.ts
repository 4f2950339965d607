// Translation of a text, on request.
import { useSyncExternalStore } from 'react'
import { useApi, useSite } from '#web/foundation/page.ts'
import {
  askFor,
  changeState,
  keyOf,
  onTranslations,
  stateOf,
  untranslated,
  type TranslationInput,
  type TranslationState,
} from './store.ts'

type OriginalInput = Omit<TranslationInput, 'language'> & { from: string | null }
export type Translation = Omit<TranslationState, 'from' | 'texts'> & {
  texts: Record<string, string>
  from: string | null
  /** `make`: false shows only what was translated before. */
  translate: (make?: boolean) => void
  showOriginal: () => void
  toggleOriginal: () => void
}

const none = {}

export function useTranslation({ from, ...asked }: OriginalInput): Translation {
  const api = useApi()
  const { locale } = useSite()
  const all = { ...asked, language: locale }
  const key = keyOf(all)
  const found = useSyncExternalStore(
    onTranslations,
    () => stateOf(key),
    () => untranslated,
  )
  return {
    ...found,
    texts: found.texts ?? none,
    from: found.from ?? from,
    translate: (make = true) => askFor(api, all, make),
    showOriginal: () => changeState(key, { state: 'original' }),
    toggleOriginal: () => changeState(key, { isOriginalHidden: !stateOf(key).isOriginalHidden }),
  }
}
