// Files of messages, requests for quotation and quotations: private to those who may read what they belong to.
import * as z from 'zod'
import { messageFilesMost } from '#contract/foundation/constants.ts'
import { FileReference, Instant } from '#contract/foundation/shapes.ts'

export const Attachment = z.object({
  fileID: z.string(),
  name: z.string(),
  contentType: z.string().describe('by its bytes'),
  bytes: z.int(),
})
export type Attachment = z.output<typeof Attachment>

/** As they are written: tokens of uploads. */
export const Attachments = z.array(FileReference).max(messageFilesMost, `at most ${messageFilesMost}`).default([])

/** Where the reader can download one, for some minutes. */
export const AttachmentAddress = z.object({ url: z.string(), expire: Instant })
export type AttachmentAddress = z.output<typeof AttachmentAddress>
