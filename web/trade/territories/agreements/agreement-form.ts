// Schema of a proposed agreement.
import * as z from 'zod'
import type { Agreement } from '#contract/trade/territories/agreements.ts'
import { AgreementTerms, NewAgreement } from '#contract/trade/territories/fields.ts'
import { type AgreementSide, exclusivities, lineRoles } from '#contract/trade/territories/states.ts'
import { checkedBy, checkedText, issueOf } from '#web/foundation/form/codecs.ts'

const terms = AgreementTerms.shape

const fields = z.object({
  with: checkedText(NewAgreement.shape.with),
  lines: z.array(z.string()),
  subject: checkedText(terms.subject),
  countries: checkedBy(z.array(z.string()), terms.countries),
  role: z.enum(lineRoles),
  exclusivity: z.enum(exclusivities),
  from: checkedText(terms.from),
  until: checkedText(terms.until),
  listed: z.boolean(),
  showsEnd: z.boolean(),
  note: checkedText(NewAgreement.shape.note),
})
export type AgreementValues = z.input<typeof fields>

function formOf(side: AgreementSide) {
  return fields.check(({ value, issues }) => {
    const { lines, subject, from, until } = value
    const isSupplier = side === 'supplier'
    if (lines.length === 0 && (isSupplier || subject.trim() === ''))
      issues.push({ ...issueOf('required', value), path: [isSupplier ? 'lines' : 'subject'] })
    if (until !== '' && until < from) issues.push({ ...issueOf('order', value), path: ['until'] })
  })
}
export const agreementForms = { supplier: formOf('supplier'), distributor: formOf('distributor') }

type Start = { partner: string; line?: string | undefined; country?: string | undefined; today: string }

export function agreementValues({ partner, line, country, today }: Start, old?: Agreement): AgreementValues {
  return {
    with: partner,
    lines: old?.lines.map(({ id }) => id) ?? (line ? [line] : []),
    subject: old?.subject ?? '',
    countries: old?.countries.map(({ code }) => code) ?? (country ? [country] : []),
    role: old?.role ?? 'distributor',
    exclusivity: old?.exclusivity ?? 'none',
    from: today,
    until: '',
    listed: old?.listed[old.side] ?? true,
    showsEnd: old?.showsEnd[old.side] ?? false,
    note: '',
  }
}
