// /business/{id}/edit/products/{product}: product editor.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { hasPermission } from '#contract/identity/access.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { versionsAnchor } from '#web/foundation/versions/anchor.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { IconEye, IconLanguage } from '#web/ui/icons.ts'
import styles from './EditProductPage.module.css'
import { ChangeProductForm, NewProductForm } from './edit/ProductForm.tsx'

const ProductVersions = lazyComponent(async () => (await import('./edit/ProductVersions.tsx')).ProductVersions)

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal } = loaderContext(args)
  const businessID = idOf(params['slug'])
  const productID = idOf(params['product'])
  if (!businessID) return redirectTo(paths.home())
  if (!productID && params['product'] !== 'new') return redirectTo(paths.catalogue({ businessID }))
  const [{ data: business, session }, product, lists] = await Promise.all([
    api.businesses.read({ params: { id: businessID }, signal }),
    productID ? api.products.read({ params: { id: productID }, signal }) : undefined,
    readReferenceLists(api, ['industries', 'currencies'], { locale, signal }),
  ])
  if (!hasPermission('editProducts', session.access)) return redirectTo(paths.business(business))
  const industries = lists.industries.map(({ id, text }) => ({ id, name: text }))
  return { business, product, lists: { ...lists, industries } }
}

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
          <LinkButton icon={IconEye} href={paths.product(product, { view: 'buyer' })}>{t`View as a buyer`}</LinkButton>
        )}
      </div>
      {product ? (
        <>
          <ChangeProductForm business={business} product={product} lists={lists} onRecord={setProduct} />
          <OtherLanguages productID={product.productID} edition={product.version} onRecord={setProduct} />
        </>
      ) : (
        <NewProductForm business={business} lists={lists} />
      )}
    </div>
  )
}

function OtherLanguages(props: { productID: string; edition: number; onRecord: (product: Product) => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(useLocation().hash === `#${versionsAnchor}`)
  return isOpen ? (
    <Suspense>
      <ProductVersions {...props} />
    </Suspense>
  ) : (
    <Button icon={IconLanguage} onClick={() => setOpen(true)}>{t`In other languages`}</Button>
  )
}
