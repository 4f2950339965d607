// /business/{id}/edit/products/{product}: one product of a business, or a new one.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mayDo } from '#contract/access.ts'
import type { Product } from '#contract/products.ts'
import { asked, useSite, type Meta } from '#web/page.ts'
import { idOf } from '#web/paths.ts'
import { useLoaderData, type LoaderFunctionArgs } from '#web/routing.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { eyeIcon } from '#web/ui/icons.ts'
import styles from './EditProductPage.module.css'
import { ProductForm } from './edit/ProductForm.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal } = asked(args)
  const businessID = idOf(params['slug'])
  const productID = idOf(params['product'])
  if (!businessID) return redirectTo(paths.home())
  if (!productID && params['product'] !== 'new') return redirectTo(paths.catalogue({ businessID }))
  const query = { lang: locale }
  const [{ data: business, session }, product, industries, currencies] = await Promise.all([
    api.businesses.read({ params: { id: businessID }, signal }),
    productID ? api.products.read({ params: { id: productID }, signal }) : undefined,
    api.industries.list({ query, signal }),
    api.reference.currencies({ query, signal }),
  ])
  if (!mayDo('editProducts', session.access)) return redirectTo(paths.business(business))
  return { business, product, lists: { industries, currencies } }
}
export type Lists = Awaited<ReturnType<typeof loader>>['lists']

export const meta: Meta<typeof loader> = ({ data: { product }, i18n }) => ({
  title: product ? t(i18n)`Edit ${product.name}` : t(i18n)`New product`,
  description: '',
  noindex: true,
})

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return <Editor key={loaded.product?.productID ?? 'new'} {...loaded} />
}

function Editor({ business, product: read, lists }: Awaited<ReturnType<typeof loader>>) {
  const { t } = useLingui()
  const { paths } = useSite()
  const [product, setProduct] = useState<Product | undefined>(read)
  const title = product ? product.name : t`New product`
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        label={t`You are here`}
        items={[
          { name: business.general.companyName, href: paths.business(business) },
          { name: t`Catalogue`, href: paths.catalogue(business) },
          { name: title },
        ]}
      />
      <div className="row between">
        <h1>{title}</h1>
        {product?.status === 'active' && (
          <LinkButton icon={eyeIcon} href={paths.product(product)}>{t`View as a buyer`}</LinkButton>
        )}
      </div>
      <ProductForm business={business} product={product} lists={lists} title={title} onSaved={setProduct} />
    </div>
  )
}
