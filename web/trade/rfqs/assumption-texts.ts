// Words for comparison assumptions.
import { useLingui } from '@lingui/react/macro'
import type { Assumption } from '#contract/trade/rfqs/comparison.ts'
import { useSite } from '#web/foundation/page.ts'
import { useUnitNames } from '#web/trade/units/card.tsx'

export function useAssumptionTexts(): (assumption: Assumption) => string {
  const { t } = useLingui()
  const { formats } = useSite()
  const units = useUnitNames()
  return (assumption) => {
    switch (assumption.kind) {
      case 'unit':
        return t`Quoted in ${units[assumption.from]}`
      case 'currency':
        return t`Quoted in ${assumption.from}, rate ${formats.number(assumption.rate)}`
      case 'belowTier':
        return t`Price from ${formats.number(assumption.quantity)} on`
      case 'belowMinimum':
        return t`Below the minimum order of ${formats.number(assumption.quantity)}`
      case 'incoterm':
        return t`Delivery ${assumption.code}, not as asked`
    }
  }
}
