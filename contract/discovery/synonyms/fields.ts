// Synonym fields and limits.
import * as z from 'zod'
import { requiredLine } from '#contract/foundation/fields.ts'
import { inLocales } from '#contract/foundation/locales.ts'
import { text } from '#contract/foundation/shapes.ts'

export const synonymKinds = ['product', 'material', 'property', 'trade', 'category', 'role', 'place', 'unit'] as const
export type SynonymKind = (typeof synonymKinds)[number]
export const synonymNameMost = 120
/** Per language. */
export const synonymNamesMost = 20
/** Active at once. */
export const synonymsMost = 2000

/** `|` and tabs separate names in phrase files. */
const Name = requiredLine(synonymNameMost).transform((value) => value.replace(/[|\s]+/gu, ' '))
export const SynonymNames = z
  .array(Name)
  .max(synonymNamesMost)
  .transform((names) => [...new Set(names)])

const Names = SynonymNames.default([])

export const SynonymFields = z.object({
  kind: z.enum(synonymKinds),
  reference: text(200)
    .default('')
    .describe(
      'category: its id; role: business types with commas; place: country code, or country code, colon and town; property: the country that an adjective is of; others: empty',
    ),
  names: z.object(inLocales(() => Names)),
})
