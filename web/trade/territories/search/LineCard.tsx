// A line that seeks somebody.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SoughtLine } from '#contract/trade/territories/territories.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { nameOf, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { Save } from '#web/social/favorites/card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Logo } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { choiceOf, useRoleChoices } from '../names.ts'
import { useReplyTime } from '../where/reply-text.ts'
import { CompanyLine } from './CompanyLine.tsx'
import styles from './Search.module.css'

export function LineCard({ line, country }: { line: SoughtLine; country: string | undefined }) {
  const { paths } = useSite()
  const { business, lineID, name, description } = line
  const businessID = business.businessID ?? ''
  const company = nameOf(business)
  return (
    <article className={styles.card}>
      <Logo name={company} {...pictureOf(business.profilePhoto)} size={64} />
      <div className={styles.body}>
        <div>
          <h2>
            <Link to={paths.whereToBuy({ businessID })}>
              <UserText text={name} />
            </Link>
          </h2>
          <CompanyLine business={business} href={pageOfAuthor(business, paths)} />
        </div>
        <LineFacts line={line} />
        {description && (
          <p className={styles.description}>
            <UserText text={description} />
          </p>
        )}
        <Wants line={line} />
      </div>
      <div className={styles.acts}>
        <LinkButton
          look="soft"
          rel="nofollow"
          href={paths.sendInquiry({ businessID }, undefined, { line: lineID, country })}
        >
          <Trans>Offer to represent</Trans>
          <span className="sr"> {name}</span>
        </LinkButton>
        <Save resourceType="business" resourceID={businessID} name={company} look="ghost" />
      </div>
    </article>
  )
}

function LineFacts({ line }: { line: SoughtLine }) {
  const { t } = useLingui()
  const roles = useRoleChoices()
  const reply = useReplyTime()(line.replyMinutes)
  const { productCount, representedIn } = line
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t({ message: 'Role', comment: 'of a distributor, an agent or a service partner' })}</dt>
        <dd>{roles[choiceOf(line)]}</dd>
      </div>
      <div>
        <dt>
          <Trans comment="of a supplier's products">Line</Trans>
        </dt>
        <dd>
          <Plural value={productCount} _0="no products" one="# product" other="# products" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans comment="countries in which somebody represents a maker">Represented in</Trans>
        </dt>
        <dd>
          <Plural value={representedIn} _0="no other country" one="# other country" other="# other countries" />
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

const countriesMost = 5

function Wants({ line: { countries, wishes, exclusivePossible, noMinimum } }: { line: SoughtLine }) {
  const { t } = useLingui()
  const names = countries.slice(0, countriesMost).map(({ countryName }) => countryName)
  const more = countries.length > countriesMost ? ' …' : ''
  return (
    <div className={styles.wants}>
      <span className="muted small">
        <Trans comment="wishes of a maker">Looks for</Trans>
      </span>
      <Chip>{names.join(', ') + more}</Chip>
      {wishes.map((wish) => (
        <Chip key={wish}>{wish}</Chip>
      ))}
      {exclusivePossible && <Chip>{t`First exclusivity possible`}</Chip>}
      {noMinimum && <Chip>{t`No minimum order`}</Chip>}
    </div>
  )
}
