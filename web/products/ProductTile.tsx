// A product in a grid: picture, name and a line. The whole tile is one link.
import { mainProductDescriptionMost } from '#contract/constants.ts'
import type { ProductCard } from '#contract/products.ts'
import { useSite } from '#web/page.ts'
import { pictureOf } from '#web/pictures.ts'
import { cut } from '#web/ui/cut.ts'
import { Picture } from '#web/ui/Picture.tsx'
import styles from './ProductTile.module.css'

export type TileProduct = Pick<ProductCard, 'productID' | 'key' | 'name' | 'description' | 'mainImage'>

/** Only what a tile shows, for loaders: whatever else a card holds would travel with the page for nothing. */
export function tileOf({ productID, key, name, description, mainImage }: ProductCard): TileProduct {
  return { productID, key, name, description: cut(description, mainProductDescriptionMost), mainImage }
}

export function ProductTile({ product, level = 3 }: { product: TileProduct; level?: 2 | 3 }) {
  const { paths } = useSite()
  const Heading = `h${level}` as const
  return (
    <a className={styles.tile} href={paths.product(product)}>
      <Picture
        {...pictureOf(product.mainImage)}
        sizes="(max-width: 767px) 46vw, 280px"
        alt=""
        width={400}
        height={300}
      />
      <div className={styles.body}>
        <Heading>{product.name}</Heading>
        <p className="muted small clamp2">{product.description}</p>
      </div>
    </a>
  )
}

/** Tiles side by side; `columns` from 992 px up, two below. */
export function ProductTiles({
  products,
  columns = 3,
  level,
}: {
  products: TileProduct[]
  columns?: 3 | 4
  level?: 2 | 3
}) {
  return (
    <div className={`${styles.tiles} ${columns === 4 ? styles.four : ''}`}>
      {products.map((product) => (
        <ProductTile key={product.productID} product={product} level={level ?? 3} />
      ))}
    </div>
  )
}
