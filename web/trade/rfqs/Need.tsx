// A buyer's need.
import { Trans } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { useQuantity, useUnitPrice } from '#web/trade/units/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { RfqFiles, useNdaOf } from './RfqFiles.tsx'
import styles from './Rfqs.module.css'

const TranslatedDescription = lazyComponent(async () => (await import('./Translated.tsx')).TranslatedDescription)

export function Need({ rfq, isForeign }: { rfq: RfqDetail; isForeign: boolean }) {
  const { formats } = useSite()
  const [quantityOf, priceOf] = [useQuantity(), useUnitPrice()]
  const ofThread = useNdaOf(rfq)
  const nda = rfq.role === 'buyer' ? undefined : ofThread(rfq.suppliers[0]?.requestID ?? '')
  const { quantity, unit, country, incoterm, targetPrice, currency, deadline, buyer, category, specs } = rfq
  const { description, language, files, place, neededBy } = rfq
  const original = (
    <p lang={language ?? undefined}>
      <UserText text={description} />
    </p>
  )
  return (
    <Card as="section">
      <CardHeader title={<Trans>What is needed</Trans>} />
      <dl className={styles.facts}>
        <Fact name={<Trans>Quantity</Trans>}>{quantityOf(quantity, unit)}</Fact>
        <Fact name={<Trans>Destination</Trans>}>
          {country.emoji} {[place, country.countryName].filter(Boolean).join(', ')}
        </Fact>
        {neededBy && <Fact name={<Trans>Needed by</Trans>}>{formats.date(neededBy)}</Fact>}
        <Fact name={<Trans>Quotations until</Trans>}>{formats.date(deadline)}</Fact>
        {incoterm && (
          <Fact name="Incoterm">
            <abbr title={incoterm.name}>{incoterm.code}</abbr>
          </Fact>
        )}
        {targetPrice !== null && (
          <Fact name={<Trans>Target price of one</Trans>}>{priceOf(targetPrice, currency, unit)}</Fact>
        )}
        {category && <Fact name={<Trans>Category</Trans>}>{category.name}</Fact>}
        {rfq.role === 'supplier' && buyer && <Fact name={<Trans>Buyer</Trans>}>{nameOf(buyer)}</Fact>}
        {specs.map(({ key, value }) => (
          <Fact key={key} name={key}>
            {value}
          </Fact>
        ))}
      </dl>
      {isForeign && (
        <div className={styles.text}>
          <Suspense fallback={description && original}>
            <TranslatedDescription rfq={rfq} />
          </Suspense>
        </div>
      )}
      {description && !isForeign && <div className={styles.text}>{original}</div>}
      {files.length > 0 && (
        <div className={styles.text}>
          <RfqFiles rfqID={rfq.rfqID} files={files} nda={nda} />
        </div>
      )}
    </Card>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
