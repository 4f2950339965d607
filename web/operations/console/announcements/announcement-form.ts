// Announcement form schema; times in UTC.
import * as z from 'zod'
import type { Announcement } from '#contract/publishing/announcements/announcements.ts'
import { AnnouncementFields } from '#contract/publishing/announcements/fields.ts'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Moment } from '../moment.ts'

const { kind, texts, link, portals } = AnnouncementFields.shape
const { en, es, it, zh } = texts.shape

export const announcementForm = z.object({
  kind,
  texts: z.object({ en: checkedText(en), es: checkedText(es), it: checkedText(it), zh: checkedText(zh) }),
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
    texts: announcement?.texts ?? { en: '', es: '', it: '', zh: '', de: '' },
    link: announcement?.link ?? '',
    portals: announcement?.portals ?? [],
    startsAt: momentOf(announcement?.startsAt),
    endsAt: momentOf(announcement?.endsAt),
    reason: '',
  }
}
