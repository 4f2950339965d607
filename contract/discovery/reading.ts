// Contents in the reader's language: translations by machine, as a reader asks for them.
import * as z from 'zod'
import { readLanguagesMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { locales } from '#contract/foundation/locales.ts'
import { Instant, Uuid } from '#contract/foundation/shapes.ts'
import { LanguageCode } from '#contract/foundation/versions.ts'
import { reportCalls } from './reading-reports.ts'

export const readingKinds = ['product', 'business', 'post', 'comment', 'rfq', 'message', 'quotation'] as const
export type ReadingKind = (typeof readingKinds)[number]
export const translationWishes = ['always', 'ask', 'never'] as const
export type TranslationWish = (typeof translationWishes)[number]

export const readingIDsMost = 20
const Language = z.enum(locales)

const ReadTranslation = z.object({
  id: z.string(),
  from: z.string().describe('language of the original, ISO 639-1'),
  provider: z.string().describe('deepl, libretranslate, model; glossary: terms of trade alone'),
  texts: z.record(z.string(), z.string()).describe('by field, as in the answer that holds the original'),
})
export type ReadTranslation = z.output<typeof ReadTranslation>

const Translations = z.object({
  data: z.array(ReadTranslation).describe('in the order asked for; what is not there has none'),
  refusal: z
    .discriminatedUnion('reason', [
      z.object({ reason: z.literal('limit'), until: Instant.describe('a new period begins') }),
      z.object({ reason: z.literal('unavailable') }),
      z.object({ reason: z.literal('unclear').describe('the answer was thrown away; the next one would be as well') }),
    ])
    .nullable()
    .describe('why some lack; null: none does, or their language is unknown'),
})

const Preference = z.object({
  translate: z.enum(translationWishes).describe('always: without asking; ask: by a button; never'),
  languages: z.array(LanguageCode).max(readLanguagesMost).describe('that the person reads, besides that of the pages'),
})
export type ReadingPreference = z.output<typeof Preference>

const ThreadReading = z.object({
  always: z.boolean().describe('the viewer reads translations in this thread without asking'),
  readers: z
    .array(
      z.object({ id: z.string().describe('of the person, or of its company'), name: z.string(), language: z.string() }),
    )
    .describe('of the other side, who read in translation'),
})

export const reading = capability({
  translate: {
    method: 'POST',
    path: '/reading/translations',
    summary:
      'Translations by machine of texts that the viewer may read. Originals stay what they are; what cannot be translated is left out.',
    body: z.object({
      kind: z.enum(readingKinds),
      ids: z.array(Uuid).min(1).max(readingIDsMost),
      language: Language.describe('to translate into'),
      make: z.boolean().default(true).describe('false: only what was translated before'),
    }),
    answer: Translations,
    refusals: ['NotFound', 'TokenNotFound'],
  },
  preference: {
    method: 'GET',
    path: '/reading/preference',
    summary: 'How the viewer wants texts in other languages to be shown.',
    signedIn: true,
    answer: Preference,
  },
  setPreference: {
    method: 'PUT',
    path: '/reading/preference',
    summary: 'Sets how texts in other languages are shown to the viewer. Safe to repeat.',
    signedIn: true,
    body: Preference,
    answer: Preference,
  },
  thread: {
    method: 'GET',
    path: '/reading/threads/:id',
    summary: 'Whether the viewer reads a thread in translation, and who else does.',
    signedIn: true,
    params: z.object({ id: Uuid.describe('of the thread') }),
    answer: ThreadReading,
    refusals: ['NotFound'],
  },
  setThread: {
    method: 'PUT',
    path: '/reading/threads/:id',
    summary: 'Reads a thread in translation without asking, or no longer. Safe to repeat.',
    signedIn: true,
    params: z.object({ id: Uuid.describe('of the thread') }),
    body: z.object({ always: z.boolean(), language: Language }),
    answer: ThreadReading,
    refusals: ['NotFound'],
  },
  ...reportCalls,
})
