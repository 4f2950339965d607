// Writable inquiry and message fields.
import * as z from 'zod'
import {
  freeSubjectLeast,
  freeSubjectMost,
  messageMost,
  inquiryLabelMost,
  inquiryNoteMost,
  savedReplyNameMost,
} from '#contract/foundation/constants.ts'
import { oneLine, required, requiredLine } from '#contract/foundation/fields.ts'
import { AfterNda, Attachments } from '#contract/identity/files/attachments.ts'
import { DeclaredLanguage, text, Uuid } from '#contract/foundation/shapes.ts'
import { subjectCodeOf } from './subjects.ts'

const codesInTheirCase = (subject: string) => {
  const code = subjectCodeOf(subject)
  return code === 'other' ? 'Other' : (code ?? subject)
}

/** A code of `subjects.ts`, one of its sentences (converted), or free text. */
export const Subject = oneLine(freeSubjectMost)
  .transform(codesInTheirCase)
  .pipe(z.string().min(freeSubjectLeast, `must have at least ${freeSubjectLeast} characters`))

export const InquiryMessage = required(messageMost)
const IdempotencyKey = Uuid.optional().describe(
  "in place of the header Idempotency-Key; kept with the message as the sender's own id of it",
)

export const NewInquiry = z.object({
  to: Uuid.describe('the business that is asked'),
  from: Uuid.optional().describe('the business that asks; the person itself without'),
  subject: Subject,
  message: InquiryMessage,
  language: DeclaredLanguage,
  product: Uuid.optional().describe('the product asked about, of the business that is asked'),
  files: Attachments,
  afterNda: AfterNda,
  idempotencyKey: IdempotencyKey,
})

/** Empty text requires a file. */
export const NewMessage = z
  .object({
    content: text(messageMost).default(''),
    language: DeclaredLanguage,
    files: Attachments,
    afterNda: AfterNda,
    idempotencyKey: IdempotencyKey,
  })
  .refine(({ content, files }) => content !== '' || files.length > 0, { path: ['content'], message: 'is missing' })

export const NoteText = required(inquiryNoteMost)
export const labelColors = ['gray', 'blue', 'green', 'yellow', 'red', 'purple'] as const
export const NewLabel = z.object({ name: requiredLine(inquiryLabelMost), color: z.enum(labelColors).default('gray') })
export const NewSavedReply = z.object({
  name: requiredLine(savedReplyNameMost),
  content: required(messageMost).describe('with placeholders, see `placeholders.ts`'),
})
export const MessageSettings = z.object({
  showRead: z.boolean().describe('do others see what was read?'),
  showTyping: z.boolean().describe('do others see that the person is typing?'),
})
