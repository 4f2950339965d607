// Email words as form values: blank lines separate paragraphs.
import * as z from 'zod'
import { EmailWordsFields } from '#contract/identity/emails.ts'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'

const { subject, footer } = EmailWordsFields.shape

const optional = z.string().transform((text) => text.trim() || undefined)
const Paragraphs = z.string().transform((text) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean),
)
export const emailForm = z.object({
  words: z.object({
    subject: checkedText(subject),
    subjectMany: optional,
    paragraphs: Paragraphs,
    button: optional,
    footer: checkedText(footer),
  }),
  reason: checkedText(required(staffReasonMost)),
})
export type EmailFormValues = z.input<typeof emailForm>

export function emailValues({
  subject,
  subjectMany = '',
  paragraphs,
  button = '',
  footer,
}: EmailWordsFields): EmailFormValues {
  return { words: { subject, subjectMany, paragraphs: paragraphs.join('\n\n'), button, footer }, reason: '' }
}

export function wordsOf({
  subject,
  subjectMany,
  paragraphs,
  button,
  footer,
}: EmailFormValues['words']): EmailWordsFields {
  const more = optional.parse(subjectMany)
  const label = optional.parse(button)
  return {
    subject,
    ...(more && { subjectMany: more }),
    paragraphs: Paragraphs.parse(paragraphs),
    ...(label && { button: label }),
    footer,
  }
}
