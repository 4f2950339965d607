// Names of statuses and reasons in requests for quotation.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SupplierReason } from '#contract/trade/rfqs/rfqs.ts'
import type { RfqStatus, SupplierState } from '#contract/trade/rfqs/states.ts'
import type { BadgeLook } from '#web/ui/Badge.tsx'

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

export function useReasonText(thing: string | null): (reason: SupplierReason) => string {
  const { t } = useLingui()
  const named = thing ?? ''
  return ({ kind, products = 0 }) => {
    const texts: Record<SupplierReason['kind'], string> = {
      product: named
        ? t`Offers “${named}”: ${plural(products, { 100: '# products or more', one: '# product', other: '# products' })}`
        : t`In the category: ${plural(products, { one: '# product', other: '# products' })}`,
      profile: t`Its profile names “${named}”`,
      category: t`Works in the category`,
      country: t`In your country`,
      certificates: t`Certified`,
      verified: t`Verified`,
      replyRate: t`Answers most inquiries`,
    }
    return texts[kind]
  }
}
