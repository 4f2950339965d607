// /business-product/{slug}: product and offering company.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { AfterHydration, lateComponent, lazyComponent } from '#web/foundation/lazy-component.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { hasPermission } from '#contract/identity/access.ts'
import { commentPageSize, mainProductsMost } from '#contract/foundation/constants.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import { BusinessSummaryCard } from '#web/identity/businesses/card.tsx'
import { SendInquiry } from '#web/trade/inquiries/card.tsx'
import { loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { asWished } from '#web/foundation/translations/wish.ts'
import { isTranslated } from '#web/foundation/versions/indexing.ts'
import { langOf } from '#web/foundation/versions/translated.ts'
import { isDrawn } from '#web/foundation/pictures.ts'
import { idOf } from '#web/foundation/paths.ts'
import { sessionNow } from '#web/foundation/session.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Section } from '#web/ui/Card.tsx'
import { Chip, Chips } from '#web/ui/Chip.tsx'
import { Part, PartColumns } from '#web/ui/Part.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { Gallery } from './Gallery.tsx'
import { firstView, headOf } from './head.ts'
import styles from './ProductPage.module.css'
import { ProductTiles, tileOf, type TileProduct } from '#web/catalog/products/card.tsx'
import { isForeign, type Reading, useReading } from '../reading/use-reading.ts'
import { Specifications } from './Specifications.tsx'
import { Summary } from './Summary.tsx'

const Files = lateComponent(async () => (await import('./Files.tsx')).Files)
const OwnerBar = lazyComponent(async () => (await import('./owner/OwnerBar.tsx')).OwnerBar)
const TextLabel = lazyComponent(async () => (await import('../reading/TextLabel.tsx')).TextLabel)
const TextViews = lazyComponent(async () => (await import('../reading/TextViews.tsx')).TextViews)
const Thread = lateComponent(async () => (await import('#web/social/comments/card.tsx')).Thread)
const WhereToBuy = lazyComponent(async () => (await import('#web/trade/territories/card.tsx')).ProductBlock)

/** Members get more data. */
export const personal = true

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, cacheTags, canonical, redirectTo, serverData, signal, url, ...site } = loaderContext(args)
  const id = idOf(params.slug)
  if (!id) return redirectTo(paths.home())
  const read = await api.products.read({ params: { id }, signal })
  canonical(paths.product(read))
  // In browsers the label does it, before anything is painted.
  const product = import.meta.env.SSR ? asWished(read, site) : read
  const { businessID, businessProfile } = product
  const isLabelled = isTranslated(businessProfile) && isForeign(product, site)
  await Promise.all([
    isLabelled && TextLabel.preload(),
    isLabelled && product.translation && TextViews.preload(),
    hasFiles(product) && Files.preload(),
    Thread.preload(),
  ])
  const view = firstView(product, site, paths)
  const shown = serverData?.() as { others: TileProduct[] } | undefined
  const session = sessionNow()
  const [others, comments, access] = await Promise.all([
    shown?.others ?? othersOf(api, product, signal),
    api.comments.list({
      params: { resourceID: id },
      query: { size: commentPageSize, businessID: session?.actor.businessID },
      signal,
    }),
    session && api.businesses.read({ params: { id: businessID }, signal }).then(({ session }) => session.access),
  ])
  cacheTags(`product:${id}`, `business:${businessID}`, `comments:${id}`)
  const asBuyer = Boolean(access) && url.searchParams.get('view') === 'buyer'
  return { product, view, isLabelled, others, comments, access: asBuyer ? null : (access ?? null), asBuyer }
}

function hasFiles({ documents, videos }: Product): boolean {
  return documents.length + videos.length > 0
}

async function othersOf(api: Api, { productID, businessID }: Product, signal: AbortSignal): Promise<TileProduct[]> {
  const query = { bid: businessID, except: productID, size: mainProductsMost }
  return (await api.products.byBusiness({ query, signal })).data.map(tileOf)
}

export const meta: Meta<typeof loader> = headOf

export function Component() {
  const { product: read, view, isLabelled, others, comments, access, asBuyer } = useLoaderData<typeof loader>()
  const reading = useReading(read.productID, read, view)
  const product = reading.shown
  const { t } = useLingui()
  const { paths } = useSite()
  const { businessProfile: business } = product
  const name = business.general.companyName
  const nodes = [product.industry, product.category, product.subCategory].flatMap((node) => node ?? [])
  return (
    <div className={`wrap ${styles.page}`}>
      <Suspense>
        {(asBuyer || hasPermission('editProducts', access)) && <OwnerBar product={product} asBuyer={asBuyer} />}
      </Suspense>
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={nodes.map((node) => ({ name: node.name, href: paths.search({ business: 'PR', search: node.name }) }))}
      />
      <div className={styles.top}>
        <Gallery
          photos={product.photos}
          placeholder={product.mainImage}
          name={product.name}
          caption={
            business.presence === 'listed' &&
            isDrawn(product.photos[0] ?? product.mainImage) && (
              <Trans>A drawing of this kind of product, no picture of the product.</Trans>
            )
          }
        />
        <Summary product={product} member={access !== null}>
          {isLabelled && (
            <Suspense>
              <TextLabel kind="product" reading={reading} edition={read.version} />
            </Suspense>
          )}
        </Summary>
      </div>
      <PartColumns
        className={styles.columns}
        aside={
          <BusinessSummaryCard
            business={business}
            member={access !== null}
            action={
              business.kind === 'company' && (
                <SendInquiry
                  businessID={business.businessID}
                  productID={product.productID}
                  member={access !== null}
                  look="soft"
                />
              )
            }
          />
        }
      >
        <Specifications specs={product.specs} />
        <Description product={product} reading={reading} />
        {hasFiles(product) && <Files product={product} member={access !== null} />}
        <AfterHydration>{read.appointments && <WhereToBuy productID={product.productID} />}</AfterHydration>
        <Part id="comments" title={<Trans>Comments</Trans>}>
          <Thread key={product.productID} resourceType="product" resourceID={product.productID} first={comments} />
        </Part>
      </PartColumns>
      {others.length > 0 && <MainProducts name={name} all={paths.businessProducts(business)} products={others} />}
    </div>
  )
}

function Description({ product, reading }: { product: Product; reading: Reading }) {
  const { paths } = useSite()
  const { description, keywords } = product
  if (!description && keywords.length === 0) return null
  const isTranslated = (reading.translation as Product['translation'])?.description !== undefined
  return (
    <Part
      id="description"
      title={<Trans>Description</Trans>}
      aside={
        isTranslated && (
          <Suspense>
            <TextViews reading={reading} />
          </Suspense>
        )
      }
    >
      {isTranslated && reading.view === 'both' ? (
        <TextViews reading={reading} field="description" />
      ) : (
        description && (
          <p className={styles.description} lang={langOf(product, 'description')}>
            <UserText text={description} />
          </p>
        )
      )}
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
    <Section
      id="others"
      title={<Trans>Main products of {name}</Trans>}
      aside={
        <Link className="link" to={all}>
          <Trans>Company Products</Trans>
        </Link>
      }
    >
      <ProductTiles products={products} columns={4} />
    </Section>
  )
}
