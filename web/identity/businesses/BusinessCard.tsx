// Company search result. Plain markup, because a page has many.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { ReactNode } from 'react'
import { countryNameMost } from '#contract/foundation/constants.ts'
import type { BusinessHit } from '#contract/discovery/search-hits.ts'
import { useSite } from '#web/foundation/page.ts'
import { inReadersLanguage, langOf } from '#web/foundation/versions/translated.ts'
import { isDrawn, pictureOf } from '#web/foundation/pictures.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { CardActions, ResultCard } from '#web/ui/Card.tsx'
import { cut } from '#web/ui/cut.ts'
import { IconPackage } from '#web/ui/icons.ts'
import { Cut, Flag, Logo, Picture } from '#web/ui/Picture.tsx'
import { Unbroken } from '#web/ui/Unbroken.tsx'
import styles from './BusinessCard.module.css'
import { BusinessSeals } from './BusinessSeals.tsx'

const textMost = 300 // characters

export type BusinessView = ReturnType<typeof shownBusiness>

export function shownBusiness({ general: original, contactInfo, tradeCapabilities, ...hit }: BusinessHit) {
  const general = inReadersLanguage(original)
  const textLang = langOf(general, 'shortDescription')
  return {
    businessID: hit.businessID,
    key: hit.key,
    subscription: hit.subscription,
    verified: hit.verified,
    presence: hit.presence,
    kind: hit.kind,
    sample: hit.sample,
    products: hit.products,
    productCount: hit.productCount,
    name: general.companyName,
    text: cut(general.shortDescription, textMost),
    ...(textLang && { textLang }),
    type: general.businessType.name,
    industry: general.industry.name,
    photo: general.profilePhoto,
    country: contactInfo.country,
    founded: general.yearStablished,
    employees: general.totalEmployees,
    leadTime: tradeCapabilities.averageLeadTime,
    likes: hit.reactions.reactionCount.like,
  }
}

export type CardSlots = { main: ReactNode; more: ReactNode }

export function BusinessCard({
  business,
  actions,
  mark,
  first,
  reasons,
}: {
  business: BusinessView
  actions: CardSlots
  mark: (text: string) => ReactNode
  first?: boolean
  reasons?: ReactNode
}) {
  const { paths } = useSite()
  return (
    <ResultCard className={styles.card}>
      <div className={styles.logo}>
        <Logo name={business.name} {...pictureOf(business.photo)} eager={first ?? false} />
      </div>
      <div className={styles.body}>
        <h2>
          <Link to={paths.business(business)}>{mark(business.name)}</Link>
        </h2>
        <p className={styles.kind}>
          <span>
            {business.type} · {business.industry}
          </span>
          <BusinessSeals business={business} />
        </p>
        <CardFacts business={business} />
        <p className={`${styles.text} clamp2`} lang={business.textLang}>
          {mark(business.text)}
        </p>
        {reasons}
      </div>
      <Actions business={business} actions={actions} />
      {business.products.length > 0 && <Hits business={business} />}
    </ResultCard>
  )
}

function CardFacts({ business: { country, founded, employees, leadTime: days } }: { business: BusinessView }) {
  const { t } = useLingui()
  const { formats } = useSite()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t`Country`}</dt>
        <dd className="cut">
          <Flag emoji={country.emoji} /> <Cut text={country.countryName} most={countryNameMost} />
        </dd>
      </div>
      <div>
        <dt>{t`Founded`}</dt>
        <dd>{founded ?? '–'}</dd>
      </div>
      <div>
        <dt>{t`Employees`}</dt>
        <dd className="cut">{formats.range(employees) ?? '–'}</dd>
      </div>
      <div>
        <dt>{t`Lead time`}</dt>
        <dd className="cut">{days === null ? '–' : <Plural value={days} one="# day" other="# days" />}</dd>
      </div>
    </dl>
  )
}

function Actions({ business, actions }: { business: BusinessView; actions: CardSlots }) {
  const { paths } = useSite()
  return (
    <CardActions className={styles.actions}>
      {actions.main}
      {business.productCount > 0 && (
        <LinkButton look="ghost" icon={IconPackage} href={paths.businessProducts(business)}>
          <Plural value={business.productCount} one="# product" other="# products" />
          <span className="sr"> {business.name}</span>
        </LinkButton>
      )}
      {actions.more}
      {(business.likes > 0 || business.sample) && (
        <p className={styles.small}>
          {business.likes > 0 && (
            <span>
              <Plural value={business.likes} one="# like" other="# likes" />
            </span>
          )}
          {business.sample && (
            <span>
              <Trans>Sample data</Trans>
            </span>
          )}
        </p>
      )}
    </CardActions>
  )
}

function Hits({ business }: { business: BusinessView }) {
  const { paths, formats } = useSite()
  const more = business.productCount - business.products.length
  const number = formats.number(more)
  return (
    <div className={styles.hits}>
      {business.products.map((product) => (
        <Link key={product.productID} className={styles.hit} to={paths.product(product)}>
          {(business.presence === 'run' || !isDrawn(product.mainImage)) && (
            <Picture {...pictureOf(product.mainImage)} sizes="52px" alt="" width={52} height={39} />
          )}
          <span>
            <Unbroken text={product.name} />
          </span>
        </Link>
      ))}
      {more > 0 && (
        <Link className={`link small nowrap ${styles.more}`} to={paths.businessProducts(business)}>
          <Trans>+{number} more</Trans>
          <span className="sr"> {business.name}</span>
        </Link>
      )}
    </div>
  )
}
