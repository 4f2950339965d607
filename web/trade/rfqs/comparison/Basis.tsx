// Exchange rates and landed cost assumptions.
import { Trans, useLingui } from '@lingui/react/macro'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { useSite } from '#web/foundation/page.ts'
import { Text } from '#web/ui/Text.tsx'
import { Note } from '#web/ui/Note.tsx'
import type { Column } from './columns.ts'
import styles from './Comparison.module.css'
import { EstimatesForm } from './EstimatesForm.tsx'

type Props = { rfq: RfqDetail; columns: readonly Column[]; currency: string; onChange: (rfq: RfqDetail) => void }

export function Basis({ rfq, columns, currency, onChange }: Props) {
  return (
    <div className={styles.basis}>
      <Currency rfq={rfq} columns={columns} currency={currency} />
      <Assumed rfq={rfq} onChange={onChange} />
    </div>
  )
}

function Currency({ rfq, columns, currency }: Omit<Props, 'onChange'>) {
  const { t } = useLingui()
  const { formats } = useSite()
  const quoted = new Set(columns.map(({ quotation }) => quotation.currency))
  const isConverted = [...quoted].some((code) => code !== currency)
  const used = rfq.rates.filter((rate) => isConverted && (rate.currency === currency || quoted.has(rate.currency)))
  const [oldest] = used.toSorted((one, other) => one.date.localeCompare(other.date))
  const rates = used.map((rate) => `EUR 1 = ${rate.currency} ${formats.number(rate.perEuro)}`).join(', ')
  const sources = [...new Set(used.map(({ source }) => source).filter(Boolean))].join(', ')
  return (
    <Note look="info">
      <h3>{t`Currency`}</h3>
      {oldest ? (
        <p>
          {sources && <Trans>Exchange rates of {sources}, </Trans>}
          <Text>{`${formats.date(oldest.date)}: ${rates}.`}</Text>{' '}
          <Trans>You pay in the currency of the quotation; the rate of the day of payment decides.</Trans>
        </p>
      ) : isConverted ? (
        <p>
          <Trans>There are no exchange rates for these currencies, so not all prices are converted.</Trans>
        </p>
      ) : (
        <p>
          <Trans>All prices are shown as quoted.</Trans>
        </p>
      )}
    </Note>
  )
}

function Assumed({ rfq, onChange }: Pick<Props, 'rfq' | 'onChange'>) {
  const { t } = useLingui()
  return (
    <Note look="info">
      <h3>{t`What “landed” assumes`}</h3>
      <p>
        <Trans>
          The price, and what the Incoterm leaves to you: pick-up, freight, insurance and handling as the supplier
          stated them. Taxes are not counted, and import duty only as you estimate it. An estimate, not an offer. –
          means that the supplier did not state it.
        </Trans>
      </p>
      <EstimatesForm rfq={rfq} onChange={onChange} />
    </Note>
  )
}
