// Product tile, as one link.
import { mainProductDescriptionMost } from '#contract/foundation/constants.ts'
import { Link } from '#web/ui/Link.tsx'
import type { ProductCard } from '#contract/catalog/products/products.ts'
import { useSite } from '#web/foundation/page.ts'
import { inReadersLanguage, langOf } from '#web/foundation/versions/translated.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { cut } from '#web/ui/cut.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { Unbroken } from '#web/ui/Unbroken.tsx'
import { DrawnLabel, showsDrawing } from './DrawnLabel.tsx'
import { SecondTitle } from './SecondTitle.tsx'
import styles from './ProductTile.module.css'

export type TileProduct = Pick<
  ProductCard,
  'productID' | 'key' | 'name' | 'secondTitle' | 'description' | 'mainImage'
> & {
  drawn?: true
  lang?: string | undefined
  textLang?: string | undefined
}

export function tileOf(original: ProductCard): TileProduct {
  const card = inReadersLanguage(original)
  const { productID, key, name, secondTitle, mainImage } = card
  const description = cut(card.description, mainProductDescriptionMost)
  return {
    productID,
    key,
    name,
    lang: langOf(card, 'name'),
    textLang: langOf(card, 'description'),
    secondTitle,
    description,
    mainImage,
    ...(showsDrawing(card) && { drawn: true }),
  }
}

export function ProductTile({ product, level = 3 }: { product: TileProduct; level?: 2 | 3 }) {
  const { paths } = useSite()
  const Heading = `h${level}` as const
  return (
    <Link className={styles.tile} to={paths.product(product)}>
      <Picture
        {...pictureOf(product.mainImage)}
        sizes="(max-width: 767px) 46vw, 280px"
        alt=""
        width={400}
        height={300}
      />
      <div className={styles.body}>
        <Heading lang={product.lang}>
          <Unbroken text={product.name} />
        </Heading>
        <SecondTitle text={product.secondTitle} className="small" />
        <p className="muted small clamp2" lang={product.textLang}>
          {product.description}
        </p>
      </div>
      {product.drawn && <DrawnLabel />}
    </Link>
  )
}

/** `columns` from 992 px, two below. */
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
