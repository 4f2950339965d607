// Ways on from a listed company.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMailbox, IconSend, IconUsers, IconWorld, type IconName } from '#web/ui/icons.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { BusinessSeals } from '#web/identity/businesses/card.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Flag, Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { websiteOf } from '../website.ts'
import type { SimilarCompany } from './listing.ts'
import { useDuration } from './use-duration.ts'
import styles from './Ways.module.css'

export function Ways({ business, asked }: { business: BusinessProfile; asked: SimilarCompany[] }) {
  const website = websiteOf(business.contactInfo.website)
  const host = website?.name
  return (
    <section className={styles.ways} id="ways" aria-labelledby="ways-title">
      <div className={styles.head}>
        <h2 id="ways-title">
          <Trans>Nobody from here reads WBN yet</Trans>
        </h2>
        <p>
          <Trans>A message sent here would wait for somebody to come. These ways lead on:</Trans>
        </p>
      </div>
      {website && (
        <Way
          icon={IconWorld}
          title={<Trans>Write on their own website</Trans>}
          text={<Trans>Our source names {host} as their website; it may say how to reach them.</Trans>}
        >
          <LinkButton href={website.href} rel="nofollow ugc noopener" reloadDocument>
            <Trans>Open website</Trans>
          </LinkButton>
        </Way>
      )}
      <Way
        icon={IconMailbox}
        title={<Trans>Let us keep your inquiry for them</Trans>}
        text={
          <Trans>
            Held 30 days, handed over the day the company claims this page. If nobody comes, you are told and it is
            deleted.
          </Trans>
        }
      >
        <WriteAndKeep businessID={business.businessID} />
      </Way>
      {asked.length > 0 ? <AskOthers asked={asked} /> : <AskAny business={business} />}
    </section>
  )
}

export function WriteAndKeep({
  businessID,
  look = 'plain',
}: {
  businessID: string
  look?: ComponentProps<typeof LinkButton>['look']
}) {
  const { paths } = useSite()
  return (
    <LinkButton
      look={look}
      {...(look === 'main' && { icon: IconSend })}
      href={paths.sendInquiry({ businessID })}
      rel="nofollow"
    >
      <Trans comment="button: write an inquiry that is kept for a company that is not here yet">Write and keep</Trans>
    </LinkButton>
  )
}

function Way({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName
  title: ReactNode
  text: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.way}>
      <span className={styles.icon}>
        <Icon icon={icon} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}

/** Also a form for browsers without scripts. */
function AskOthers({ asked }: { asked: SimilarCompany[] }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const duration = useDuration()
  const measured = asked.flatMap(({ minutes }) => minutes ?? [])
  const least = duration(Math.min(...measured))
  return (
    <Way
      icon={IconUsers}
      title={<Trans>Ask similar suppliers that answer</Trans>}
      text={
        <Trans>Chosen by what they make and how fast they replied in the last 90 days. Nobody paid to be here.</Trans>
      }
    >
      <form className={styles.pick} action={paths.createRfq()} aria-label={t`Similar suppliers that answer`}>
        {asked.map((company) => (
          <Supplier key={company.businessID} company={company} />
        ))}
        <div className={styles.send}>
          <Button type="submit" look="primary">
            <Trans>Ask these suppliers</Trans>
          </Button>
          <p className="muted small">
            <Trans>One form, a separate thread with each.</Trans>{' '}
            {measured.length > 0 && <Trans>Expect the first answer in about {least}.</Trans>}
          </p>
        </div>
      </form>
    </Way>
  )
}

function Supplier({ company }: { company: SimilarCompany }) {
  const duration = useDuration()
  const median = company.minutes === null ? undefined : duration(company.minutes)
  return (
    <label>
      <input type="checkbox" name="businesses" value={company.businessID} defaultChecked />
      <Logo name={company.name} {...(company.photo && pictureOf(company.photo))} size={32} />
      <span>
        <span className={styles.name}>{company.name}</span>
        <span className="muted small clamp2">
          <UserText text={company.text} />
        </span>
      </span>
      <span className={styles.place}>
        <span>
          <Flag emoji={company.country.emoji} /> {company.country.countryName}
        </span>
        <BusinessSeals business={company} />
      </span>
      <span className={styles.median}>
        {median ? (
          <Trans>
            <b>{median}</b> median
          </Trans>
        ) : (
          <Trans>reply time not measured yet</Trans>
        )}
      </span>
    </label>
  )
}

function AskAny({ business: { general } }: { business: BusinessProfile }) {
  const { paths } = useSite()
  const name = general.industry.name
  return (
    <Way
      icon={IconUsers}
      title={<Trans>Say what you need and ask for quotations</Trans>}
      text={
        <Trans>Nobody in {name} runs a page of the same kind yet. Describe it once, and see who else makes it.</Trans>
      }
    >
      <LinkButton href={paths.createRfq()} rel="nofollow">
        <Trans>Ask for quotations</Trans>
      </LinkButton>
    </Way>
  )
}
