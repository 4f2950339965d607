// Announcement fields.
import * as z from 'zod'
import { inLocales } from '#contract/foundation/locales.ts'
import { portals } from '#contract/foundation/portals.ts'
import { text } from '#contract/foundation/shapes.ts'
import { announcementKinds, announcementLinkMost, announcementTextMost } from './rules.ts'

/** Plain text: line breaks become spaces. */
const Text = text(announcementTextMost).transform((value) => value.replace(/\s+/g, ' '))
const Translation = Text.default('').describe('empty: the English one is shown')

/** A path of this site, an external https address, or empty. */
const Link = z
  .string()
  .trim()
  .max(announcementLinkMost)
  .refine((value) => value === '' || isLink(value), {
    error: 'must be a path such as /industries, or begin with https://',
    params: { code: 'website' },
  })

function isLink(value: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(value)) return false
  if (/^\/(?!\/)/.test(value)) return true
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

const Moment = z.iso.datetime({ offset: true, error: 'must be a time' }).nullable().default(null)

export const AnnouncementFields = z.object({
  kind: z.enum(announcementKinds),
  texts: z.object({ ...inLocales(() => Translation), en: Text.pipe(z.string().min(1, 'is missing')) }),
  link: Link.default(''),
  portals: z
    .array(z.enum(portals.map(({ key }) => key)))
    .max(portals.length)
    .default([])
    .describe('keys of portals; none: all'),
  startsAt: Moment.describe('null: at once'),
  endsAt: Moment.describe('null: until it is ended'),
})
