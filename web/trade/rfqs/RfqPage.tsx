// /rfq/{id}. Private.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { useOffered } from '#web/foundation/translations/offered.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { BuyerView } from './BuyerView.tsx'
import { useQuantity, useUnitPrice } from '#web/trade/units/card.tsx'
import { useStatusNames } from './names.ts'
import styles from './Rfqs.module.css'
import { RfqFiles, useNdaOf } from './RfqFiles.tsx'
import { SupplierView } from './SupplierView.tsx'

const translated = () => import('./Translated.tsx')
const TranslatedTitle = lazyComponent(async () => (await translated()).TranslatedTitle)
const TranslatedDescription = lazyComponent(async () => (await translated()).TranslatedDescription)

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal } = loaderContext(args)
  const rfqID = idOf(params['id'])
  if (!rfqID) return redirectTo(paths.rfqs())
  const [rfq, lists] = await Promise.all([
    api.rfqs.read({ params: { rfqID }, signal }),
    readReferenceLists(api, ['currencies', 'incoterms'], { locale, signal }),
  ])
  return { rfq, lists }
}

export const meta: Meta<typeof loader> = ({ data }) => ({ title: data.rfq.title, description: '', noindex: true })

export function Component() {
  const { rfq: read, lists } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const { t } = useLingui()
  const [rfq, setRfq] = useResettableState(read)
  const status = useStatusNames()[rfq.status]
  const isForeign = useOffered('messages')(rfq.language) && rfq.role === 'supplier'
  const need = <Need rfq={rfq} isForeign={isForeign} />
  const title = (
    <h1 lang={rfq.language ?? undefined}>
      <UserText text={rfq.title} />
    </h1>
  )
  return (
    <div className="wrap">
      <div className={styles.page}>
        <Breadcrumbs
          label={t`Path`}
          items={[
            { name: t`Requests for quotation`, href: paths.rfqs() },
            { name: rfq.title, lang: rfq.language ?? undefined },
          ]}
        />
        <header className="row between">
          <Text>
            {isForeign ? (
              <Suspense fallback={title}>
                <TranslatedTitle rfq={rfq} />
              </Suspense>
            ) : (
              title
            )}
          </Text>
          <Badge look={status.look}>{status.text}</Badge>
        </header>
        {rfq.role === 'buyer' ? (
          <BuyerView rfq={rfq} lists={lists} need={need} onChange={setRfq} />
        ) : (
          <>
            {need}
            {rfq.suppliers.map((supplier) => (
              <SupplierView key={supplier.businessID} rfq={rfq} supplier={supplier} lists={lists} onChange={setRfq} />
            ))}
          </>
        )}
      </div>
    </div>
  )
}

function Need({ rfq, isForeign }: { rfq: RfqDetail; isForeign: boolean }) {
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
