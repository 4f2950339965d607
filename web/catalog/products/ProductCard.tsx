// Product card in search results.
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { ReactNode } from 'react'
import { countryNameMost, specsOnCardMost, specValueMost } from '#contract/foundation/constants.ts'
import type { Product as WholeProduct, ProductCard as Product } from '#contract/catalog/products/products.ts'
import { BusinessSeals, OfferedBy } from '#web/identity/businesses/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { inReadersLanguage, langOf } from '#web/foundation/versions/translated.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { CardActions, ResultCard } from '#web/ui/Card.tsx'
import { cut } from '#web/ui/cut.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconChevronRight, IconPhoto } from '#web/ui/icons.ts'
import { Cut, Flag, Picture } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './ProductCard.module.css'
import { DrawnLabel, showsDrawing } from './DrawnLabel.tsx'
import { SecondTitle } from './SecondTitle.tsx'
import { unbroken } from './unbroken.ts'

const textMost = 300 // characters; two lines show fewer

export type ProductView = ReturnType<typeof shownProduct>

/** Trims a hit, so that loaders send nothing else. */
export function shownProduct(hit: Product & { facts?: Pick<WholeProduct, 'price'> | undefined }) {
  const { businessProfile: business, facts, ...product } = inReadersLanguage(hit)
  const { industry, category, subCategory } = product
  return {
    productID: product.productID,
    key: product.key,
    name: product.name,
    lang: langOf(product, 'name'),
    textLang: langOf(product, 'description'),
    ...(product.secondTitle && { secondTitle: product.secondTitle }),
    photoCount: product.photoCount,
    text: cut(product.description, textMost),
    picture: product.mainImage,
    ...(showsDrawing(hit) && { drawn: true as const }),
    path: [industry, category, subCategory].flatMap((node) => (node ? [node.name] : [])),
    specs: product.specs.slice(0, specsOnCardMost),
    ...(facts?.price && { price: facts.price }),
    company: {
      businessID: business.businessID,
      key: business.key,
      verified: business.verified,
      presence: business.presence,
      kind: business.kind,
      sample: business.sample,
      name: business.general.companyName,
      type: business.general.businessType.name,
      country: business.contactInfo.country,
    },
  }
}

export function ProductCard({
  product,
  actions,
  mark,
  first,
  reasons,
}: {
  product: ProductView
  actions: ReactNode
  mark: (text: string) => ReactNode
  first?: boolean
  reasons?: ReactNode
}) {
  const { paths } = useSite()
  const { company } = product
  return (
    <ResultCard className={styles.card}>
      <div className={styles.picture}>
        <Picture
          {...pictureOf(product.picture)}
          sizes="(max-width: 767px) 104px, 176px"
          alt=""
          width={176}
          height={132}
          eager={first ?? false}
        />
        {product.drawn ? <DrawnLabel /> : <PhotoCount count={product.photoCount} />}
      </div>
      <div className={styles.body}>
        <h2 lang={product.lang}>
          <Link to={paths.product(product)}>{mark(product.name)}</Link>
        </h2>
        <SecondTitle text={product.secondTitle} />
        <p className={styles.company}>
          <OfferedBy business={company} name={company.name} />
          <BusinessSeals business={company} />
        </p>
        {company.kind === 'company' && (
          <p className="muted">
            {company.type} · <Flag emoji={company.country.emoji} />{' '}
            <Cut text={company.country.countryName} most={countryNameMost} />
          </p>
        )}
        <TreePath names={product.path} />
        {product.text && (
          <p className={`${styles.text} clamp2`} lang={product.textLang}>
            {mark(product.text)}
          </p>
        )}
        {reasons}
      </div>
      <CardActions className={styles.actions}>
        {actions}
        <LinkButton look="ghost" href={paths.business(company)}>
          {company.kind === 'collection' ? <Trans>View collection</Trans> : <Trans>View company</Trans>}
          <span className="sr"> {company.name}</span>
        </LinkButton>
        {company.sample && (
          <span className={styles.sample}>
            <Trans>Sample data</Trans>
          </span>
        )}
      </CardActions>
      <CardSpecs specs={product.specs} />
    </ResultCard>
  )
}

function PhotoCount({ count }: { count: number }) {
  const { formats } = useSite()
  if (count < 1) return null
  return (
    <span className={styles.count}>
      <Icon icon={IconPhoto} size="s" />
      <span aria-hidden="true">{formats.number(count)}</span>
      <span className="sr">
        <Plural value={count} one="# photo" other="# photos" />
      </span>
    </span>
  )
}

function TreePath({ names }: { names: string[] }) {
  return (
    <p className={styles.path}>
      {names.map((name, index) => (
        <span key={index}>
          {index > 0 && <Icon icon={IconChevronRight} size="s" />}
          <Text>{name}</Text>
        </span>
      ))}
    </p>
  )
}

function CardSpecs({ specs }: { specs: ProductView['specs'] }) {
  if (specs.length === 0) return null
  return (
    <dl className={styles.specs}>
      {specs.map(({ key, name, value }, index) => (
        <div key={index}>
          <dt>{name ?? key}</dt>
          <dd className="cut">
            <Cut text={unbroken(value)} most={specValueMost} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
