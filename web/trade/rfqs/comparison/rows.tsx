// Rows of the comparison, in groups.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { MarkedFact } from '#contract/trade/rfqs/comparison.ts'
import { isUndecided } from '#contract/trade/rfqs/compared-suppliers.ts'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { useSite } from '#web/foundation/page.ts'
import { useQuantity } from '#web/trade/units/card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCheck } from '#web/ui/icons.ts'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { RfqFiles, useNdaOf } from '../RfqFiles.tsx'
import { dayAfter, daysBetween, type Column, type ComparedQuotations } from './columns.ts'
import styles from './Comparison.module.css'
import { LandedCell } from './LandedCell.tsx'
import { PriceCell, Tiers } from './PriceCells.tsx'
import { QuotedText } from './QuotedText.tsx'

/** `note`: why nothing is marked. */
export type Row = { id: string; name: string; note?: ReactNode; cell: (column: Column) => ReactNode }
export type Group = { name: string; rows: Row[] }
type RowsInput = { rfq: RfqDetail; compared: ComparedQuotations; currency: string }

export function useRows(given: RowsInput): Group[] {
  const { t } = useLingui()
  const { columns } = given.compared
  const [price, delivery, terms, supplier] = [
    usePriceRows(given),
    useDeliveryRows(given),
    useTermRows(given),
    useSupplierRows(given),
  ]
  const hasValue = ({ id }: Row) =>
    (id !== 'note' || columns.some(({ quotation }) => quotation.note)) &&
    (id !== 'files' || columns.some(({ quotation }) => quotation.files.length > 0)) &&
    (id !== 'tiers' || columns.some(({ quotation }) => quotation.tiers.length > 1))
  return [
    { name: t`Price`, rows: price.filter(hasValue) },
    { name: t`Delivery`, rows: delivery },
    { name: t`Terms`, rows: terms.filter(hasValue) },
    { name: t`Supplier`, rows: supplier },
  ]
}

function useMarks({ compared: { columns, marks } }: RowsInput) {
  const { t } = useLingui()
  return {
    best: (fact: MarkedFact, word: string, column: Column) =>
      marks[fact].best.includes(column.supplier.businessID) && <Best word={word} />,
    lacking: (fact: MarkedFact): Pick<Row, 'note'> => {
      const count = marks[fact].lacking.length
      if (count === 0 || count === columns.length || columns.length < 2) return {}
      return { note: t`${count} of ${columns.length} missing: none is marked` }
    },
  }
}

function usePriceRows(given: RowsInput): Row[] {
  const { rfq, currency } = given
  const { t } = useLingui()
  const { formats } = useSite()
  const { best, lacking } = useMarks(given)
  const quantity = useQuantity()(rfq.quantity, rfq.unit)
  return [
    {
      id: 'price',
      name: t`Unit price at ${quantity}`,
      ...lacking('price'),
      cell: (column) => (
        <PriceCell column={column} {...{ currency }} unit={rfq.unit} mark={best('price', t`lowest`, column)} />
      ),
    },
    {
      id: 'tiers',
      name: t`Price tiers`,
      cell: (column) => column.quotation.tiers.length > 1 && <Tiers column={column} unit={rfq.unit} />,
    },
    {
      id: 'total',
      name: t`Total for ${quantity}`,
      cell: ({ offer: { total } }) => total !== null && `${currency} ${formats.amount(total)}`,
    },
    {
      id: 'landed',
      name: t`Landed at ${rfq.place || rfq.country.countryName}`,
      ...lacking('landed'),
      cell: (column) => <LandedCell column={column} currency={currency} mark={best('landed', t`lowest`, column)} />,
    },
  ]
}

function useDeliveryRows(given: RowsInput): Row[] {
  const { rfq } = given
  const { t } = useLingui()
  const { best, lacking } = useMarks(given)
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const quantityOf = useQuantity()
  return [
    {
      id: 'minimumOrder',
      name: t`Minimum order`,
      cell: ({ quotation, offer: { minimumOrder } }) =>
        quotation.minimumOrder !== null && (
          <>
            {quantityOf(quotation.minimumOrder, quotation.unit)}
            {minimumOrder !== null && minimumOrder <= rfq.quantity && <Best word={t`fits`} />}
          </>
        ),
    },
    {
      id: 'leadTime',
      name: t`Lead time`,
      ...lacking('leadTime'),
      cell: (column) =>
        column.offer.leadTime !== null && (
          <LeadTime {...{ column, today, rfq }} mark={best('leadTime', t`shortest`, column)} />
        ),
    },
    {
      id: 'incoterm',
      name: t`Incoterm 2020`,
      cell: ({ quotation: { incoterm, place } }) =>
        incoterm && (
          <>
            <UserText text={`${incoterm.code} ${place}`.trim()} />
            {rfq.incoterm && rfq.incoterm.code !== incoterm.code && (
              <small>
                <Trans>not {rfq.incoterm.code} as asked</Trans>
              </small>
            )}
          </>
        ),
    },
  ]
}

function useTermRows(given: RowsInput): Row[] {
  const { rfq } = given
  const ndaOf = useNdaOf(rfq)
  const { t } = useLingui()
  const { best, lacking } = useMarks(given)
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return [
    {
      id: 'payment',
      name: t`Payment`,
      ...lacking('paymentDays'),
      cell: (column) => {
        const { paymentTerms, paymentDays, language } = column.quotation
        return (
          (paymentTerms || paymentDays !== null) && (
            <>
              <QuotedText text={paymentTerms} language={language} />
              {best(
                'paymentDays',
                t({ message: 'latest', comment: 'payment of a quotation that is due last' }),
                column,
              )}
              {paymentDays !== null && paymentDays > 0 && (
                <small>
                  <Plural value={paymentDays} one="# day from shipment" other="# days from shipment" />
                </small>
              )}
            </>
          )
        )
      },
    },
    {
      id: 'validUntil',
      name: t`Valid until`,
      ...lacking('validUntil'),
      cell: (column) =>
        column.quotation.validUntil && (
          <ValidUntil day={column.quotation.validUntil} today={today} mark={best('validUntil', t`longest`, column)} />
        ),
    },
    {
      id: 'warranty',
      name: t`Warranty`,
      ...lacking('warranty'),
      cell: (column) =>
        column.quotation.warrantyMonths !== null && (
          <>
            <Plural value={column.quotation.warrantyMonths} one="# month" other="# months" />
            {best('warranty', t`longest`, column)}
          </>
        ),
    },
    {
      id: 'note',
      name: t`Note`,
      cell: ({ quotation: { note, language } }) => note && <QuotedText text={note} language={language} />,
    },
    {
      id: 'files',
      name: t`Files`,
      cell: ({ quotation: { files }, supplier: { requestID } }) =>
        files.length > 0 && <RfqFiles rfqID={rfq.rfqID} files={files} nda={ndaOf(requestID)} />,
    },
  ]
}

function useSupplierRows(given: RowsInput): Row[] {
  const { t } = useLingui()
  const { best, lacking } = useMarks(given)
  return [
    {
      id: 'certificates',
      name: t`Certificates`,
      cell: (column) => {
        const names = column.supplier.facts?.certificates ?? []
        return (
          names.length > 0 && (
            <>
              <UserText text={names.join(', ')} />
              {best(
                'certificates',
                t({ message: 'most', comment: 'mark of the supplier with most certificates' }),
                column,
              )}
            </>
          )
        )
      },
    },
    {
      id: 'reply',
      name: t`Median reply time`,
      ...lacking('reply'),
      cell: (column) => {
        const minutes = column.supplier.facts?.replyMinutes ?? null
        return (
          minutes !== null && (
            <>
              <Plural value={Math.max(1, Math.round(minutes / 60))} one="# hour" other="# hours" />
              {best('reply', t`quickest`, column)}
            </>
          )
        )
      },
    },
  ]
}

export function Best({ word }: { word: string }) {
  return (
    <span className={styles.best}>
      <Icon icon={IconCheck} size="s" />
      {word}
    </span>
  )
}

type LeadTimeProps = { column: Column; today: string; rfq: RfqDetail; mark: ReactNode }

function LeadTime({ column: { offer, quotation }, today, rfq, mark }: LeadTimeProps) {
  const { formats } = useSite()
  const { neededBy } = rfq
  const arrival = dayAfter(today, offer.arrivalDays!)
  const day = formats.day(arrival)
  const isLate = neededBy !== null && arrival > neededBy
  return (
    <>
      <Plural value={offer.leadTime!} one="# day" other="# days" />
      {mark}
      {isUndecided(rfq) && (
        <small className={isLate ? styles.warning : undefined}>
          {isLate ? (
            <Trans>Arrives about {day}, after your date</Trans>
          ) : quotation.transitDays === null ? (
            <Trans>Ready about {day}, transit not stated</Trans>
          ) : (
            <Trans>Arrives about {day}</Trans>
          )}
        </small>
      )}
    </>
  )
}

const warnedDays = 10

function ValidUntil({ day, today, mark }: { day: string; today: string; mark: ReactNode }) {
  const { formats } = useSite()
  const left = daysBetween(today, day)
  return (
    <>
      <Text>{formats.day(day)}</Text>
      {mark}
      <small className={left <= warnedDays ? styles.warning : undefined}>
        {left < 0 ? <Trans>No longer valid</Trans> : <Plural value={left} one="# day left" other="# days left" />}
      </small>
    </>
  )
}
