// Header of a company page.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { mobileDescriptionMost } from '#contract/foundation/constants.ts'
import { inLine } from '#kit/direction.ts'
import { langOf } from '#web/foundation/versions/translated.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Flag, Logo, Picture } from '#web/ui/Picture.tsx'
import { Preview } from '#web/ui/Preview.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { BusinessSeals } from '#web/identity/businesses/card.tsx'
import styles from './Header.module.css'
import { Social } from './Social.tsx'

type Reader = 'buyer' | 'owner' | 'owner as buyer'

/** Members have no buyer's actions, or inert ones when viewing as a buyer. */
export function Header({ business, reader }: { business: BusinessProfile; reader: Reader }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { general } = business
  return (
    <header className={styles.header}>
      {general.coverPhoto && (
        <Picture {...pictureOf(general.coverPhoto)} className={styles.cover} alt="" width={1152} height={250} eager />
      )}
      <div className={styles.inside}>
        <div className={styles.logo}>
          <Logo name={general.companyName} {...pictureOf(general.profilePhoto)} size={112} eager />
        </div>
        <div className={styles.words}>
          <div className={styles.name}>
            <h1>
              <UserText text={general.companyName} />
            </h1>
            <BusinessSeals
              business={business}
              href={paths.verification(business)}
              since={business.verifiedAt ? formats.month(business.verifiedAt) : undefined}
            />
          </div>
          <Facts business={business} />
          <div className={styles.text} lang={langOf(general, 'shortDescription')}>
            <Preview
              text={general.shortDescription}
              most={mobileDescriptionMost}
              more={t`View more`}
              less={t`View less`}
            />
          </div>
          {reader !== 'owner' && (
            <div inert={reader === 'owner as buyer'}>
              <Social
                businessID={business.businessID}
                likes={business.reactions.reactionCount.like}
                name={general.companyName}
              />
            </div>
          )}
        </div>
      </div>
    </header>
  )
}

function Facts({ business }: { business: BusinessProfile }) {
  const { formats, paths } = useSite()
  const { general, contactInfo, sample, followers } = business
  const people = formats.range(general.totalEmployees)
  const place = inLine([contactInfo.city, contactInfo.country.countryName])
  const year = general.yearStablished?.toString()
  return (
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
      {people && (
        <span>
          <Trans>{people} employees</Trans>
        </span>
      )}
      {followers > 0 && (
        <Link className="underline" to={paths.followers(business)}>
          <Plural value={followers} one="# follower" other="# followers" />
        </Link>
      )}
      <Link className="underline" to={paths.reviews(business)}>
        <Trans>Reviews</Trans>
      </Link>
      {sample && (
        <span>
          <Link className="underline" to={paths.attribution()}>
            <Trans>Sample data</Trans>
          </Link>
        </span>
      )}
    </p>
  )
}
