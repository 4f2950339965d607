// Aside of a listed company: claim, similar companies, sources.
import { Plural, Trans } from '@lingui/react/macro'
import { IconFileDescription, IconMail, IconMailbox, IconWorldCheck, type IconName } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import { websiteOf } from '../website.ts'
import styles from './Listed.module.css'
import type { Similar, SimilarCompany } from './listing.ts'
import { useDuration } from './use-duration.ts'

const shownMost = 4

export function IsYours({ business }: { business: BusinessProfile }) {
  const { paths } = useSite()
  const hasWebsite = Boolean(websiteOf(business.contactInfo.website))
  return (
    <Card as="section">
      <CardHeader title={<Trans>Is this your company?</Trans>} />
      <div className={styles.card}>
        <p>
          <Trans>Take over the page, correct what is wrong and get the inquiries. It is free.</Trans>
        </p>
        <LinkButton className={styles.claim!} look="primary" full href={paths.claimBusiness(business)} rel="nofollow">
          <Trans>Claim this page</Trans>
        </LinkButton>
        <ul className={styles.proofs}>
          {hasWebsite && (
            <Proof icon={IconMail}>
              <Trans>Code to a mailbox at the company’s own domain</Trans>
            </Proof>
          )}
          {hasWebsite && (
            <Proof icon={IconWorldCheck}>
              <Trans>DNS record or a file on the website</Trans>
            </Proof>
          )}
          <Proof icon={IconFileDescription}>
            <Trans>Register extract, letter or phone</Trans>
          </Proof>
        </ul>
        {business.kept && <Kept kept={business.kept} />}
      </div>
    </Card>
  )
}

function Proof({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon icon={icon} size="s" />
      <span>{children}</span>
    </li>
  )
}

function Kept({ kept: { count, oldestUntil } }: { kept: NonNullable<BusinessProfile['kept']> }) {
  const { formats } = useSite()
  const date = formats.date(oldestUntil)
  return (
    <p className={styles.kept}>
      <Icon icon={IconMailbox} size="s" />
      <span>
        <Plural
          value={count}
          one={`# inquiry is kept for you, until ${date}.`}
          other={`# inquiries are kept for you, the oldest until ${date}.`}
        />
      </span>
    </p>
  )
}

export function SimilarCompanies({
  business,
  similar,
  shown,
}: {
  business: BusinessProfile
  similar: Similar
  shown: SimilarCompany[]
}) {
  const { paths } = useSite()
  const { total, within } = similar
  if (shown.length === 0) return null
  const { name } = within
  const address = paths.search({
    business: business.general.businessType.code,
    industry: within.industry ?? undefined,
    category: within.category.join(',') || undefined,
    presence: 'run',
  })
  return (
    <Card as="section">
      <CardHeader title={<Trans>Similar companies that answer</Trans>} />
      <ul className={styles.similar}>
        {shown.slice(0, shownMost).map((company) => (
          <li key={company.businessID}>
            <Logo name={company.name} {...(company.photo && pictureOf(company.photo))} size={40} />
            <SimilarWords company={company} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link className="link small" to={address} rel="nofollow">
          <Plural
            value={total}
            one={`# company in ${name} that answers`}
            other={`All # companies in ${name} that answer`}
          />
        </Link>
      </p>
    </Card>
  )
}

function SimilarWords({ company }: { company: SimilarCompany }) {
  const { paths } = useSite()
  const duration = useDuration()
  const time = company.minutes === null ? undefined : duration(company.minutes)
  return (
    <span className="grow">
      <Link className="semi" to={paths.business(company)}>
        {company.name}
      </Link>
      <span className={styles.about}>
        <Flag emoji={company.country.emoji} /> <Text>{company.country.countryName}</Text>
        {time && (
          <>
            <Text>{' · '}</Text>
            <Trans>answers in {time}</Trans>
          </>
        )}
      </span>
    </span>
  )
}

export function Sources({ business: { sources } }: { business: BusinessProfile }) {
  const { formats } = useSite()
  return (
    <Card as="section">
      <CardHeader title={<Trans>Where this comes from</Trans>} />
      <ul className={styles.sources}>
        {sources.length === 0 && (
          <li>
            <Trans>Public sources whose names were not recorded.</Trans>
          </li>
        )}
        {sources.map(({ name, licence, url, readAt }) => {
          const date = formats.date(readAt)
          return (
            <li key={`${name} ${readAt}`}>
              {url ? (
                <a className="semi underline" href={url} rel="nofollow noopener">
                  {name}
                </a>
              ) : (
                <b className="semi">{name}</b>
              )}
              <Text>{licence && `, ${licence}`}</Text>
              <span className={styles.about}>
                <Trans>read {date}</Trans>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
