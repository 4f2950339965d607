// Files of inquiries, RFQs and quotations, private to the owner's readers.
import * as z from 'zod'
import { messageFilesMost } from '#contract/foundation/constants.ts'
import { FileReference, Instant } from '#contract/foundation/shapes.ts'

export const Attachment = z.object({
  fileID: z.string(),
  name: z.string(),
  contentType: z.string().describe('by its bytes'),
  bytes: z.int(),
  afterNda: z.literal(true).optional().describe('open to the other side only while an NDA covers it'),
  locked: z.literal(true).optional().describe('not open to the viewer'),
})
export type Attachment = z.output<typeof Attachment>

/** Upload tokens. */
export const Attachments = z.array(FileReference).max(messageFilesMost, `at most ${messageFilesMost}`).default([])

export const AfterNda = z
  .boolean()
  .default(false)
  .describe('the files are opened to the other side only once both signed an NDA')

/** Download address, valid for minutes. */
export const AttachmentAddress = z.object({ url: z.string(), expire: Instant })
export type AttachmentAddress = z.output<typeof AttachmentAddress>
