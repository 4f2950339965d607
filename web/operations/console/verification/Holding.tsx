// Kinds of evidence that count already.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { CaseDetail } from '#contract/trust/verification/verification.ts'
import { shownHost } from '#kit/hosts.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { KindMark, useKindNames } from '#web/trust/verification/card.tsx'
import styles from './Case.module.css'

export function Holding({ shown: { holding, businessID } }: { shown: CaseDetail }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const names = useKindNames()
  return (
    <Card as="section">
      <CardHeader
        title={t`What counts already`}
        aside={<Link className="link" to={paths.verification({ businessID })}>{t`Public page`}</Link>}
      />
      <div className={styles.inside}>
        {holding.length === 0 && <p className="muted">{t`Nothing has been checked yet.`}</p>}
        {holding.map(({ kind, subject, validUntil }) => (
          <div key={`${kind} ${subject}`}>
            <KindMark checked>{names[kind]}</KindMark>
            <div className="muted small">
              {shownHost(subject)} · {t`counts until ${formats.date(validUntil)}`}
            </div>
          </div>
        ))}
      </div>
    </Card>
  )
}
