// A company among search results (1§2 Cards): the same facts in the same place on every card. Plain markup: a page has many.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { countryNameMost } from '#contract/constants.ts'
import type { BusinessHit } from '#contract/search.ts'
import { useSite } from '#web/page.ts'
import { pictureOf } from '#web/pictures.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { packageIcon } from '#web/ui/icons.ts'
import { Cut, Flag, Logo, Picture } from '#web/ui/Picture.tsx'
import styles from './BusinessCard.module.css'
import { BusinessSeals } from './BusinessSeals.tsx'

/** `mark` writes a text with its matched words marked. `first` cards load their pictures at once. */
export function BusinessCard({ business, mark, first }: { business: BusinessHit; mark: (text: string) => ReactNode; first?: boolean }) {
  const { paths } = useSite()
  const { general } = business
  return (
    <article className={styles.card}>
      <div className={styles.logo}><Logo {...pictureOf(general.profilePhoto)} eager={first ?? false} /></div>
      <div className={styles.body}>
        <h2><a href={paths.business(business)}>{mark(general.companyName)}</a></h2>
        <p className={styles.kind}>
          <span>{general.businessType.name} · {general.industry.name}</span>
          <BusinessSeals business={business} />
        </p>
        <CardFacts business={business} />
        <p className={`${styles.text} clamp2`}>{mark(general.shortDescription)}</p>
      </div>
      <Actions business={business} />
      {business.products.length > 0 && <Hits business={business} />}
    </article>
  )
}

function CardFacts({ business: { general, contactInfo, tradeCapabilities } }: { business: BusinessHit }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { country } = contactInfo
  const days = tradeCapabilities.averageLeadTime
  return (
    <dl className={styles.facts}>
      <div><dt>{t`Country`}</dt><dd className="cut"><Flag emoji={country.emoji} /> <Cut text={country.countryName} most={countryNameMost} /></dd></div>
      <div><dt>{t`Founded`}</dt><dd>{general.yearStablished ?? '–'}</dd></div>
      <div><dt>{t`Employees`}</dt><dd className="cut">{formats.range(general.totalEmployees) ?? '–'}</dd></div>
      <div><dt>{t`Lead time`}</dt><dd className="cut">{days === null ? '–' : <Plural value={days} one="# day" other="# days" />}</dd></div>
    </dl>
  )
}

function Actions({ business }: { business: BusinessHit }) {
  const { paths } = useSite()
  return (
    <div className={styles.actions}>
      <LinkButton look="soft" href={paths.business(business)}><Trans>View company</Trans><span className="sr"> {business.general.companyName}</span></LinkButton>
      {business.productCount > 0 && (
        <LinkButton look="ghost" icon={packageIcon} href={paths.businessProducts(business)}>
          <Plural value={business.productCount} one="# product" other="# products" /><span className="sr"> {business.general.companyName}</span>
        </LinkButton>
      )}
      {business.sample && <span className={styles.sample}><Trans>Sample data</Trans></span>}
    </div>
  )
}

/** Two of its products, and how many more there are. */
function Hits({ business }: { business: BusinessHit }) {
  const { paths, formats } = useSite()
  const more = business.productCount - business.products.length
  const number = formats.number(more)
  return (
    <div className={styles.hits}>
      {business.products.map((product) => (
        <a key={product.productID} className={styles.hit} href={paths.product(product)}>
          <Picture {...pictureOf(product.mainImage)} sizes="52px" alt="" width={52} height={39} />
          <span>{product.name}</span>
        </a>
      ))}
      {more > 0 && <a className="link small nowrap" href={paths.businessProducts(business)}><Trans>+{number} more</Trans><span className="sr"> {business.general.companyName}</span></a>}
    </div>
  )
}
