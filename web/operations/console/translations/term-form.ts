// Form of a term.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { oneLine, required, requiredLine } from '#contract/foundation/fields.ts'
import { type GlossaryEntry, termMost } from '#contract/foundation/translations/translations.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'

const name = checkedText(oneLine(termMost))

export const termForm = z.object({
  en: checkedText(requiredLine(termMost)),
  es: name,
  it: name,
  zh: name,
  de: name,
  reason: checkedText(required(staffReasonMost)),
})

export function termValues(term: GlossaryEntry | undefined): z.input<typeof termForm> {
  const { en = '', es = '', it = '', zh = '', de = '' } = term ?? {}
  return { en, es, it, zh, de, reason: '' }
}
