// /rfq/create: a request for quotation, from nothing, from a product (`?product=`) or for chosen businesses (`?businesses=`). Private.
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { rfqSuppliersMost } from '#contract/constants.ts'
import type { BusinessCard } from '#contract/businesses/businesses.ts'
import { loaderContext, type Meta } from '#web/app/page.ts'
import { idOf } from '#web/app/paths.ts'
import { readReferenceLists } from '#web/app/reference-lists.ts'
import { useSession } from '#web/app/session.ts'
import { Note } from '#web/ui/Note.tsx'
import { RfqForm } from './RfqForm.tsx'
import styles from './Rfqs.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, url, signal } = loaderContext(args)
  const productID = idOf(url.searchParams.get('product') ?? '')
  const ids = (url.searchParams.get('businesses') ?? '').split(',').flatMap((one) => idOf(one) ?? [])
  const chosen = [...new Set(ids)].slice(0, rfqSuppliersMost)
  const [lists, product, ...businesses] = await Promise.all([
    readReferenceLists(api, ['countries', 'currencies', 'incoterms'], { locale, signal }),
    productID ? api.products.read({ params: { id: productID }, signal }) : undefined,
    ...chosen.map((id) => api.businesses.read({ params: { id }, signal })),
  ])
  return { lists, product, businesses: businesses.map(({ data }): BusinessCard => data) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Ask for quotations`,
  description: '',
  noindex: true,
})

export function Component() {
  const { lists, product, businesses } = useLoaderData<typeof loader>()
  const session = useSession()
  return (
    <div className="wrap">
      <div className={`${styles.page} ${styles.narrow}`}>
        <header>
          <h1>
            <Trans>Ask for quotations</Trans>
          </h1>
          <p className="muted">
            <Trans>
              Say once what you need. Up to {rfqSuppliersMost} suppliers receive it, and you compare their quotations
              side by side.
            </Trans>
          </p>
        </header>
        {session && !session.emailVerified && (
          <Note look="warn">
            <Trans>Verify your e-mail address first: we have sent you a link.</Trans>
          </Note>
        )}
        <RfqForm lists={lists} product={product} businesses={businesses} />
      </div>
    </div>
  )
}
