// The person's company, as others see it.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Card } from '#web/ui/Card.tsx'
import { hoursOf } from '../hours.ts'
import styles from './OwnHome.module.css'
import type { OwnHomeData } from './read-own-home.ts'

export function OwnCompany({ company }: Pick<OwnHomeData, 'company'>) {
  const { t } = useLingui()
  const { paths } = useSite()
  const texts = useStanding(company)
  return (
    <Card as="section" pad="m" className={styles.company!}>
      <h2>{company?.name ?? t`Your company`}</h2>
      <p className="muted small">{texts}</p>
      {company ? (
        <Link className="link small" to={paths.business(company)}>{t`My company page`}</Link>
      ) : (
        <p className="row">
          <Link className="link small" to={paths.search({ presence: 'listed' })}>{t`Find my company`}</Link>
          <Link className="link small" to={paths.createBusiness()}>{t`Add a company`}</Link>
        </p>
      )}
    </Card>
  )
}

function useStanding(company: OwnHomeData['company']): string {
  const { t, i18n } = useLingui()
  if (!company) return t`It may be listed already: then it is claimed, else added.`
  const { verified, medianMinutes } = company
  const time = medianMinutes === null ? '' : hoursOf(i18n, medianMinutes)
  if (verified && time) return t`Others see that your company is verified and answers in ${time}.`
  if (verified) return t`Others see that your company is verified. How fast it answers is shown from five inquiries on.`
  if (time) return t`Others see that your company answers in ${time}. It is not verified yet.`
  return t`It is not verified yet. How fast it answers is shown from five inquiries on.`
}
