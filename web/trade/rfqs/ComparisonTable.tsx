// Comparable quotations: sortable columns by supplier.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '#web/ui/icons.ts'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { compareOffers, type ComparedOffer } from '#contract/trade/rfqs/comparison.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import type { Quotation, RfqDetail, RfqSupplier } from '#contract/trade/rfqs/rfqs.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useSite } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './ComparisonTable.module.css'
import { useAssumptionTexts } from './assumption-texts.ts'
import type { Unit } from '#contract/trade/rfqs/units.ts'
import { useQuantity, useUnitOf, useUnitPrice } from '#web/trade/units/card.tsx'
import { RfqFiles } from './RfqFiles.tsx'

type Lists = Pick<ReferenceLists, 'currencies'>
type Props = { rfq: RfqDetail; suppliers: RfqSupplier[]; lists: Lists; onAward: (supplier: RfqSupplier) => void }
export type Column = { supplier: RfqSupplier; quotation: Quotation; offer: ComparedOffer }
type Order = 'price' | 'leadTime' | 'name'

/** Columns without the value come last. */
function columnsOf(rfq: RfqDetail, suppliers: readonly RfqSupplier[], currency: string, order: Order) {
  const basis = { quantity: rfq.quantity, unit: rfq.unit, currency, incoterm: rfq.incoterm?.code }
  const given = suppliers.flatMap(({ businessID, quotations: [latest] }) =>
    latest ? [{ businessID, terms: latest }] : [],
  )
  const { offers, marks } = compareOffers(basis, given, rfq.rates)
  const columns = offers.map((offer): Column => {
    const supplier = suppliers.find(({ businessID }) => businessID === offer.businessID)!
    return { supplier, quotation: supplier.quotations[0]!, offer }
  })
  const nameIn = ({ supplier }: Column) => (supplier.business ? nameOf(supplier.business) : '')
  const valueOf = ({ offer }: Column) => (order === 'price' ? offer.total : offer.leadTime) ?? Infinity
  columns.sort((one, other) =>
    order === 'name' ? nameIn(one).localeCompare(nameIn(other)) : valueOf(one) - valueOf(other) || 0,
  )
  return { columns, marks }
}

export function ComparisonTable({ rfq, suppliers, lists, onAward }: Props) {
  const { t } = useLingui()
  const [currency, setCurrency] = useState(rfq.currency)
  const [order, setOrder] = useState<Order>('price')
  const compared = columnsOf(rfq, suppliers, currency, order)
  const offered = new Set(['EUR', rfq.currency, ...rfq.rates.map((rate) => rate.currency)])
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <div className="row between">
        <h2 id="comparison">
          <Trans>Quotations compared</Trans>
        </h2>
        <div className="row">
          <Select visible label={t`Currency`} value={currency} onChange={(event) => setCurrency(event.target.value)}>
            {lists.currencies
              .filter(({ code }) => offered.has(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>{`${code} · ${name}`}</option>
              ))}
          </Select>
          <Select visible label={t`Sort by`} value={order} onChange={(event) => setOrder(event.target.value as Order)}>
            <option value="price">{t`Price`}</option>
            <option value="leadTime">{t`Lead time`}</option>
            <option value="name">{t`Name`}</option>
          </Select>
          <Download rfq={rfq} columns={compared.columns} currency={currency} />
        </div>
      </div>
      <Table rfq={rfq} {...compared} currency={currency} onAward={onAward} />
      <Basis columns={compared.columns} />
    </section>
  )
}

function Download({ rfq, columns, currency }: { rfq: RfqDetail; columns: Column[]; currency: string }) {
  const { showError } = useToasts()
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const unitOf = useUnitOf()
  const rows = [
    t`Supplier`,
    t`Unit price`,
    t`Total`,
    t`Minimum order`,
    t`Lead time (days)`,
    'Incoterm',
    t`Payment`,
    t`Valid until`,
    t`Note`,
  ]
  async function download(): Promise<void> {
    setBusy(true)
    try {
      const { saveComparison } = await import('./comparison-file.ts')
      await saveComparison({ title: rfq.title, names: rows, columns, currency, unit: unitOf(1, rfq.unit) })
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <Button icon={IconDownload} busy={busy} onClick={() => void download()}>
      <Trans>Spreadsheet</Trans>
    </Button>
  )
}

type TableProps = Omit<Props, 'suppliers' | 'lists'> & ReturnType<typeof columnsOf> & { currency: string }

function Table({ rfq, columns, marks, currency, onAward }: TableProps) {
  const { formats } = useSite()
  const { t } = useLingui()
  const [quantityOf, priceOf] = [useQuantity(), useUnitPrice()]
  const money = (value: number) => `${currency} ${formats.amount(value)}`
  const row = (name: ReactNode, cell: (column: Column) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td key={column.supplier.businessID}>{cell(column) || <Missing />}</td>
      ))}
    </tr>
  )
  const isIn = (ids: string[], { supplier }: Column) => ids.includes(supplier.businessID)
  return (
    <ScrollArea className={styles.scroll} aria-labelledby="comparison">
      <table>
        <Head columns={columns} />
        <tbody>
          {row(<Trans>Unit price</Trans>, (column) => (
            <Price column={column} currency={currency} unit={rfq.unit} best={isIn(marks.price.best, column)} />
          ))}
          {row(
            t`Total for ${quantityOf(rfq.quantity, rfq.unit)}`,
            ({ offer }) => offer.total !== null && <strong>{money(offer.total)}</strong>,
          )}
          {row(<Trans>Price tiers</Trans>, ({ quotation }) => (
            <ul className={styles.tiers}>
              {quotation.tiers.map(({ quantity, unitPrice }) => (
                <li key={quantity}>
                  <span className="muted">{formats.number(quantity)}+</span>{' '}
                  {priceOf(unitPrice, quotation.currency, quotation.unit)}
                </li>
              ))}
            </ul>
          ))}
          {row(
            <Trans>Minimum order</Trans>,
            ({ quotation }) => quotation.minimumOrder !== null && quantityOf(quotation.minimumOrder, quotation.unit),
          )}
          {row(
            <Trans>Lead time</Trans>,
            (column) =>
              column.offer.leadTime !== null && (
                <>
                  <Plural value={column.offer.leadTime} one="# day" other="# days" />{' '}
                  {isIn(marks.leadTime.best, column) && <Badge look="ok">{t`shortest`}</Badge>}
                </>
              ),
          )}
          {row(
            'Incoterm',
            ({ quotation }) => quotation.incoterm && `${quotation.incoterm.code} ${quotation.place}`.trim(),
          )}
          {row(<Trans>Payment</Trans>, ({ quotation }) => quotation.paymentTerms)}
          {row(
            <Trans>Valid until</Trans>,
            ({ quotation }) => quotation.validUntil && formats.date(quotation.validUntil),
          )}
          {row(<Trans>Note</Trans>, ({ quotation }) => quotation.note)}
          {row(
            <Trans>Files</Trans>,
            ({ quotation }) => quotation.files.length > 0 && <RfqFiles rfqID={rfq.rfqID} files={quotation.files} />,
          )}
          {row(
            <Trans>Version</Trans>,
            ({ quotation }) => `${quotation.version} · ${formats.date(quotation.createdAt)}`,
          )}
          {row(<Trans>Decision</Trans>, ({ supplier }) => (
            <Decision rfq={rfq} supplier={supplier} onAward={onAward} />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

function Head({ columns }: { columns: Column[] }) {
  const { paths } = useSite()
  const { t } = useLingui()
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">{t`Term`}</span>
        </th>
        {columns.map(({ supplier }) => (
          <th key={supplier.businessID} scope="col" data-awarded={supplier.awarded || undefined}>
            <Text>
              {supplier.business ? (
                <Link to={pageOfAuthor(supplier.business, paths)}>{nameOf(supplier.business)}</Link>
              ) : (
                t`No longer here`
              )}
            </Text>
            <span className="muted small">
              {supplier.business?.country?.emoji} {supplier.business?.country?.countryName}
            </span>
            {supplier.awarded && <Badge look="ok">{t`Awarded`}</Badge>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Decision({ rfq, supplier, onAward }: Pick<TableProps, 'rfq' | 'onAward'> & Pick<Column, 'supplier'>) {
  const { paths } = useSite()
  return (
    <div className={styles.decision}>
      {rfq.can.award && (
        <Button look="soft" onClick={() => onAward(supplier)}>
          <Trans>Award</Trans>
        </Button>
      )}
      <LinkButton href={paths.inquiries(threadOwner(rfq), supplier.requestID)}>
        <Trans>Messages</Trans>
      </LinkButton>
    </div>
  )
}

function threadOwner({ buyer }: RfqDetail): string {
  return buyer?.businessID ?? buyer?.userID ?? ''
}

function Missing() {
  const { t } = useLingui()
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="sr">{t`not stated`}</span>
    </span>
  )
}

type PriceProps = { column: Column; currency: string; unit: Unit; best: boolean }

function Price({ column: { offer, quotation }, currency, unit, best }: PriceProps) {
  const priceOf = useUnitPrice()
  const { t } = useLingui()
  const texts = useAssumptionTexts()
  return (
    <>
      {offer.unitPrice !== null && <strong>{priceOf(offer.unitPrice, currency, unit)}</strong>}{' '}
      {best && <Badge look="ok">{t`lowest`}</Badge>}
      {offer.missing.includes('rate') && <p className="small muted">{t`No exchange rate for ${quotation.currency}`}</p>}
      {offer.missing.includes('unit') && <p className="small muted">{t`Quoted in another kind of unit`}</p>}
      {offer.assumptions.map((assumption) => (
        <p key={assumption.kind} className="small muted">
          {texts(assumption)}
        </p>
      ))}
    </>
  )
}

function Basis({ columns }: { columns: Column[] }) {
  const { formats } = useSite()
  const dates = columns.flatMap(({ offer }) =>
    offer.assumptions.flatMap((one) => (one.kind === 'currency' ? [one.date] : [])),
  )
  const [oldest] = dates.toSorted()
  if (!oldest) return null
  return (
    <Note look="info">
      <Trans>
        Converted with exchange rates of {formats.date(oldest)}. You pay in the currency of the quotation; the rate of
        the day of payment decides.
      </Trans>
    </Note>
  )
}
