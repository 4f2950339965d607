// Portal copy, editable by the operator: shape and limits.
import * as z from 'zod'
import { requiredLine } from '#contract/foundation/fields.ts'
import { inLocales, locales } from '#contract/foundation/locales.ts'
import { videoChoices } from '#contract/foundation/portals.ts'

export const portalTitleMost = 70
export const portalLeadMost = 210
export const portalIndustriesMost = 15
export const portalGoodsMost = 12
export const portalPortsMost = 12
export const portalFairsMost = 12
export const portalNameMost = 80
export const portalSourceMost = 500
const yearsFrom = 2020
const yearsTo = 2100

/** All together: titles never mix versions. */
function inAllLanguages(most: number) {
  const one = requiredLine(most)
  return z.object(inLocales(() => one))
}

function distinct<T extends z.ZodType<string>>(one: T, [least, most]: [number, number]) {
  return z
    .array(one)
    .min(least)
    .max(most)
    .refine((values) => new Set(values).size === values.length, {
      error: 'must not repeat',
      params: { code: 'notAccepted' },
    })
}

/** International, with human spacing. */
export const phonePattern = /^\+[\d ()-]{8,24}$/
const Phone = z
  .string()
  .trim()
  .refine((value) => value === '' || phonePattern.test(value), {
    error: 'must be an international number, such as +1 202 555 0100',
    params: { code: 'phone' },
  })
const Lines = z.object({ usa: Phone, europe: Phone }).describe('empty: the number of the settings')

const Source = z.object({
  name: requiredLine(portalNameMost),
  year: z.int().min(yearsFrom).max(yearsTo),
  url: z
    .string()
    .trim()
    .max(portalSourceMost)
    .refine((value) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(value) && URL.canParse(value), {
      error: 'must begin with https://',
      params: { code: 'website' },
    }),
})
const key = z.string().max(40)

export const PortalCopy = z.object({
  title: inAllLanguages(portalTitleMost),
  lead: inAllLanguages(portalLeadMost),
  locale: z.enum(locales).describe('language that crawlers are given for visitors of no known language'),
  video: z.enum(videoChoices).describe('Spanish pages have the Spanish one, where there is any'),
  phones: Lines,
  whatsapp: Lines,
  industries: distinct(key, [1, portalIndustriesMost]).describe('keys, in the order in which they are shown'),
  exports: z.object({
    goods: distinct(key, [1, portalGoodsMost]).describe('chapters of the Harmonized System'),
    source: Source,
  }),
  ports: distinct(requiredLine(portalNameMost), [2, portalPortsMost]),
  fairs: z
    .array(z.object({ name: requiredLine(portalNameMost), city: requiredLine(portalNameMost) }))
    .min(1)
    .max(portalFairsMost),
})
export type PortalCopy = z.output<typeof PortalCopy>
