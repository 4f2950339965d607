// /rfq/{id}. Private.
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { lateComponent, lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { useOffered } from '#web/foundation/translations/offered.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { Need } from './Need.tsx'
import { useStatusNames } from './names.ts'
import styles from './Rfqs.module.css'

const TranslatedTitle = lazyComponent(async () => (await import('./Translated.tsx')).TranslatedTitle)
const BuyerView = lateComponent(async () => (await import('./BuyerView.tsx')).BuyerView)
const SupplierView = lateComponent(async () => (await import('./SupplierView.tsx')).SupplierView)

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal } = loaderContext(args)
  const rfqID = idOf(params['id'])
  if (!rfqID) return redirectTo(paths.rfqs())
  const [rfq, lists] = await Promise.all([
    api.rfqs.read({ params: { rfqID }, signal }),
    readReferenceLists(api, ['currencies', 'incoterms'], { locale, signal }),
  ])
  await (rfq.role === 'buyer' ? BuyerView : SupplierView).preload()
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
          <BuyerView rfq={rfq} lists={lists} isForeign={isForeign} onChange={setRfq} />
        ) : (
          <>
            <Need rfq={rfq} isForeign={isForeign} />
            {rfq.suppliers.map((supplier) => (
              <SupplierView key={supplier.businessID} rfq={rfq} supplier={supplier} lists={lists} onChange={setRfq} />
            ))}
          </>
        )}
      </div>
    </div>
  )
}
