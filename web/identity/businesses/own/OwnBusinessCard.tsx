// Business card of My Business.
import { Trans, useLingui } from '@lingui/react/macro'
import { hasPermission } from '#contract/identity/access.ts'
import { Link } from '#web/ui/Link.tsx'
import type { OwnBusiness } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { TierBadge, Verified } from '#web/ui/Badge.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconCreditCard, IconEye, IconInbox, IconPencil } from '#web/ui/icons.ts'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './OwnBusinessCard.module.css'

export function OwnBusinessCard({ business, chooses }: { business: OwnBusiness; chooses: boolean }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const { general, contactInfo, subscription, verified, access } = business
  const { companyName } = general
  return (
    <Card as="article" pad="m" className={styles.card}>
      <Logo name={general.companyName} {...pictureOf(general.profilePhoto)} size={64} />
      <div className={styles.words}>
        <h2>
          <UserText text={companyName} />
        </h2>
        <p className="row">
          <span>
            <Flag emoji={contactInfo.country.emoji} /> {contactInfo.country.countryName}
          </span>
          <Link to={paths.verification(business)}>
            <Verified verified={verified} label={verified ? t`Verified` : t`Not Verified`} />
          </Link>
          <TierBadge tier={subscription} label={subscription.toUpperCase()} />
        </p>
        <p className="muted clamp2">
          <UserText text={general.shortDescription} />
        </p>
      </div>
      <div className={styles.actions}>
        {chooses && (
          <LinkButton
            look="primary"
            icon={IconCreditCard}
            href={paths.membership(business)}
            aria-label={t`Choose this business: ${companyName}`}
          >
            <Trans>Choose this business</Trans>
          </LinkButton>
        )}
        {!chooses && hasPermission('edit', access) && (
          <LinkButton
            look="primary"
            icon={IconPencil}
            href={paths.business(business, { editMode: 1 })}
            aria-label={t`Manage Business: ${companyName}`}
          >
            <Trans>Manage Business</Trans>
          </LinkButton>
        )}
        {hasPermission('readRequests', access) && (
          <LinkButton icon={IconInbox} href={paths.inquiries(business.businessID)}>
            <Trans comment="the messages that a company has received">Requests</Trans>
            <span className="sr"> {companyName}</span>
          </LinkButton>
        )}
        <LinkButton
          icon={IconEye}
          href={paths.business(business, { view: 'buyer' })}
          aria-label={t`View as a buyer: ${companyName}`}
        >
          <Trans>View as a buyer</Trans>
        </LinkButton>
      </div>
    </Card>
  )
}
