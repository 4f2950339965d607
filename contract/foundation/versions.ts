// Owners' versions of their texts in other languages.
import * as z from 'zod'
import { clearable } from './fields.ts'
import { locales, type Locale } from './locales.ts'

export const translators = ['deepl', 'libretranslate', 'model', 'glossary'] as const

export const LanguageCode = z.string().regex(/^[a-z]{2}$/, 'must be a language of two letters')

/** Null: it can't be told. */
const Language = z.string().nullable().describe('ISO 639-1; null: unknown')

type Fields = Record<string, z.ZodType>
type Of<F extends Fields, T> = { [K in keyof F]: T }

function each<F extends Fields, T>(fields: F, of: T): Of<F, T> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, of])) as Of<F, T>
}

function byLocale<T extends z.ZodType>(of: T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, of])) as Record<Locale, T>
}

export function writtenVersions<F extends Fields>(fields: F) {
  const version = z
    .object({ ...fields, machine: z.enum(translators).describe('whose translation was corrected; absent: own words') })
    .partial()
    .refine((texts) => Object.entries(texts).some(([name, text]) => name !== 'machine' && text), {
      error: 'is missing',
      params: { code: 'required' },
    })
  return {
    languages: z
      .object(each(fields, clearable(LanguageCode)))
      .partial()
      .optional()
      .describe('what the texts are written in, ISO 639-1; absent or empty: found out'),
    versions: z
      .object(byLocale(clearable(version)))
      .partial()
      .optional()
      .describe('own words in other languages, each as a whole; empty removes one'),
  }
}

const outdated = z.boolean().describe('older than the original')

export function readVersions<F extends Fields>(fields: F) {
  const texts = z.object(each(fields, z.string())).partial().shape
  return {
    languages: z.object(each(fields, Language)),
    translation: z
      .object({
        language: z.string(),
        ...texts,
        by: z.enum(['owner', 'corrected', 'machine']).describe('corrected: by the owner, from a machine'),
        provider: z.string().optional().describe('deepl, libretranslate, model; glossary: terms of trade alone'),
        from: z.string().optional().describe('by a machine: the language of the original, ISO 639-1'),
        outdated,
      })
      .optional()
      .describe("in the reader's language; a text that is absent has none, and the original stands"),
    versions: z
      .object(byLocale(z.object({ ...texts, machine: z.string().optional(), outdated }).optional()))
      .partial()
      .optional()
      .describe('in all languages, asked for by those who edit'),
  }
}
