// Product summary.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { Product } from '#contract/catalog/products/products.ts'
import { BusinessSeals, OfferedBy } from '#web/identity/businesses/card.tsx'
import { SelectButton } from '#web/catalog/compare/card.tsx'
import { Watch } from '#web/social/watches/card.tsx'
import { Save } from '#web/social/favorites/card.tsx'
import { langOf } from '#web/foundation/versions/translated.ts'
import { useSite } from '#web/foundation/page.ts'
import { Like } from '#web/social/reactions/card.tsx'
import { ReportMenu } from '#web/trust/reports/menu/card.tsx'
import { SendInquiry } from '#web/trade/inquiries/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { IconFileInvoice, IconMessage, IconPackage, IconShare } from '#web/ui/icons.ts'
import { Flag } from '#web/ui/Picture.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import { Unbroken } from '#web/ui/Unbroken.tsx'
import styles from './Summary.module.css'
import { SecondTitle, unbroken } from '#web/catalog/products/card.tsx'

const factsBesideGallery = 5

type Props = { product: Product; member: boolean; children: ReactNode }

/** `children`: below the name. */
export function Summary({ product, member, children }: Props) {
  const { t } = useLingui()
  const { paths, origin } = useSite()
  const { businessProfile: business } = product
  const { general, contactInfo } = business
  const facts = [
    { name: t`Brand`, value: product.brand },
    { name: t`Part number`, value: product.partNumber },
    { name: t`Minimum order`, value: product.minimumOrder },
    { name: t`HS code`, value: product.hsCode },
    { name: t`GTIN`, value: product.gtin },
    ...product.specs.map(({ key, name, value }) => ({ name: name ?? key, value: unbroken(value) })),
  ].filter(({ value }) => value)
  return (
    <div className={styles.summary}>
      <h1 lang={langOf(product, 'name')}>
        <Unbroken text={product.name} />
      </h1>
      {product.translation?.name !== product.name && <SecondTitle text={product.secondTitle} isExplained />}
      {children}
      <p className={styles.company}>
        <OfferedBy business={business} name={general.companyName} className="link" />
        <BusinessSeals business={{ ...business, subscription: 'standard' }} />
        {business.kind === 'company' && (
          <span className="muted">
            {general.businessType.name} · <Flag emoji={contactInfo.country.emoji} /> {contactInfo.country.countryName}
          </span>
        )}
        {business.sample && (
          <Link className="muted underline" to={paths.attribution()}>
            <Trans>Sample data</Trans>
          </Link>
        )}
      </p>
      <KeyFigures product={product} isListed={business.presence === 'listed'} />
      <PriceSteps price={product.price} />
      {facts.length > 0 && <Facts items={facts.slice(0, factsBesideGallery)} />}
      <div className={styles.actions}>
        {business.kind === 'company' && (
          <SendInquiry
            businessID={business.businessID}
            productID={product.productID}
            member={member}
            look="main"
            size="large"
          />
        )}
        {!member && (
          <LinkButton
            size="large"
            icon={IconFileInvoice}
            rel="nofollow"
            href={paths.createRfq({ products: product.productID })}
          >
            <Trans>Ask for quotations</Trans>
          </LinkButton>
        )}
        <Save resourceType="product" resourceID={product.productID} size="large" />
      </div>
      <div className={styles.social}>
        {!member && <AskForSample product={product} />}
        <Like resourceType="product" resourceID={product.productID} count={product.reactions.reactionCount.like} />
        <LinkButton look="ghost" icon={IconMessage} href="#comments">
          <Trans comment="button: write or read comments">Comment</Trans>
        </LinkButton>
        <SelectButton kind="product" id={product.productID} name={product.name} look="ghost" />
        <CopyButton
          icon={IconShare}
          text={() => origin + paths.product(product)}
          done={t`Product Link copied!`}
          failed={t`The link could not be copied.`}
        >
          <Trans>Share</Trans>
        </CopyButton>
        <Watch resourceType="product" resourceID={product.productID} look="ghost" />
        <ReportMenu resourceType="product" resourceID={product.productID} name={product.name} />
      </div>
    </div>
  )
}

function AskForSample({ product: { productID, businessProfile: business } }: { product: Product }) {
  const { paths } = useSite()
  if (business.kind !== 'company' || business.presence === 'listed') return null
  return (
    <LinkButton
      look="ghost"
      icon={IconPackage}
      rel="nofollow"
      href={paths.sendInquiry(business, productID, { sample: '1' })}
    >
      <Trans>Ask for a sample</Trans>
    </LinkButton>
  )
}
