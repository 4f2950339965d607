// Translation of a text: remembered ones by the reader's wish, others on request.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useShowsUnasked } from './preference.ts'
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

/** `isOffered` false: shown on request only. */
type OriginalInput = Omit<TranslationInput, 'language'> & { from: string | null; isOffered?: boolean }
export type Translation = Omit<TranslationState, 'from' | 'texts'> & {
  texts: Record<string, string>
  from: string | null
  translate: () => void
  showOriginal: () => void
  toggleOriginal: () => void
}

const none = {}

export function useTranslation({ from, isOffered = true, ...asked }: OriginalInput): Translation {
  const api = useApi()
  const { locale } = useSite()
  const all = { ...asked, language: locale }
  const key = keyOf(all)
  const found = useSyncExternalStore(
    onTranslations,
    () => stateOf(key),
    () => untranslated,
  )
  const isUnasked = useShowsUnasked(from) && isOffered && from !== null && from !== locale
  const remember = useEffectEvent(() => {
    const { state, texts } = stateOf(key)
    if (state === 'original' && !texts) askFor(api, all, false)
  })
  useEffect(() => {
    if (isUnasked) remember()
  }, [isUnasked, key])
  return {
    ...found,
    texts: found.texts ?? none,
    from: found.from ?? from,
    translate: () => askFor(api, all),
    showOriginal: () => changeState(key, { state: 'original' }),
    toggleOriginal: () => changeState(key, { isOriginalHidden: !stateOf(key).isOriginalHidden }),
  }
}
