// Label of a drawing on a card of a listed company's product.
import { Trans } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/products/products.ts'
import { isDrawn } from '#web/foundation/pictures.ts'
import styles from './DrawnLabel.module.css'

export function showsDrawing({
  mainImage,
  businessProfile,
}: Pick<ProductCard, 'mainImage' | 'businessProfile'>): boolean {
  return businessProfile.presence === 'listed' && isDrawn(mainImage)
}

/** The picture's box is positioned. */
export function DrawnLabel() {
  return (
    <span className={styles.label}>
      <Trans comment="label on a picture that shows the kind of product">Drawing</Trans>
    </span>
  )
}
