// Services that the privacy policy does not name.
import type { Locale } from '#contract/foundation/locales.ts'
import type { TextSources } from '#contract/publishing/texts.ts'
import type { TranslationState } from './answers.ts'

const written: Record<string, string> = { deepl: 'DeepL', libretranslate: 'LibreTranslate' }

/** Languages whose policy omits a service. A model has no name of its own: any edited text counts. */
export function policiesLacking(
  services: TranslationState['data'],
  policies: readonly Pick<TextSources, 'lang' | 'source' | 'fileSource'>[],
): Locale[] {
  return policies
    .filter(({ source, fileSource }) =>
      services.some(({ name }) => source === fileSource || !source.includes(written[name] ?? '')),
    )
    .map(({ lang }) => lang)
}
