// RFQ and quotation form schemas.
import * as z from 'zod'
import type { Decimal } from '#contract/foundation/numbers.ts'
import { NewEstimates, NewQuotation, NewRfq, Unit } from '#contract/trade/rfqs/fields.ts'
import type { Quotation, RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import {
  amountText,
  checkedBy,
  checkedText,
  fileReferences,
  filledRows,
  numberText,
  textOfNumber,
} from '#web/foundation/form/codecs.ts'
import type { ChosenFile } from '#web/trade/inquiries/attachments/card.tsx'

const need = NewRfq.shape
const terms = NewQuotation.shape

export function rfqForm(decimal: Decimal) {
  const amount = numberText(decimal)
  return z.object({
    title: checkedText(need.title),
    category: checkedText(need.category),
    quantity: checkedBy(amount.pipe(z.number()), need.quantity),
    unit: Unit,
    specs: checkedBy(filledRows(need.specs.unwrap().element), need.specs),
    description: checkedText(need.description),
    files: fileReferences<ChosenFile>(),
    afterNda: z.boolean(),
    country: checkedText(need.country),
    incoterm: checkedText(need.incoterm),
    targetPrice: checkedBy(amountText(decimal), need.targetPrice),
    currency: checkedText(need.currency),
    deadline: checkedText(need.deadline),
    place: checkedText(need.place),
    neededBy: checkedText(need.neededBy),
    suppliers: checkedBy(z.array(z.string()), need.suppliers),
  })
}
export type RfqValues = z.input<ReturnType<typeof rfqForm>>

type Start = Partial<Pick<RfqValues, 'title' | 'category' | 'country' | 'currency' | 'suppliers'>> & {
  deadline: string
}

export function rfqValues(start: Start): RfqValues {
  return {
    title: '',
    category: '',
    quantity: '',
    unit: 'piece',
    specs: [],
    description: '',
    files: [],
    afterNda: false,
    country: '',
    incoterm: '',
    targetPrice: '',
    place: '',
    neededBy: '',
    currency: 'USD',
    suppliers: [],
    ...start,
  }
}

export function quotationForm(decimal: Decimal) {
  const amount = numberText(decimal)
  const whole = numberText(decimal, { whole: true })
  const tier = z.object({ quantity: amount.pipe(z.number()), unitPrice: amountText(decimal).pipe(z.number()) })
  return z.object({
    tiers: checkedBy(filledRows(tier), terms.tiers),
    unit: Unit,
    currency: checkedText(terms.currency),
    minimumOrder: checkedBy(amount, terms.minimumOrder),
    leadTime: checkedBy(whole, terms.leadTime),
    transitDays: checkedBy(whole, terms.transitDays),
    pickUp: checkedBy(amountText(decimal), terms.pickUp),
    freight: checkedBy(amountText(decimal), terms.freight),
    insurance: checkedBy(amountText(decimal), terms.insurance),
    handling: checkedBy(amountText(decimal), terms.handling),
    paymentDays: checkedBy(whole, terms.paymentDays),
    warrantyMonths: checkedBy(whole, terms.warrantyMonths),
    reference: checkedText(terms.reference),
    incoterm: checkedText(terms.incoterm),
    place: checkedText(terms.place),
    paymentTerms: checkedText(terms.paymentTerms),
    validUntil: checkedText(terms.validUntil),
    note: checkedText(terms.note),
    files: fileReferences<ChosenFile>(),
    afterNda: z.boolean(),
  })
}
export type QuotationValues = z.input<ReturnType<typeof quotationForm>>

export function quotationValues(rfq: RfqDetail, latest: Quotation | undefined, decimal: Decimal): QuotationValues {
  const number = (value: number | null | undefined) => textOfNumber(value, decimal)
  const tiers = latest?.tiers.map((one) => ({ quantity: number(one.quantity), unitPrice: number(one.unitPrice) }))
  return {
    tiers: tiers ?? [{ quantity: number(rfq.quantity), unitPrice: '' }],
    unit: latest?.unit ?? rfq.unit,
    currency: latest?.currency ?? rfq.currency,
    minimumOrder: number(latest?.minimumOrder),
    leadTime: number(latest?.leadTime),
    transitDays: number(latest?.transitDays),
    pickUp: number(latest?.pickUp),
    freight: number(latest?.freight),
    insurance: number(latest?.insurance),
    handling: number(latest?.handling),
    paymentDays: number(latest?.paymentDays),
    warrantyMonths: number(latest?.warrantyMonths),
    reference: latest?.reference ?? '',
    incoterm: (latest ?? rfq).incoterm?.code ?? '',
    place: latest?.place ?? '',
    paymentTerms: latest?.paymentTerms ?? '',
    validUntil: latest?.validUntil ?? '',
    note: latest?.note ?? '',
    files: (latest?.files ?? []).map(({ fileID, name, bytes }) => ({ url: `/files/${fileID}/content`, name, bytes })),
    afterNda: false,
  }
}

const figures = NewEstimates.shape

export function estimatesForm(decimal: Decimal) {
  return z.object({
    handling: checkedBy(amountText(decimal), figures.handling),
    dutyPercent: checkedBy(numberText(decimal), figures.dutyPercent),
  })
}

export function estimatesValues({ estimates }: RfqDetail, decimal: Decimal) {
  return {
    handling: textOfNumber(estimates?.handling, decimal),
    dutyPercent: textOfNumber(estimates?.dutyPercent, decimal),
  }
}
