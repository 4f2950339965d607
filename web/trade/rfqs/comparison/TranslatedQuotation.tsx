// Translated quotation.
import { Plural, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { QuotationLabel } from '#web/foundation/translations/QuotationLabel.tsx'
import { QuotationSides } from '#web/foundation/translations/QuotationSides.tsx'
import { useTranslation } from '#web/foundation/translations/use-translation.ts'
import { useQuantity, useUnitOf, useUnitPrice } from '#web/trade/units/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import type { Column } from './columns.ts'
import { QuotedText } from './QuotedText.tsx'
import styles from './TranslatedQuotation.module.css'

type Quotation = Column['quotation']

export function TranslatedQuotation({ column: { quotation, name } }: { column: Column }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const { quotationID, reference, version, note, language } = quotation
  const translation = useTranslation({ kind: 'quotation', id: quotationID, from: language })
  const { state, texts, from, isOriginalHidden } = translation
  const titleID = useId()
  const title = reference ? t`Quotation ${reference} of ${name}` : t`Quotation of ${name}, version ${version}`
  return (
    <Card as="section">
      <CardHeader
        title={
          <span id={titleID}>
            <UserText text={title} />
          </span>
        }
        level={3}
        aside={<QuotationLabel translation={translation} describedBy={titleID} />}
      />
      {state === 'shown' && (
        <div className={styles.body}>
          <QuotationSides
            from={from!}
            translated={<Sheet quotation={quotation} note={texts['note'] ?? note} language={locale} />}
            original={isOriginalHidden ? undefined : <Sheet quotation={quotation} note={note} language={from} />}
          />
        </div>
      )}
    </Card>
  )
}

/** `language`: of the note. */
function Sheet({ quotation, note, language }: { quotation: Quotation; note: string; language: string | null }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [unitOf, quantityOf, priceOf] = [useUnitOf(), useQuantity(), useUnitPrice()]
  const { tiers, unit, currency, minimumOrder, leadTime, incoterm, place, paymentTerms, validUntil } = quotation
  return (
    <dl className={styles.sheet}>
      {tiers.map(({ quantity, unitPrice }) => (
        <Line key={quantity} name={`${formats.number(quantity)}+ ${unitOf(quantity, unit)}`}>
          {priceOf(unitPrice, currency, unit)}
        </Line>
      ))}
      <Line name={t`Minimum order`}>{minimumOrder !== null && quantityOf(minimumOrder, unit)}</Line>
      <Line name={t`Lead time`}>{leadTime !== null && <Plural value={leadTime} one="# day" other="# days" />}</Line>
      <Line name={t`Incoterm 2020`}>{incoterm && <UserText text={`${incoterm.code} ${place}`.trim()} />}</Line>
      <Line name={t`Payment`}>{paymentTerms && <QuotedText text={paymentTerms} language={quotation.language} />}</Line>
      <Line name={t`Valid until`}>{validUntil && formats.day(validUntil)}</Line>
      <Line name={t`Note`}>
        <QuotedText text={note} language={language} />
      </Line>
    </dl>
  )
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
