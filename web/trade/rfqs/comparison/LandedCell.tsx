// Landed cost with its parts.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { partsLeftToBuyer, type CostPart } from '#contract/trade/rfqs/landed.ts'
import { useSite } from '#web/foundation/page.ts'
import type { Column } from './columns.ts'
import styles from './Comparison.module.css'

export function usePartNames(): Record<CostPart | 'duty', string> {
  const { t } = useLingui()
  return {
    pickUp: t({ message: 'pick-up', comment: 'part of a landed cost' }),
    freight: t({ message: 'freight', comment: 'part of a landed cost' }),
    insurance: t({ message: 'insurance', comment: 'part of a landed cost' }),
    handling: t({ message: 'handling', comment: 'part of a landed cost' }),
    duty: t({ message: 'import duty', comment: 'part of a landed cost' }),
  }
}

type Props = { column: Column; currency: string; mark: ReactNode }

export function LandedCell({ column: { offer, quotation }, currency, mark }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const names = usePartNames()
  const { total, parts, missing, duty } = offer.landed
  const left = partsLeftToBuyer(quotation.incoterm?.code)
  const isNamed = (one: (typeof missing)[number]): one is CostPart => one in names
  const lacking = missing.filter(isNamed).map((part) => names[part])
  const whole = (amount: number) => formats.number(Math.round(amount))
  const included = (['freight', 'insurance'] as const)
    .filter((part) => left && !left.includes(part))
    .map((part) => names[part])
  const told = [
    ...(included.length > 0 ? [t`${included.join(' + ')} in the price`] : []),
    ...parts.map(({ part, amount, isEstimate }) =>
      isEstimate ? t`${names[part]} ${whole(amount)} (your estimate)` : `${names[part]} ${whole(amount)}`,
    ),
    ...(duty === 'seller' ? [t`duty paid by the seller`] : []),
  ]
  return (
    <>
      {total !== null && (
        <>
          <span className={styles.key}>
            {currency} {whole(total)}
          </span>
          {mark}
        </>
      )}
      {missing.includes('incoterm') && (
        <small>
          <Trans>No Incoterm, so no landed cost</Trans>
        </small>
      )}
      {lacking.length > 0 && (
        <small>
          <Trans>Missing: {lacking.join(', ')}</Trans>
        </small>
      )}
      {missing.includes('price') && lacking.length === 0 && (
        <small>
          <Trans>No price to add to</Trans>
        </small>
      )}
      {missing.includes('rate') && (
        <small>
          <Trans>Your estimate can't be converted</Trans>
        </small>
      )}
      {told.length > 0 && <small className={styles.parts}>{told.join(', ')}</small>}
    </>
  )
}
