// Company in a narrow column, as one link.
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { Link } from '#web/ui/Link.tsx'
import { countryNameMost } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Cut, Flag, Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { BusinessSeals } from './BusinessSeals.tsx'
import styles from './CompactBusinessCard.module.css'

export function CompactBusinessCard({ business, level = 4 }: { business: BusinessCard; level?: 2 | 3 | 4 }) {
  const { paths } = useSite()
  const { contactInfo } = business
  // The chunk of `translated.ts` is not worth a request.
  const { translation, languages, ...general } = { ...business.general, ...business.general.translation }
  const Heading = `h${level}` as const
  return (
    <Link className={styles.card} to={paths.business(business)}>
      <Logo name={general.companyName} {...pictureOf(general.profilePhoto)} size={48} />
      <div className="grow">
        <Heading>
          <UserText text={general.companyName} />
        </Heading>
        <p className="muted small clamp2" lang={translation?.language ?? languages.shortDescription ?? undefined}>
          <UserText text={general.shortDescription} />
        </p>
        <p className={styles.place}>
          <span>
            <Flag emoji={contactInfo.country.emoji} />{' '}
            <Cut text={contactInfo.country.countryName} most={countryNameMost} />
          </span>
          <span className="muted">{general.businessType.name}</span>
          <BusinessSeals business={{ ...business, subscription: 'standard' }} />
        </p>
      </div>
    </Link>
  )
}
