// Possible duplicates of a person.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { Alike } from '#contract/trust/duplicates.ts'
import { shownEmail } from '#kit/hosts.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import facts from '../Facts.module.css'
import styles from './Duplicates.module.css'
import { PairActions } from './PairActions.tsx'
import { Reasons } from './Reasons.tsx'

export function AlikePeople({ userID, pairs }: { userID: string; pairs: readonly Alike[] }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  return (
    <Card as="section">
      <CardHeader title={t`May be the same person`} />
      <ul className={facts.lines}>
        {pairs.map((pair) => {
          const { one, other, reasons, different } = pair
          const them = one.userID === userID ? other : one
          return (
            <li key={them.userID} className={styles.line}>
              <div>
                <span>
                  <Link className="link" to={paths.admin(`people/${them.userID}`)}>
                    {them.name}
                  </Link>{' '}
                  <span className="muted small">
                    {[
                      them.email && shownEmail(them.email),
                      them.companyName,
                      t`registered ${formats.date(them.registeredAt)}`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
                <Reasons reasons={reasons} />
                {different && (
                  <span className="muted small">
                    <Trans>
                      Different people since {formats.date(different.decidedAt)}: {different.reason}
                    </Trans>
                  </span>
                )}
              </div>
              <PairActions pair={pair} kept={userID} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
