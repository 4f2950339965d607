// /business/{slug}: public company profile without empty sections.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import { AfterHydration, lazyComponent } from '#web/foundation/lazy-component.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { bothOf, loaderContext, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { asWished } from '#web/foundation/translations/wish.ts'
import { ProductTiles, tileOf, type TileProduct } from '#web/catalog/products/card.tsx'
import { SendInquiry } from '#web/trade/inquiries/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { cut } from '#web/ui/cut.ts'
import { IconPackage, IconShare, IconWorld } from '#web/ui/icons.ts'
import { Part, PartColumns } from '#web/ui/Part.tsx'
import { Video } from '#web/ui/video/Video.tsx'
import styles from './BusinessPage.module.css'
import { Certificates } from './Certificates.tsx'
import { ContactCard, VerifiedCard } from './Contact.tsx'
import { General, TextViews } from './General.tsx'
import { firstView, headOf } from './head.ts'
import { Header } from './Header.tsx'
import { type ProductRow, rowOf, type Similar, similarTo } from './listed/listing.ts'
import { LatestPosts, type LatestPost } from './LatestPosts.tsx'
import { isForeign, useReading } from '../reading/use-reading.ts'
import { SectionBar } from './SectionBar.tsx'
import type { EditTarget } from './owner/EditLink.tsx'
import { sectionsOf, type SectionName } from './sections.ts'
import { relOf, websiteOf } from './website.ts'
import { Factory, Terms, Trade } from './Work.tsx'

const productsShown = 6
const postsShown = 2
const postMost = 160 // characters

const ListedBusiness = lazyComponent(async () => (await import('./listed/ListedBusiness.tsx')).ListedBusiness)
const Collection = lazyComponent(async () => (await import('./listed/Collection.tsx')).Collection)
const OwnerBar = lazyComponent(async () => (await import('./owner/OwnerBar.tsx')).OwnerBar)
const TextLabel = lazyComponent(async () => (await import('../reading/TextLabel.tsx')).TextLabel)
const BuyerViewBar = lazyComponent(async () => (await import('#web/foundation/shell/BuyerViewBar.tsx')).BuyerViewBar)
const EditLink = lazyComponent(async () => (await import('./owner/EditLink.tsx')).EditLink)
const EmptySections = lazyComponent(async () => (await import('./owner/EditLink.tsx')).EmptySections)

const WhereToBuy = lazyComponent(async () => (await import('#web/trade/territories/card.tsx')).CompanyBlock)

const listedFolder = 'discovery/profiles/business/listed'
export const drawnLate = [`${listedFolder}/ListedBusiness`, `${listedFolder}/Collection`]

/** Members of the business get more data. */
export const personal = true

type SharedData = {
  products: TileProduct[]
  posts: LatestPost[]
  /** Companies that nobody runs, and collections. */
  listed?: { rows: ProductRow[]; similar: Similar | undefined } | undefined
}

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, cacheTags, canonical, redirectTo, serverData, signal, url, ...site } = loaderContext(args)
  const id = idOf(params.slug)
  if (!id) return redirectTo(paths.home())
  const read = api.businesses.read({ params: { id }, signal })
  const [{ data, session }, { products, posts, listed }] = await bothOf(
    read.then((answer) => {
      canonical(paths.business(answer.data))
      return answer
    }),
    Promise.resolve(
      (serverData?.() as SharedData | undefined) ??
        loadSharedData(
          api,
          read.then(({ data }) => data),
          { id, signal },
        ),
    ),
  )
  const business = import.meta.env.SSR ? { ...data, general: asWished(data.general, site) } : data
  if (business.presence === 'run' && isForeign(business.general, site))
    await Promise.all([TextLabel.preload(), business.general.translation && TextViews.preload()])
  const view = firstView(business, { ...site, path: paths.business(business) })
  cacheTags(`business:${id}`)
  const { access } = session
  const asBuyer = access !== null && url.searchParams.get('view') === 'buyer'
  return {
    business,
    view,
    products,
    posts,
    listed,
    today: new Date().toISOString().slice(0, 10),
    access,
    asBuyer,
    edits: url.searchParams.get('editMode') === '1' && access !== null && access !== 'member' && !asBuyer,
  }
}

async function loadSharedData(
  api: Api,
  read: Promise<BusinessProfile>,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<SharedData> {
  const [listed, products, posts] = await Promise.all([
    read.then(async ({ presence, kind, businessID }) => {
      if (kind === 'collection') {
        await Collection.preload()
        return { similar: undefined }
      }
      if (presence === 'run') return undefined
      const [similar] = await Promise.all([similarTo(api, businessID, signal), ListedBusiness.preload()])
      return { similar }
    }),
    api.products.byBusiness({ query: { bid: id, size: productsShown }, signal }),
    api.newsfeed.timeline({ params: { id }, query: { size: postsShown }, signal }),
  ])
  return {
    products: listed ? [] : products.data.map(tileOf),
    listed: listed && { ...listed, rows: products.data.map(rowOf) },
    posts: posts.data.map(({ postID, content, language, createdAt }) => ({
      postID,
      text: cut(content, postMost),
      language,
      createdAt,
    })),
  }
}

export const meta: Meta<typeof loader> = headOf

export function Component() {
  const { listed, ...data } = useLoaderData<typeof loader>()
  if (!listed) return <RunBusiness {...data} />
  const { rows, similar } = listed
  return (
    <div className={`wrap ${styles.listed}`}>
      <Suspense>
        {similar ? (
          <ListedBusiness business={data.business} products={rows} similar={similar} />
        ) : (
          <Collection business={data.business} products={rows} />
        )}
      </Suspense>
    </div>
  )
}

type PageData = Omit<Awaited<ReturnType<typeof loader>>, 'listed'>

function RunBusiness({ business: read, view, products, posts, today, access, asBuyer, edits }: PageData) {
  const site = useSite()
  const reading = useReading(read.businessID, read.general, view)
  const business = { ...read, general: reading.shown }
  const sections = sectionsOf(business)
  const shows = (name: SectionName) => sections.includes(name)
  const { general } = business
  const edit = (target: EditTarget) => edits && <EditLink business={business} target={target} />
  return (
    <div className={`wrap ${styles.page}`}>
      <Suspense>
        {asBuyer ? <BuyerViewBar /> : access && <OwnerBar business={business} access={access} edits={edits} />}
      </Suspense>
      <Header business={business} reader={asBuyer ? 'owner as buyer' : access ? 'owner' : 'buyer'} />
      <Bar business={business} sections={sections} own={access !== null && !asBuyer} />
      <PartColumns
        className={styles.columns}
        aside={
          <>
            <ContactCard business={business} aside={edit('contact')} />
            <VerifiedCard business={business} />
            <LatestPosts businessID={business.businessID} posts={posts} />
          </>
        }
      >
        <General general={general} reading={reading} aside={edit('general')}>
          {isForeign(read.general, site) && (
            <Suspense>
              <TextLabel kind="business" reading={reading} edition={read.version} />
            </Suspense>
          )}
        </General>
        {shows('factory') && <Factory business={business} aside={edit('factory')} />}
        {shows('trade') && <Trade trade={business.tradeCapabilities} aside={edit('trade')} />}
        {shows('terms') && <Terms terms={business.businessTerms} aside={edit('terms')} />}
        {shows('certificates') && <Certificates business={business} today={today} aside={edit('certificates')} />}
        {shows('products') && <Products business={business} products={products} aside={edit('products')} />}
        {general.video && <CompanyVideo url={general.video.url} name={general.companyName} aside={edit('media')} />}
        <Suspense>{edits && <EmptySections business={business} shown={sections} />}</Suspense>
      </PartColumns>
      <AfterHydration>{read.appointments && <WhereToBuy businessID={business.businessID} />}</AfterHydration>
    </div>
  )
}

/** Own inquiries are in the owner's bar. */
function Bar({ business, sections, own }: { business: BusinessProfile; sections: SectionName[]; own: boolean }) {
  const { t } = useLingui()
  const { paths, origin } = useSite()
  const labels: Record<SectionName, string> = {
    general: t`Overview`,
    factory: t`Factory`,
    trade: t({ message: 'Trade', comment: 'Tab: trade capabilities of a company' }),
    terms: t({ message: 'Terms', comment: 'Tab: business terms of a company' }),
    certificates: t`Certificates`,
    products: t`Products`,
    video: t`Video`,
  }
  const counts: Partial<Record<SectionName, number>> = {
    certificates: business.certificates.length,
    products: business.productCount,
  }
  const website = websiteOf(business.contactInfo.website)
  return (
    <SectionBar tabs={sections.map((id) => ({ id, label: labels[id], count: counts[id] }))}>
      <CopyButton
        icon={IconShare}
        text={() => origin + paths.business(business)}
        done={t`Business Link copied!`}
        failed={t`The link could not be copied.`}
      >
        <Trans>Share</Trans>
      </CopyButton>
      {website && (
        <LinkButton className={styles.wide} icon={IconWorld} href={website.href} rel={relOf(business)}>
          <Trans>Website</Trans>
        </LinkButton>
      )}
      {business.productCount > 0 && (
        <LinkButton className={styles.wide} icon={IconPackage} href={paths.businessProducts(business)}>
          <Trans>Company Products</Trans>
        </LinkButton>
      )}
      {!own && <SendInquiry businessID={business.businessID} member={false} look="main" />}
    </SectionBar>
  )
}

function Products({
  business,
  products,
  aside,
}: {
  business: BusinessProfile
  products: TileProduct[]
  aside: ReactNode
}) {
  const { paths, formats } = useSite()
  const number = formats.number(business.productCount)
  const all = business.productCount > products.length && (
    <Link className="link small" to={paths.businessProducts(business)}>
      <Trans>All {number} products</Trans>
    </Link>
  )
  return (
    <Part
      id="products"
      title={<Trans>Products</Trans>}
      aside={
        <span className="row">
          {all}
          {aside}
        </span>
      }
    >
      <ProductTiles products={products} />
    </Part>
  )
}

function CompanyVideo({ url, name, aside }: { url: string; name: string; aside: ReactNode }) {
  const { t } = useLingui()
  return (
    <Part id="video" title={<Trans>Video</Trans>} aside={aside}>
      <Video url={url} title={t`Video of ${name}`} watchOn={(host) => t`Watch on ${host}`} />
    </Part>
  )
}
