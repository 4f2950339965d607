// The form of a message: its text, or files, or both. No words, no markup.
import * as z from 'zod'
import { messageMost } from '#contract/constants.ts'
import { text } from '#contract/shapes.ts'
import { checkedText } from '#web/form/codecs.ts'
import type { SentFile } from '#web/requests/attachments/attachment.ts'

export const messageForm = z.object({
  content: checkedText(text(messageMost)).transform((typed) => typed.trim()),
  files: z.custom<SentFile[]>(),
})
export type MessageValues = z.input<typeof messageForm>

export const emptyMessage: MessageValues = { content: '', files: [] }
