// Label of a drawing.
import { Trans } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/products/products.ts'
import { undrawnPicture } from '#web/foundation/pictures.ts'
import styles from './DrawnLabel.module.css'

export function showsDrawing(product: Pick<ProductCard, 'mainImage' | 'businessProfile'>): boolean {
  return undrawnPicture(product) === null
}

export function DrawnLabel() {
  return (
    <span className={styles.label}>
      <Trans comment="label on a picture that shows the kind of product">Drawing</Trans>
    </span>
  )
}
