// Names of units, statuses and reasons in requests for quotation.
import { useLingui } from '@lingui/react/macro'
import type { SupplierReason } from '#contract/rfqs/rfqs.ts'
import type { RfqStatus, SupplierState } from '#contract/rfqs/states.ts'
import type { Unit } from '#contract/rfqs/units.ts'
import type { BadgeLook } from '#web/ui/Badge.tsx'

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

export function useStatusNames(): Record<RfqStatus, { text: string; look: BadgeLook }> {
  const { t } = useLingui()
  return {
    open: { text: t({ message: 'Open', comment: 'request for quotation' }), look: 'ok' },
    expired: { text: t({ message: 'Deadline passed', comment: 'request for quotation' }), look: 'warn' },
    awarded: { text: t({ message: 'Awarded', comment: 'request for quotation' }), look: 'info' },
    closed: { text: t({ message: 'Closed', comment: 'request for quotation' }), look: 'plain' },
  }
}

export function useSupplierStates(): Record<SupplierState, { text: string; look: BadgeLook }> {
  const { t } = useLingui()
  return {
    invited: { text: t({ message: 'No answer yet', comment: 'state of a supplier' }), look: 'plain' },
    quoted: { text: t({ message: 'Quoted', comment: 'state of a supplier' }), look: 'ok' },
    declined: { text: t({ message: 'Declined', comment: 'state of a supplier' }), look: 'warn' },
  }
}

export function useReasonNames(): Record<SupplierReason, string> {
  const { t } = useLingui()
  return {
    product: t`Makes such products`,
    category: t`Works in the category`,
    country: t`In your country`,
    certificates: t`Certified`,
    verified: t`Verified`,
    replyRate: t`Answers most inquiries`,
  }
}
