// Profile completeness.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCircleDashed } from '#web/ui/icons.ts'
import { Bar } from '#web/ui/controls/Ranges.tsx'
import { completenessOf, type Missing } from './completeness.ts'
import styles from './Completeness.module.css'

const shownAtFirst = 4

export function Completeness({ profile }: { profile: BusinessProfile }) {
  const { t } = useLingui()
  const { percent, missing } = completenessOf(profile)
  const others = missing.slice(shownAtFirst)
  return (
    <Card as="section" pad="m">
      <h2 className={styles.title}>
        <Trans>Profile {percent} % complete</Trans>
      </h2>
      <Bar solid={percent} soft={percent} label={t`Profile ${percent} % complete`} />
      <List profile={profile} steps={missing.slice(0, shownAtFirst)} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t`${others.length} more`}</summary>
          <List profile={profile} steps={others} />
        </details>
      )}
    </Card>
  )
}

function List({ profile, steps }: { profile: BusinessProfile; steps: Missing[] }) {
  const { i18n } = useLingui()
  const { paths } = useSite()
  return (
    <ul className={styles.list}>
      {steps.map(({ tab, title, benefit }) => (
        <li key={title.id}>
          <Icon icon={IconCircleDashed} />
          <span>
            <Link to={paths.editBusiness(profile, tab)}>{i18n._(title)}</Link>
            <span className="muted small">{i18n._(benefit)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
