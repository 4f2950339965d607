// Translating services.
import type { TranslationSettings } from '#api/foundation/context.ts'
import { deepL } from '#kit/translation/deepl.ts'
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import { languageModel } from '#kit/translation/model.ts'
import type { Translator } from '#kit/translation/translator.ts'
import type { Settings } from './config.ts'

export function openTranslation(settings: NonNullable<Settings['translation']>): TranslationSettings {
  const { deepl, libretranslate, model, listings, messages, sweep, caps } = settings
  const known = new Map<string, Translator>()
  if (deepl.key) known.set('deepl', deepL({ ...deepl, key: deepl.key }))
  if (libretranslate.address)
    known.set('libretranslate', libreTranslate({ ...libretranslate, address: libretranslate.address }))
  if (model.address && model.model)
    known.set('model', languageModel({ ...model, address: model.address, model: model.model }))
  const lineOf = (names: readonly string[]) => names.flatMap((name) => known.get(name) ?? [])
  return { listings: lineOf(listings), messages: lineOf(messages), sweep, caps }
}
