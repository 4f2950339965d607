// Header of a listed company: its own website comes first.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconExternalLink, IconLink, IconPackage, IconShare } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { inLine } from '#kit/direction.ts'
import { SelectButton } from '#web/catalog/compare/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Presence } from '#web/identity/businesses/card.tsx'
import { Save } from '#web/social/favorites/card.tsx'
import { Follow } from '#web/social/follows/card.tsx'
import { Like } from '#web/social/reactions/card.tsx'
import { Watch } from '#web/social/watches/card.tsx'
import { SendInquiryLink } from '#web/trade/inquiries/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { websiteOf } from '../website.ts'
import styles from './ListedHeader.module.css'
import { WriteAndKeep } from './Ways.tsx'

export function ListedHeader({ business }: { business: BusinessProfile }) {
  const { general, contactInfo } = business
  const website = websiteOf(contactInfo.website)
  const place = inLine([contactInfo.city, contactInfo.country.countryName])
  const year = general.yearStablished?.toString()
  return (
    <Head business={business} foot={<Foot business={business} />} actions={<Social business={business} />}>
      <p className={styles.facts}>
        <span>
          {general.businessType.name} · {general.industry.name}
        </span>
        <span>
          <Flag emoji={contactInfo.country.emoji} /> {place}
        </span>
        {year && (
          <span>
            <Trans>Founded {year}</Trans>
          </span>
        )}
      </p>
      <Main>
        <Save resourceType="business" resourceID={business.businessID} />
        {website ? (
          <LinkButton
            look="main"
            icon={IconExternalLink}
            href={website.href}
            rel="nofollow ugc noopener"
            reloadDocument
          >
            <Trans>Visit website</Trans>
          </LinkButton>
        ) : (
          <WriteAndKeep businessID={business.businessID} look="main" />
        )}
      </Main>
    </Head>
  )
}

export function Main({ children }: { children: ReactNode }) {
  return <div className={styles.main}>{children}</div>
}

export function Head({
  business,
  actions,
  foot,
  children,
}: {
  business: BusinessProfile
  actions: ReactNode
  foot: ReactNode
  children: ReactNode
}) {
  const { general } = business
  return (
    <header className={styles.header}>
      <div className={styles.head}>
        <Logo name={general.companyName} {...pictureOf(general.profilePhoto)} size={72} eager />
        <h1>
          <UserText text={general.companyName} />
        </h1>
        {children}
        <p className={styles.state}>
          <Presence business={business} full />
        </p>
        {general.shortDescription && (
          <p className={styles.text}>
            <UserText text={general.shortDescription} />
          </p>
        )}
        <div className={styles.social}>{actions}</div>
      </div>
      <div className={styles.foot}>{foot}</div>
    </header>
  )
}

function Social({ business }: { business: BusinessProfile }) {
  const { paths } = useSite()
  const { businessID, general, productCount, reactions } = business
  return (
    <>
      <SendInquiryLink businessID={businessID} look="ghost" />
      {productCount > 0 && (
        <LinkButton look="ghost" icon={IconPackage} href={paths.businessProducts(business)}>
          <Trans>Company Products</Trans>
        </LinkButton>
      )}
      <Like resourceType="business" resourceID={businessID} count={reactions.reactionCount.like} />
      <Follow resourceType="business" resourceID={businessID} look="ghost" />
      <details className={styles.connect}>
        <summary>
          <Icon icon={IconLink} />
          <Trans comment="button: ask a company or person for a connection">Connect</Trans>
        </summary>
        <p>
          <Trans>A connection needs somebody who accepts it: it opens when the company claims this page.</Trans>
        </p>
      </details>
      <ShareLink business={business} />
      <SelectButton kind="business" id={businessID} name={general.companyName} look="ghost" />
      <Watch resourceType="business" resourceID={businessID} look="ghost" />
    </>
  )
}

export function ShareLink({ business }: { business: BusinessProfile }) {
  const { t } = useLingui()
  const { paths, origin } = useSite()
  return (
    <CopyButton
      icon={IconShare}
      text={() => origin + paths.business(business)}
      done={t`Business Link copied!`}
      failed={t`The link could not be copied.`}
    >
      <Trans>Share</Trans>
    </CopyButton>
  )
}

function Foot({ business }: { business: BusinessProfile }) {
  const { paths } = useSite()
  return (
    <>
      <ReadFrom business={business} />
      {business.sample && (
        <Link to={paths.attribution()}>
          <Trans>Sample data</Trans>
        </Link>
      )}
      <Link to={paths.correctBusiness(business)} rel="nofollow">
        <Trans>Suggest a correction</Trans>
      </Link>
      <Link to={paths.removeListing(business)} rel="nofollow">
        <Trans>Remove this listing</Trans>
      </Link>
      <a href="#why">
        <Trans>Why is it here?</Trans>
      </a>
    </>
  )
}

export function ReadFrom({ business: { sources } }: { business: BusinessProfile }) {
  const { formats } = useSite()
  const last = sources
    .map(({ readAt }) => readAt)
    .toSorted()
    .at(-1)
  if (!last) return <Trans>Listed from public sources</Trans>
  const month = formats.month(last)
  return (
    <span>
      <Plural
        value={sources.length}
        one={`Listed from # public source, last read ${month}`}
        other={`Listed from # public sources, last read ${month}`}
      />
    </span>
  )
}
