// Versions of a product's texts, read when shown.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { productDescriptionMost, productNameMost } from '#contract/foundation/constants.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import { useApi } from '#web/foundation/page.ts'
import { VersionsForm } from '#web/foundation/versions/VersionsForm.tsx'

/** `edition`: version of the product above. */
type Props = { productID: string; edition: number; onRecord: (product: Product) => void }

export function ProductVersions({ productID, edition, onRecord }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const [product, setProduct] = useState<Product>()
  useEffect(() => {
    void api.products.read({ params: { id: productID }, query: { versions: 'true' } }).then(setProduct)
  }, [api, productID, edition])
  if (!product) return null
  return (
    <VersionsForm
      kind="product"
      id={productID}
      businessID={product.businessID}
      record={{ languages: product.languages, versions: product.versions ?? {} }}
      fields={[
        { name: 'name', label: t`Product name`, most: productNameMost },
        { name: 'description', label: t`Description`, most: productDescriptionMost, rows: 8 },
      ]}
      prefix=""
      draft="product-version"
      isPublic={product.status === 'active'}
      save={async (body) => {
        try {
          onRecord(await api.products.change({ params: { productID }, body: { ...body, version: product.version } }))
        } finally {
          setProduct(await api.products.read({ params: { id: productID }, query: { versions: 'true' } }))
        }
      }}
    />
  )
}
