// Names of providers and languages.
import { useLingui } from '@lingui/react/macro'
import { isLocale, ownNames } from '#contract/foundation/locales.ts'

/** `isInSentence`: with an article. */
export function useProviderName(isInSentence = false): (provider: string | undefined) => string {
  const { t } = useLingui()
  return (provider = '') => {
    if (provider === 'deepl') return 'DeepL'
    if (provider === 'libretranslate') return 'LibreTranslate'
    if (isInSentence)
      return provider === 'glossary'
        ? t({ message: 'a glossary of trade', comment: 'translated by …' })
        : t({ message: 'a language model', comment: 'translated by …' })
    return provider === 'glossary' ? t`Glossary of trade` : t`Language model`
  }
}

export function useLanguageName(): (language: string | null) => string {
  const { i18n } = useLingui()
  return (language) => (language && new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language)) ?? ''
}

export function ownNameOf(language: string): string {
  if (isLocale(language)) return ownNames[language]
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
