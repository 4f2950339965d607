// A distributor with what it covers.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FoundDistributor } from '#contract/trade/territories/territories.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { Save } from '#web/social/favorites/card.tsx'
import { SendInquiryLink } from '#web/trade/inquiries/card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { useRoleNames } from '../names.ts'
import { useReplyTime } from '../where/reply-text.ts'
import { CompanyLine } from './CompanyLine.tsx'
import styles from './Search.module.css'

export function DistributorCard({ distributor }: { distributor: FoundDistributor }) {
  const { paths } = useSite()
  const { business, description } = distributor
  const businessID = business.businessID ?? ''
  const name = nameOf(business)
  return (
    <article className={styles.card}>
      <Logo name={name} {...pictureOf(business.profilePhoto)} size={64} />
      <div className={styles.body}>
        <div>
          <h2>
            <Link to={pageOfAuthor(business, paths)}>
              <UserText text={name} />
            </Link>
          </h2>
          <CompanyLine business={business} />
        </div>
        <Covered distributor={distributor} />
        {description && (
          <p className={styles.description}>
            <UserText text={description} />
          </p>
        )}
        <Carries distributor={distributor} />
      </div>
      <div className={styles.acts}>
        <SendInquiryLink businessID={businessID} look="soft" name={name} />
        <Save resourceType="business" resourceID={businessID} name={name} look="ghost" />
      </div>
    </article>
  )
}

function Covered({ distributor }: { distributor: FoundDistributor }) {
  const { t } = useLingui()
  const reply = useReplyTime()(distributor.replyMinutes)
  const { countries, stock, stockPlace, service, lineCount } = distributor
  const kept =
    stock === 'stock'
      ? stockPlace
        ? t`Stock in ${stockPlace}`
        : t`On stock`
      : stock === 'toOrder'
        ? t`To order, no stock`
        : t`Not stated`
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t`Countries`}</dt>
        <dd>{countries.map(({ countryName }) => countryName).join(', ') || '–'}</dd>
      </div>
      <div>
        <dt>{t({ message: 'Stock', context: 'of a distributor' })}</dt>
        <dd>{service ? t`${kept}, service` : kept}</dd>
      </div>
      <div>
        <dt>
          <Trans>Represents</Trans>
        </dt>
        <dd>
          <Plural value={lineCount} _0="no confirmed line" one="# confirmed line" other="# confirmed lines" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans comment="time until a company answers">Answers in</Trans>
        </dt>
        <dd>{reply ?? '–'}</dd>
      </div>
    </dl>
  )
}

const chipsMost = 6

function Carries({ distributor: { categories, brands, room, roles } }: { distributor: FoundDistributor }) {
  const { t } = useLingui()
  const names = useRoleNames()
  const carried = [...categories.map(({ name }) => name), ...brands].slice(0, chipsMost)
  if (carried.length === 0 && !room) return null
  return (
    <div className={styles.wants}>
      <span className="muted small">
        <Trans comment="kinds of products that a distributor sells">Carries, as stated</Trans>
      </span>
      {carried.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
      {room && <Chip>{[t`Takes further lines`, ...roles.map((role) => names[role])].join(' · ')}</Chip>}
    </div>
  )
}
