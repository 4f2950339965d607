// Products of a listed company or collection, without pictures.
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { Part } from '#web/ui/Part.tsx'
import { Unbroken, UserText } from '#web/ui/Unbroken.tsx'
import styles from './Listed.module.css'
import type { ProductRow } from './listing.ts'

export function ListedProducts({ business, products }: { business: BusinessProfile; products: ProductRow[] }) {
  const { paths, formats } = useSite()
  const { productCount } = business
  const number = formats.number(productCount)
  return (
    <Part
      id="products"
      title={<Trans>Products in the directory</Trans>}
      aside={
        productCount > products.length ? (
          <Link className="link small" to={paths.businessProducts(business)}>
            <Trans>All {number} products</Trans>
          </Link>
        ) : (
          <span className="muted small">
            <Plural value={productCount} one="# product" other="# products" />
          </span>
        )
      }
    >
      <ProductRows products={products} />
    </Part>
  )
}

export function ProductRows({ products }: { products: ProductRow[] }) {
  const { paths } = useSite()
  return (
    <ul className={styles.rows}>
      {products.map((product) => (
        <li key={product.productID}>
          <Link to={paths.product(product)}>
            <span>
              <span className={styles.name}>
                <Unbroken text={product.name} />
              </span>
              <span className={styles.text}>
                <UserText text={product.text} />
              </span>
            </span>
            <span className="muted small">{product.category}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
