// Companies that visited, where both sides chose to be seen.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { hasPermission } from '#contract/identity/access.ts'
import type { Reach } from '#contract/discovery/reach.ts'
import type { OwnBusiness } from '#contract/identity/businesses/businesses.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { daysOf } from './times.ts'
import styles from './Lists.module.css'

export function Visitors({ business, reach: { visitors } }: { business: OwnBusiness; reach: Reach }) {
  const { i18n, t } = useLingui()
  const { formats, paths } = useSite()
  return (
    <Card as="section">
      <CardHeader title={t`Visiting companies`} />
      {visitors?.length === 0 && (
        <p className={`muted ${styles.none}`}>{t`No company that shows its visits opened a page in this period.`}</p>
      )}
      <ul className={styles.list}>
        {visitors?.map((one) => (
          <li key={one.businessID}>
            <div>
              <b>
                <Link to={paths.business(one)}>{one.companyName}</Link>
              </b>
              <p className="muted small">
                <Flag emoji={one.country.emoji} /> {one.country.countryName}
              </p>
              <p className="muted small">{t`${daysOf(i18n, one.days)}, last on ${formats.date(one.lastOn)}`}</p>
            </div>
          </li>
        ))}
      </ul>
      <Choice business={business} shown={visitors !== null} />
    </Card>
  )
}

function Choice({ business: { businessID, access }, shown }: { business: OwnBusiness; shown: boolean }) {
  const api = useApi()
  const { t } = useLingui()
  const { showError } = useToasts()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function choose(): Promise<void> {
    setBusy(true)
    try {
      await api.reach.showVisits({ params: { businessID }, body: { shown: !shown } })
      await revalidate()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  const rule = t`Only companies are named, never people, and only where both chose to be seen. People of several companies show none.`
  const own = shown
    ? t`Companies that your people visit see your name, if they show theirs. Ending it deletes these visits.`
    : t`Your company is not shown as a visitor, and sees none.`
  return (
    <>
      <p className={`muted small ${styles.note}`}>
        {own} {rule}
      </p>
      <p className={styles.note}>
        {hasPermission('shareVisits', access) ? (
          <Button busy={busy} onClick={() => void choose()}>
            {shown ? t`Stop showing our visits` : t`Show our visits, and see others`}
          </Button>
        ) : (
          <span className="muted small">{t`An administrator of the company decides this.`}</span>
        )}
      </p>
    </>
  )
}
