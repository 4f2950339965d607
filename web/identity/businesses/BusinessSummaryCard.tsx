// Company beside one of its products.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Verified } from '#web/ui/Badge.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { More } from '#web/ui/More.tsx'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { BusinessSeals } from './BusinessSeals.tsx'
import styles from './BusinessSummaryCard.module.css'

export function BusinessSummaryCard({
  business,
  member,
  action,
}: {
  business: BusinessCard
  member: boolean
  action: ReactNode
}) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const { general, contactInfo, tradeCapabilities } = business
  const { translation, languages } = general
  const textLang = (translation?.shortDescription ? translation.language : languages.shortDescription) ?? undefined
  const days = tradeCapabilities.averageLeadTime
  const isCompany = business.kind === 'company'
  const facts = [
    { name: t`Business type`, value: general.businessType.name },
    { name: t`Year established`, value: general.yearStablished },
    { name: t`Total employees`, value: formats.range(general.totalEmployees) },
    { name: t`Production lead time`, value: days === null ? null : <Plural value={days} one="# day" other="# days" /> },
  ]
  const more = [
    { name: t`Industrial categories`, value: general.categories.map(({ name }) => name).join(', ') || null },
    {
      name: t`Country`,
      value: (
        <>
          <Flag emoji={contactInfo.country.emoji} /> <Text>{contactInfo.country.countryName}</Text>
        </>
      ),
    },
  ]
  return (
    <Card as="section">
      <div className={styles.head}>
        <Logo name={general.companyName} {...pictureOf(general.profilePhoto)} />
        <div>
          <h2>
            <Link to={paths.business(business)}>
              <UserText text={general.companyName} />
            </Link>
          </h2>
          <p className={styles.seals}>
            <BusinessSeals business={business} />
            {member && !business.verified && (
              <Link to={paths.verification(business)}>
                <Verified verified={false} label={t`Not Verified`} />
              </Link>
            )}
          </p>
        </div>
      </div>
      <div className={styles.facts}>
        {isCompany && <Facts items={facts} />}
        <More className={styles.more} more={<Trans>View more</Trans>} less={<Trans>View less</Trans>}>
          <Facts items={more} />
          <p className={styles.text} lang={textLang}>
            <UserText text={translation?.shortDescription ?? general.shortDescription} />
          </p>
        </More>
      </div>
      <div className={styles.actions}>
        {action}
        <LinkButton href={paths.business(business)}>
          {isCompany ? <Trans>Business Profile</Trans> : <Trans>View collection</Trans>}
        </LinkButton>
      </div>
    </Card>
  )
}
