// Inquiry form schema and values.
import * as z from 'zod'
import { InquiryMessage, Subject } from '#contract/trade/inquiries/fields.ts'
import { checkedText, fileReferences } from '#web/foundation/form/codecs.ts'
import type { SentFile } from '../attachments/attachment.ts'

/** `other` requires the sender's own words. */
const chosenSubject = z
  .object({ code: z.string(), own: z.string() })
  .superRefine(({ code, own }, { addIssue }) => {
    if (code === '') addIssue({ code: 'custom', params: { code: 'required' }, path: ['code'] })
    if (code !== 'other') return
    for (const issue of Subject.safeParse(own).error?.issues ?? [])
      addIssue({ ...issue, path: ['own'] } as z.core.$ZodRawIssue)
  })
  .transform(({ code, own }) => (code === 'other' ? own.trim() : code))

export const inquiryForm = z.object({
  from: z.string(),
  subject: chosenSubject,
  message: checkedText(InquiryMessage),
  files: fileReferences<SentFile>(),
  afterNda: z.boolean(),
})
export type InquiryValues = z.input<typeof inquiryForm>

type Start = Pick<InquiryValues, 'subject' | 'message'>

export function inquiryValues(from: string, start?: Start): InquiryValues {
  return {
    from,
    subject: start?.subject ?? { code: '', own: '' },
    message: start?.message ?? '',
    files: [],
    afterNda: false,
  }
}

/** Own subject, no message yet. */
export function startOf(own: string): Start {
  return { subject: { code: 'other', own }, message: '' }
}

export function isIncomplete({ subject: { code, own }, message }: InquiryValues): boolean {
  return !code || !message.trim() || (code === 'other' && !own.trim())
}
