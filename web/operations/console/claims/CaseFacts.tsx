// Listing and domain of a claimed company.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { OwnershipCase } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { inLine } from '#kit/direction.ts'
import { shownEmail, shownHost, shownUrl } from '#kit/hosts.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import styles from './Case.module.css'
import { FactList } from './FactList.tsx'
import { useReasonNames } from './names.ts'

export function CaseFacts({ shown: { company, facts, domain, merging } }: { shown: OwnershipCase }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const reasons = useReasonNames()
  const listing: [string, string | undefined][] = [
    [t`Company`, facts['companyName']],
    [t`Registered address`, facts['legalAddress']],
    [t`City`, facts['city']],
    [t`Website`, facts['website'] && shownUrl(facts['website'])],
    [t`Phone`, facts['phone']],
    [t`E-mail`, facts['email'] && shownEmail(facts['email'])],
    [t`Source`, facts['source']],
    [t`Source of`, formats.date(domain.sourceAt)],
  ]
  const about: [string, string][] = [
    [t`Domain`, shownHost(domain.name ?? '') || t`none`],
    [t`Registered`, domain.registeredAt ? formats.date(domain.registeredAt) : t`not known`],
    [t`Looked at`, domain.checkedAt ? formats.dateTime(domain.checkedAt) : t`never`],
  ]
  return (
    <>
      <Card as="section">
        <CardHeader title={t`Domain`} />
        <div className={styles.inside}>
          <FactList facts={about} />
          <ul className={styles.reasons}>
            {domain.reasons.map((reason) => (
              <li key={reason}>{reasons[reason]}</li>
            ))}
          </ul>
        </div>
      </Card>
      <Card as="section">
        <CardHeader
          title={t`What the listing says`}
          aside={
            <Link className="link" to={paths.business(company)}>
              {t`View profile`}
            </Link>
          }
        />
        <div className={styles.inside}>
          <FactList facts={listing.flatMap(([name, value]) => (value ? [[name, value] as const] : []))} />
        </div>
      </Card>
      {merging.length > 0 && (
        <Card as="section">
          <CardHeader title={t`Named as the same company`} />
          <ul className={styles.inside}>
            {merging.map(({ businessID, companyName, city, country }) => (
              <li key={businessID}>
                <Link className="link" to={paths.admin(`businesses/${businessID}`)}>
                  {companyName}
                </Link>{' '}
                <span className="muted small">{inLine([city, country.countryName])}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
