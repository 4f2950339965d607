// Exports for other capabilities: names of units of a quantity.
import { useLingui } from '@lingui/react/macro'
import type { Unit } from '#contract/trade/rfqs/units.ts'

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
