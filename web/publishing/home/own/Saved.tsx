// Products saved last.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { ProductCard } from '#contract/catalog/products/products.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf, undrawnPicture } from '#web/foundation/pictures.ts'
import { Presence } from '#web/identity/businesses/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import styles from './OwnHome.module.css'

function Small({ photo }: { photo: Photo | null }) {
  return (
    photo && <Picture {...pictureOf(photo)} sizes="52px" alt="" width={52} height={40} className={styles.picture} />
  )
}

export function Saved({ total, products }: { total: number; products: ProductCard[] }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const count = formats.number(total)
  return (
    <Card as="section" className={styles.card!}>
      <CardHeader
        title={t({ message: 'Saved', comment: 'heading over saved products' })}
        aside={
          total > 0 && <Link className="link small" to={paths.favorites({ type: 'product' })}>{t`All ${count}`}</Link>
        }
      />
      {products.length === 0 && <p className={styles.none}>{t`Save products to find them here.`}</p>}
      <ul className={styles.rows}>
        {products.map((product) => (
          <li key={product.productID}>
            <Small photo={undrawnPicture(product)} />
            <div className={styles.about}>
              <Link to={paths.product(product)}>{product.name}</Link>
              <p>
                {product.businessProfile.general.companyName} <Presence business={product.businessProfile} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {products.length > 1 && (
        <div className={styles.foot}>
          <LinkButton full href={paths.compare({ products: products.map(({ productID }) => productID) })}>
            {t`Compare these`}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
