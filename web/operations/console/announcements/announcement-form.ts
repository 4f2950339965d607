// Announcement form schema; times in UTC.
import * as z from 'zod'
import type { Announcement } from '#contract/publishing/announcements/announcements.ts'
import { AnnouncementFields } from '#contract/publishing/announcements/fields.ts'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { inLocales } from '#contract/foundation/locales.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Moment } from '../moment.ts'

const { kind, texts, link, portals } = AnnouncementFields.shape

export const announcementForm = z.object({
  kind,
  texts: z.object(inLocales((locale) => checkedText(texts.shape[locale]))),
  link: checkedText(link),
  portals,
  startsAt: Moment,
  endsAt: Moment,
  reason: z.string(),
})
export const changeForm = announcementForm.extend({ reason: checkedText(required(staffReasonMost)) })

export type AnnouncementValues = z.input<typeof announcementForm>

const momentOf = (instant: string | null | undefined) => instant?.slice(0, 16) ?? ''

export function announcementValues(announcement: Announcement | undefined): AnnouncementValues {
  return {
    kind: announcement?.kind ?? 'info',
    texts: announcement?.texts ?? inLocales(() => ''),
    link: announcement?.link ?? '',
    portals: announcement?.portals ?? [],
    startsAt: momentOf(announcement?.startsAt),
    endsAt: momentOf(announcement?.endsAt),
    reason: '',
  }
}
