// Cells of prices: in the common currency, as quoted, by tiers.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fixed } from '#contract/foundation/numbers.ts'
import type { Unit } from '#contract/trade/rfqs/units.ts'
import { useSite } from '#web/foundation/page.ts'
import { useQuantity, useUnitOf, useUnitPrice } from '#web/trade/units/card.tsx'
import type { Column } from './columns.ts'
import styles from './Comparison.module.css'

type Props = { column: Column; currency: string; unit: Unit; mark: ReactNode }

export function PriceCell({ column: { offer, quotation }, currency, unit, mark }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const priceOf = useUnitPrice()
  const unitOf = useUnitOf()
  const quantityOf = useQuantity()
  const isAsQuoted = quotation.currency === currency && quotation.unit === unit
  const quotedPrice = offer.quotedPrice ?? quotation.tiers[0]?.unitPrice ?? 0
  const quoted =
    quotation.unit === 'piece' && unit === 'piece'
      ? `${quotation.currency} ${formats.amount(quotedPrice)}`
      : priceOf(quotedPrice, quotation.currency, quotation.unit)
  return (
    <>
      {offer.unitPrice !== null && (
        <>
          <span className={styles.key}>
            {currency} {formats.amount(inCents(offer.unitPrice))}
          </span>
          {unit !== 'piece' && <span className="muted small"> / {unitOf(1, unit)}</span>}
          {mark}
        </>
      )}
      <small>{isAsQuoted ? <Trans>as quoted</Trans> : <Trans>{quoted} quoted</Trans>}</small>
      {offer.missing.includes('rate') && (
        <small className={styles.warning}>{t`No exchange rate for ${quotation.currency}`}</small>
      )}
      {offer.missing.includes('unit') && <small className={styles.warning}>{t`Quoted in another kind of unit`}</small>}
      {offer.assumptions.map((one) =>
        one.kind === 'belowTier' ? (
          <small
            key={one.kind}
            className={styles.warning}
          >{t`Price from ${quantityOf(one.quantity, quotation.unit)} on`}</small>
        ) : one.kind === 'belowMinimum' ? (
          <small key={one.kind} className={styles.warning}>
            {t`Below the minimum order of ${quantityOf(one.quantity, quotation.unit)}`}
          </small>
        ) : null,
      )}
    </>
  )
}

/** Small prices keep their digits. */
function inCents(price: number): number {
  return price < 1 ? price : Number(fixed(price, 2))
}

export function Tiers({ column: { offer, quotation }, unit }: { column: Column; unit: Unit }) {
  const { formats } = useSite()
  const isKnown = offer.tiers.length > 0
  const tiers = isKnown ? offer.tiers : quotation.tiers.map((tier) => ({ ...tier, isInForce: false }))
  const isCounted = (isKnown ? unit : quotation.unit) === 'piece'
  const range = (at: number) => {
    const [from, next] = [tiers[at]!.quantity, tiers[at + 1]?.quantity]
    if (!isCounted || next === undefined) return `${formats.number(from)}+`
    return formats.range({ min: from, max: Math.max(from, next - 1) })
  }
  return (
    <dl className={styles.tiers}>
      {tiers.map(({ quantity, unitPrice, isInForce }, at) => (
        <div key={quantity} data-in-force={isInForce || undefined}>
          <dt>{range(at)}</dt>
          <dd>{isKnown ? formats.amount(inCents(unitPrice)) : `${quotation.currency} ${formats.amount(unitPrice)}`}</dd>
        </div>
      ))}
    </dl>
  )
}
