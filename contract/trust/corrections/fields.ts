// Correctable fields.
import * as z from 'zod'
import { correctionNoteMost, generalDescriptionMost } from '#contract/foundation/constants.ts'
import { text } from '#contract/foundation/shapes.ts'
import type { SectionPath } from '#contract/identity/businesses/sections.ts'

export const correctable = [
  'general.companyName',
  'contactInfo.website',
  'contactInfo.phone',
  'contactInfo.email',
  'contactInfo.legalAddressEnglish',
  'contactInfo.city',
  'contactInfo.zipcode',
  'contactInfo.country',
  'general.yearStablished',
  'general.shortDescription',
  'general.generalDescription',
] as const satisfies SectionPath[]
export type Correctable = (typeof correctable)[number]

const linkMost = 500
export const NewCorrection = z.object({
  field: z.enum(correctable),
  value: text(generalDescriptionMost)
    .transform((value) => value.trim())
    .describe('as people write it; a country by its code; empty: there is none'),
  link: z.preprocess(
    (value) => (typeof value === 'string' && /^[^\s:/]+\.\S+$/.test(value.trim()) ? `https://${value.trim()}` : value),
    z.url({ protocol: /^https?$/, message: 'must be an address of the web' }).max(linkMost),
  ),
  note: text(correctionNoteMost).default(''),
})
