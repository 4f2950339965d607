// Settings of translations.
import * as z from 'zod'
import type { TranslationCaps } from '#api/foundation/context.ts'

const services = ['deepl', 'libretranslate', 'model'] as const
type ServiceName = (typeof services)[number]

const expected = `expected a comma list of ${services.join(', ')}`
const list = z
  .string()
  .transform((text) => [...new Set(text.split(/[ ,]+/))])
  .pipe(z.array(z.enum(services, { error: expected })).min(1))
const example = 'expected an address without a password, such as http://localhost:5000'
const address = z.url({ protocol: /^https?$/, error: example }).refine((text) => !URL.parse(text)?.username, example)
const key = z.string().max(300, 'expected at most 300 characters')
const characters = z.string().regex(/^(\d{1,12}|none)$/, 'expected a number of characters, or none')
const capOf = (text: string) => (text === 'none' ? undefined : Number(text))

export const translationRules = {
  DEEPL_KEY: key.optional(),
  DEEPL_URL: address.optional(),
  LIBRETRANSLATE_URL: address.optional(),
  LIBRETRANSLATE_KEY: key.optional(),
  TRANSLATION_MODEL_URL: address.optional(),
  TRANSLATION_MODEL_KEY: key.optional(),
  TRANSLATION_MODEL_NAME: z.string().max(200).optional(),
  TRANSLATION_ORDER: list.optional(),
  TRANSLATION_MESSAGES: z.union([z.literal('off'), list], { error: `${expected}, or off` }).default('off'),
  TRANSLATION_SWEEP: z
    .string()
    .regex(/^\d{1,6}$/, 'expected a number of texts an hour')
    .default('0')
    .transform(Number),
  TRANSLATION_CHARACTERS_DAY: characters.default('200000'),
  TRANSLATION_CHARACTERS_MONTH: characters.default('none'),
  TRANSLATION_CHARACTERS_BUSINESS: characters.default('none'),
  TRANSLATION_CHARACTERS_PORTAL: characters.default('none'),
}
export const translationKeys = ['DEEPL_KEY', 'LIBRETRANSLATE_KEY', 'TRANSLATION_MODEL_KEY']

export const translationUrls = ['DEEPL_URL', 'LIBRETRANSLATE_URL', 'TRANSLATION_MODEL_URL']

type Values = z.output<z.ZodObject<typeof translationRules>>

const neededBy: Record<ServiceName, readonly (keyof Values)[]> = {
  deepl: ['DEEPL_KEY'],
  libretranslate: ['LIBRETRANSLATE_URL'],
  model: ['TRANSLATION_MODEL_URL', 'TRANSLATION_MODEL_NAME'],
}

export function lackOfTranslation(known: Values): string | undefined {
  if (!known.TRANSLATION_MODEL_URL !== !known.TRANSLATION_MODEL_NAME)
    return 'TRANSLATION_MODEL_URL, TRANSLATION_MODEL_NAME: each needs the other'
  const messages = known.TRANSLATION_MESSAGES === 'off' ? [] : known.TRANSLATION_MESSAGES
  for (const name of [...(known.TRANSLATION_ORDER ?? []), ...messages]) {
    const lacking = neededBy[name].filter((setting) => !known[setting])
    if (lacking.length > 0) return `${lacking.join(', ')}: needed where ${name} is to translate`
  }
  return undefined
}

export function translationOf(known: Values) {
  const set = services.filter((name) => neededBy[name].every((setting) => known[setting]))
  if (set.length === 0) return undefined
  const caps: TranslationCaps = {
    day: capOf(known.TRANSLATION_CHARACTERS_DAY),
    month: capOf(known.TRANSLATION_CHARACTERS_MONTH),
    business: capOf(known.TRANSLATION_CHARACTERS_BUSINESS),
    portal: capOf(known.TRANSLATION_CHARACTERS_PORTAL),
  }
  return {
    deepl: { key: known.DEEPL_KEY, address: known.DEEPL_URL },
    libretranslate: { address: known.LIBRETRANSLATE_URL, key: known.LIBRETRANSLATE_KEY },
    model: {
      address: known.TRANSLATION_MODEL_URL,
      key: known.TRANSLATION_MODEL_KEY,
      model: known.TRANSLATION_MODEL_NAME,
    },
    listings: known.TRANSLATION_ORDER ?? set,
    messages: known.TRANSLATION_MESSAGES === 'off' ? [] : known.TRANSLATION_MESSAGES,
    sweep: known.TRANSLATION_SWEEP,
    caps,
  }
}
