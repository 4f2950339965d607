// Form of an exchange rate.
import * as z from 'zod'
import type { Decimal } from '#contract/foundation/numbers.ts'
import { NewRate, type KeptRate } from '#contract/trade/rates/rates.ts'
import { checkedBy, checkedText, numberText, textOfNumber } from '#web/foundation/form/codecs.ts'

const rate = NewRate.shape

export function rateForm(decimal: Decimal) {
  return z.object({
    currency: z.string(),
    perEuro: checkedBy(numberText(decimal).pipe(z.number()), rate.perEuro),
    date: checkedText(rate.date),
    source: checkedText(rate.source),
    reason: checkedText(rate.reason),
  })
}

export function rateValues(chosen: KeptRate | undefined, currency: string, decimal: Decimal) {
  return {
    currency: chosen?.currency ?? currency,
    perEuro: textOfNumber(chosen?.perEuro, decimal),
    date: '',
    source: chosen?.source ?? '',
    reason: '',
  }
}
