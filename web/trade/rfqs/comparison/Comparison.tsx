// Quotations compared.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import type { RfqDetail, RfqSupplier } from '#contract/trade/rfqs/rfqs.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { useOffered } from '#web/foundation/translations/offered.ts'
import { useQuantity } from '#web/trade/units/card.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { Basis } from './Basis.tsx'
import { useChosenCurrency } from './chosen-currency.ts'
import { comparedIn, currenciesOf, type Order } from './columns.ts'
import styles from './Comparison.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import { Downloads } from './Downloads.tsx'

const TranslatedQuotation = lazyComponent(async () => (await import('./TranslatedQuotation.tsx')).TranslatedQuotation)

type Lists = Pick<ReferenceLists, 'currencies'>
type Props = {
  rfq: RfqDetail
  lists: Lists
  onAward: (supplier: RfqSupplier) => void
  onChange: (rfq: RfqDetail) => void
}

export function Comparison({ rfq, lists, onAward, onChange }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const quantityOf = useQuantity()
  const isForeign = useOffered('messages')
  const offered = currenciesOf(rfq)
  const [currency, setCurrency] = useChosenCurrency(offered, rfq.currency)
  const [order, setOrder] = useState<Order>('price')
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const compared = comparedIn(rfq, currency, today, order)
  const { columns } = compared
  const where = [rfq.place, rfq.country.countryName].filter(Boolean).join(', ')
  return (
    <div className={styles.comparison}>
      <div className="row between">
        <div>
          <h2 id="comparison">
            <Plural value={columns.length} one="# quotation compared" other="# quotations compared" />
          </h2>
          <p className="muted">
            {rfq.neededBy ? (
              <Trans>
                {quantityOf(rfq.quantity, rfq.unit)}, needed at {where} by {formats.date(rfq.neededBy)}.
              </Trans>
            ) : (
              <Trans>
                {quantityOf(rfq.quantity, rfq.unit)} for {where}.
              </Trans>
            )}
          </p>
        </div>
        <div className="row">
          <Select label={t`Currency`} value={currency} onChange={(event) => setCurrency(event.target.value)}>
            {lists.currencies
              .filter(({ code }) => offered.has(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>{`${code} · ${name}`}</option>
              ))}
          </Select>
          <Select label={t`Sort by`} value={order} onChange={(event) => setOrder(event.target.value as Order)}>
            <option value="price">{t`By price`}</option>
            <option value="landed">{t`By landed cost`}</option>
            <option value="leadTime">{t`By lead time`}</option>
            <option value="name">{t`By name`}</option>
          </Select>
          <Downloads rfq={rfq} columns={columns} currency={currency} />
        </div>
      </div>
      <ComparisonTable rfq={rfq} compared={compared} currency={currency} onAward={onAward} />
      <Suspense>
        {columns
          .filter(({ quotation: { note, language } }) => note && isForeign(language))
          .map((column) => (
            <TranslatedQuotation key={column.quotation.quotationID} column={column} />
          ))}
      </Suspense>
      <Basis rfq={rfq} columns={columns} currency={currency} onChange={onChange} />
    </div>
  )
}
