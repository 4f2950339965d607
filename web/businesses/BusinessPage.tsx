// /business/{slug}: a company as a visitor sees it (2§2). Sections without content are not shown; what needs an account comes with accounts.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from '#web/routing.ts'
import type { BusinessProfile } from '#contract/businesses.ts'
import { asked, useSite, type Meta } from '#web/page.ts'
import { idOf } from '#web/paths.ts'
import { ProductTiles, tileOf, type TileProduct } from '#web/products/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { packageIcon, shareIcon, worldIcon } from '#web/ui/icons.ts'
import { Part } from '#web/ui/Part.tsx'
import { Video } from '#web/ui/Video.tsx'
import styles from './BusinessPage.module.css'
import { Certificates } from './Certificates.tsx'
import { ContactCard, VerifiedCard } from './Contact.tsx'
import { General } from './General.tsx'
import { headOf } from './head.ts'
import { Header } from './Header.tsx'
import { SectionBar } from './SectionBar.tsx'
import { sectionsOf, type SectionName } from './sections.ts'
import { websiteOf } from './website.ts'
import { Factory, Terms, Trade } from './Work.tsx'

const productsShown = 6

export async function loader(args: LoaderFunctionArgs) {
  const { api, paths, params, shows, canonical, redirectTo, signal } = asked(args)
  const id = idOf(params.slug)
  if (!id) return redirectTo(paths.home())
  const [{ data: business }, products] = await Promise.all([
    api.businesses.read({ params: { id }, signal }),
    api.products.byBusiness({ query: { bid: id, size: productsShown }, signal }),
  ])
  canonical(paths.business(business))
  shows(`business:${id}`)
  return { business, products: products.data.map(tileOf), today: new Date().toISOString().slice(0, 10) }
}

export const meta: Meta<typeof loader> = headOf

export function Component() {
  const { business, products, today } = useLoaderData<typeof loader>()
  const sections = sectionsOf(business)
  const shows = (name: SectionName) => sections.includes(name)
  const { general } = business
  return (
    <div className={`wrap ${styles.page}`}>
      <Header business={business} />
      <Bar business={business} sections={sections} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          <General general={general} />
          {shows('factory') && <Factory business={business} />}
          {shows('trade') && <Trade trade={business.tradeCapabilities} />}
          {shows('terms') && <Terms terms={business.businessTerms} />}
          {shows('certificates') && <Certificates business={business} today={today} />}
          {shows('products') && <Products business={business} products={products} />}
          {general.video && <CompanyVideo url={general.video.url} name={general.companyName} />}
        </div>
        <div className={styles.aside}>
          <ContactCard contact={business.contactInfo} />
          <VerifiedCard business={business} />
        </div>
      </div>
    </div>
  )
}

function Bar({ business, sections }: { business: BusinessProfile; sections: SectionName[] }) {
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
        icon={shareIcon}
        text={() => origin + paths.business(business)}
        done={t`Business Link copied!`}
        failed={t`The link could not be copied.`}
      >
        <Trans>Share</Trans>
      </CopyButton>
      {website && (
        <LinkButton className={styles.website} icon={worldIcon} href={website.href} rel="nofollow noopener">
          <Trans>Website</Trans>
        </LinkButton>
      )}
      {business.productCount > 0 && (
        <LinkButton look="primary" icon={packageIcon} href={paths.businessProducts(business)}>
          <Trans>Company Products</Trans>
        </LinkButton>
      )}
    </SectionBar>
  )
}

function Products({ business, products }: { business: BusinessProfile; products: TileProduct[] }) {
  const { paths, formats } = useSite()
  const number = formats.number(business.productCount)
  const all = business.productCount > products.length && (
    <a className="link small" href={paths.businessProducts(business)}>
      <Trans>All {number} products</Trans>
    </a>
  )
  return (
    <Part id="products" title={<Trans>Products</Trans>} aside={all}>
      <ProductTiles products={products} />
    </Part>
  )
}

function CompanyVideo({ url, name }: { url: string; name: string }) {
  const { t } = useLingui()
  return (
    <Part id="video" title={<Trans>Video</Trans>}>
      <Video url={url} title={t`Video of ${name}`} watchOn={(host) => t`Watch on ${host}`} />
    </Part>
  )
}
