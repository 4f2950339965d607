// /rfq/create with `?products=`, `?businesses=`, `?category=`. Private.
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { rfqSuppliersMost, selectedMost } from '#contract/foundation/constants.ts'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { loaderContext, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { useSession } from '#web/foundation/session.ts'
import { Note } from '#web/ui/Note.tsx'
import { findCategory } from './categories.ts'
import { RfqForm } from './RfqForm.tsx'
import styles from './Rfqs.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, url, signal } = loaderContext(args)
  const [productIDs, businessIDs] = [
    idsIn(url.searchParams.getAll('products')),
    idsIn(url.searchParams.getAll('businesses')),
  ]
  const categoryID = idOf(url.searchParams.get('category') ?? '')
  const [lists, products, businesses, category] = await Promise.all([
    readReferenceLists(api, ['countries', 'currencies', 'incoterms'], { locale, signal }),
    productIDs.length > 0 ? api.products.readMany({ query: { ids: productIDs.join(',') }, signal }) : [],
    businessIDs.length > 0 ? api.businesses.readMany({ query: { ids: businessIDs.join(',') }, signal }) : [],
    categoryID ? findCategory(api, locale, categoryID) : undefined,
  ])
  const makers = products.map(({ businessProfile }) => businessProfile).filter(({ kind }) => kind === 'company')
  const chosen = new Map([...makers, ...businesses].map((one): [string, BusinessCard] => [one.businessID, one]))
  return { lists, products, businesses: [...chosen.values()].slice(0, rfqSuppliersMost), category }
}

/** At most ten, distinct. */
function idsIn(lists: string[]): string[] {
  const ids = lists
    .join(',')
    .split(',')
    .flatMap((one) => idOf(one) ?? [])
  return [...new Set(ids)].slice(0, selectedMost)
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Ask for quotations`,
  description: '',
  noindex: true,
})

export function Component() {
  const { lists, products, businesses, category } = useLoaderData<typeof loader>()
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
        <RfqForm lists={lists} products={products} businesses={businesses} category={category} />
      </div>
    </div>
  )
}
