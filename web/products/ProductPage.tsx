// /business-product/{slug}: a product with its pictures, specifications and the company that offers it (1§2). Comments and likes come with accounts.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from '#web/routing.ts'
import { mainProductsMost } from '#contract/constants.ts'
import type { Product } from '#contract/products.ts'
import { BusinessSeals, BusinessSummaryCard } from '#web/businesses/card.tsx'
import { asked, useSite, type Meta } from '#web/page.ts'
import { idOf } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { factoryIcon, shareIcon } from '#web/ui/icons.ts'
import { Part } from '#web/ui/Part.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { Video } from '#web/ui/Video.tsx'
import { Gallery } from './Gallery.tsx'
import { headOf } from './head.ts'
import { KeyFigures } from './KeyFigures.tsx'
import styles from './ProductPage.module.css'
import { ProductTiles, tileOf, type TileProduct } from './ProductTile.tsx'
import { Specifications } from './Specifications.tsx'

const factsBesideGallery = 5

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, shows, canonical, redirectTo, signal } = asked(args)
  const id = idOf(params.slug)
  if (!id) return redirectTo(paths.home())
  const product = await api.products.read({ params: { id }, signal })
  canonical(paths.product(product))
  const others = await api.products.byBusiness({
    query: { bid: product.businessID, except: id, size: mainProductsMost },
    signal,
  })
  shows(`product:${id}`, `business:${product.businessID}`)
  return { product, others: others.data.map(tileOf) }
}

export const meta: Meta<typeof loader> = headOf

export function Component() {
  const { product, others } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const { businessProfile: business, videos } = product
  const name = business.general.companyName
  const nodes = [product.industry, product.category, product.subCategory].flatMap((node) => node ?? [])
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={nodes.map((node) => ({ name: node.name, href: paths.search({ business: 'PR', search: node.name }) }))}
      />
      <div className={styles.top}>
        <Gallery photos={product.photos} name={product.name} />
        <Summary product={product} />
      </div>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {product.specs.length > 0 && <Specifications specs={product.specs} />}
          <Description product={product} />
          {videos.length > 0 && (
            <Part id="videos" title={<Trans>Videos</Trans>}>
              <div className={styles.videos}>
                {videos.map(({ videoID, url }) => (
                  <Video
                    key={videoID}
                    url={url}
                    title={t`Video of ${product.name}`}
                    watchOn={(host) => t`Watch on ${host}`}
                  />
                ))}
              </div>
            </Part>
          )}
        </div>
        <div className={styles.aside}>
          <BusinessSummaryCard business={business} />
        </div>
      </div>
      {others.length > 0 && <MainProducts name={name} all={paths.businessProducts(business)} products={others} />}
    </div>
  )
}

function Summary({ product }: { product: Product }) {
  const { t } = useLingui()
  const { paths, origin } = useSite()
  const { businessProfile: business } = product
  const { general, contactInfo } = business
  const facts = [
    { name: t`Brand`, value: product.brand },
    { name: t`Part number`, value: product.partNumber },
    { name: t`Minimum order`, value: product.minimumOrder },
    ...product.specs.map(({ key, value }) => ({ name: key, value })),
  ].filter(({ value }) => value)
  return (
    <div className={styles.summary}>
      <h1>{product.name}</h1>
      <p className={styles.company}>
        <a className="link" href={paths.business(business)}>
          {general.companyName}
        </a>
        <BusinessSeals business={{ verified: business.verified, subscription: 'standard' }} />
        <span className="muted">
          {general.businessType.name} · <Flag emoji={contactInfo.country.emoji} /> {contactInfo.country.countryName}
        </span>
        {business.sample && (
          <a className={`muted ${styles.sample}`} href={paths.attribution()}>
            <Trans>Sample data</Trans>
          </a>
        )}
      </p>
      <KeyFigures price={product.price} leadTime={product.leadTime} stock={product.stock} />
      {facts.length > 0 && <Facts items={facts.slice(0, factsBesideGallery)} />}
      <div className={styles.actions}>
        <LinkButton look="primary" size="large" icon={factoryIcon} href={paths.business(business)}>
          <Trans>View company</Trans>
        </LinkButton>
        <CopyButton
          size="large"
          look="plain"
          icon={shareIcon}
          text={() => origin + paths.product(product)}
          done={t`Product Link copied!`}
          failed={t`The link could not be copied.`}
        >
          <Trans>Share</Trans>
        </CopyButton>
      </div>
    </div>
  )
}

function Description({ product: { description, keywords } }: { product: Product }) {
  const { paths } = useSite()
  if (!description && keywords.length === 0) return null
  return (
    <Part id="description" title={<Trans>Description</Trans>}>
      {description && <p className={styles.description}>{description}</p>}
      {keywords.length > 0 && (
        <Chips className={styles.keywords!}>
          {keywords.map((word) => (
            <Chip key={word} href={paths.search({ business: 'PR', search: word })}>
              {word}
            </Chip>
          ))}
        </Chips>
      )}
    </Part>
  )
}

function MainProducts({ name, all, products }: { name: string; all: string; products: TileProduct[] }) {
  return (
    <section className={styles.others} aria-labelledby="others-title">
      <div className={styles.head}>
        <h2 id="others-title">
          <Trans>Main products of {name}</Trans>
        </h2>
        <a className="link" href={all}>
          <Trans>Company Products</Trans>
        </a>
      </div>
      <ProductTiles products={products} columns={4} />
    </section>
  )
}
