// Latest verified companies, each with a product.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { Home } from '#contract/discovery/home.ts'
import { countryNameMost, showcaseCountLeast } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Verified } from '#web/ui/Badge.tsx'
import { Section } from '#web/ui/Card.tsx'
import { Cut, Flag, Picture } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { hoursOf } from './hours.ts'
import styles from './VerifiedCompanies.module.css'

export function VerifiedCompanies({ total, thisWeek, companies }: Home['verified']) {
  const { t, i18n } = useLingui()
  const { paths, formats } = useSite()
  if (companies.length === 0) return null
  const count = formats.number(total)
  return (
    <Section
      id="verified"
      title={thisWeek ? t`Verified this week` : t`Verified lately`}
      aside={
        <Link className="link" to={paths.search({ verified: 1 })}>
          {total >= showcaseCountLeast ? t`All ${count} verified` : t`All verified`}
        </Link>
      }
    >
      <ul className={styles.companies}>
        {companies.map((one) => (
          <li key={one.businessID}>
            <Picture {...pictureOf(one.picture)} alt="" width={300} height={200} />
            <div>
              <h3>
                <Link to={paths.business(one)}>
                  <UserText text={one.companyName} />
                </Link>
              </h3>
              <p className="muted small clamp2">{one.shortDescription}</p>
              <p className={styles.place}>
                <span>
                  <Flag emoji={one.country.emoji} /> <Cut text={one.country.countryName} most={countryNameMost} />
                </span>
                <Verified verified label={t`Verified`} title={t`Evidence of the company was checked`} />
              </p>
              <dl>
                {one.products >= showcaseCountLeast && (
                  <div>
                    <dt>{t`Products`}</dt>
                    <dd>{formats.number(one.products)}</dd>
                  </div>
                )}
                {one.medianMinutes !== null && (
                  <div>
                    <dt>{t`Answers in`}</dt>
                    <dd>{hoursOf(i18n, one.medianMinutes)}</dd>
                  </div>
                )}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
