// Message form: text, files, or both.
import * as z from 'zod'
import { messageMost } from '#contract/foundation/constants.ts'
import { text } from '#contract/foundation/shapes.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import type { SentFile } from '../attachments/attachment.ts'

export const messageForm = z.object({
  content: checkedText(text(messageMost)).transform((typed) => typed.trim()),
  files: z.custom<SentFile[]>(),
  afterNda: z.boolean(),
})
export type MessageValues = z.input<typeof messageForm>

export const emptyMessage: MessageValues = { content: '', files: [], afterNda: false }
