// Exports for neighbors.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Unit } from '#contract/trade/rfqs/units.ts'
import { useSite } from '#web/foundation/page.ts'

type CountUnit = Extract<
  Unit,
  'piece' | 'pair' | 'dozen' | 'hundred' | 'thousand' | 'set' | 'roll' | 'carton' | 'pallet' | 'container'
>

export function useUnitNames(): Record<Unit, string> {
  const { t } = useLingui()
  return {
    piece: t({ message: 'pieces', comment: 'unit of a quantity' }),
    pair: t({ message: 'pairs', comment: 'unit of a quantity' }),
    dozen: t({ message: 'dozens', comment: 'unit of a quantity' }),
    hundred: t({ message: 'hundreds', comment: 'unit of a quantity' }),
    thousand: t({ message: 'thousands', comment: 'unit of a quantity' }),
    g: 'g',
    kg: 'kg',
    t: 't',
    lb: 'lb',
    mm: 'mm',
    cm: 'cm',
    m: 'm',
    km: 'km',
    ft: 'ft',
    m2: 'm²',
    ft2: 'ft²',
    ml: 'ml',
    l: 'l',
    m3: 'm³',
    gal: 'gal (US)',
    set: t({ message: 'sets', comment: 'unit of a quantity' }),
    roll: t({ message: 'rolls', comment: 'unit of a quantity' }),
    carton: t({ message: 'cartons', comment: 'unit of a quantity' }),
    pallet: t({ message: 'pallets', comment: 'unit of a quantity' }),
    container: t({ message: 'containers', comment: 'unit of a quantity' }),
  }
}

export function useUnitOf(): (count: number, unit: Unit) => string {
  const { t } = useLingui()
  const names = useUnitNames()
  return (count, unit) => {
    const counted: Record<CountUnit, string> = {
      piece: t`${plural(count, { one: 'piece', other: 'pieces' })}`,
      pair: t`${plural(count, { one: 'pair', other: 'pairs' })}`,
      dozen: t`${plural(count, { one: 'dozen', other: 'dozens' })}`,
      hundred: t`${plural(count, { one: 'hundred', other: 'hundreds' })}`,
      thousand: t`${plural(count, { one: 'thousand', other: 'thousands' })}`,
      set: t`${plural(count, { one: 'set', other: 'sets' })}`,
      roll: t`${plural(count, { one: 'roll', other: 'rolls' })}`,
      carton: t`${plural(count, { one: 'carton', other: 'cartons' })}`,
      pallet: t`${plural(count, { one: 'pallet', other: 'pallets' })}`,
      container: t`${plural(count, { one: 'container', other: 'containers' })}`,
    }
    return unit in counted ? counted[unit as CountUnit] : names[unit]
  }
}

/** 1 piece, 2 pieces. */
export function useQuantity(): (count: number, unit: Unit) => string {
  const { formats } = useSite()
  const unitOf = useUnitOf()
  return (count, unit) => `${formats.number(count)} ${unitOf(count, unit)}`
}

/** EUR 12.50 / dozen. */
export function useUnitPrice(): (price: number, currency: string, unit: Unit) => string {
  const { formats } = useSite()
  const unitOf = useUnitOf()
  return (price, currency, unit) => `${currency} ${formats.amount(price)} / ${unitOf(1, unit)}`
}
