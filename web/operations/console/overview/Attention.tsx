// Today's work: alerts, queues.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import type { Queue } from '#contract/operations/console/console.ts'
import type { Alert } from '#contract/operations/console/figures.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ageOf, useAge } from '../ages.ts'
import { sections } from '../sections.ts'
import { StateMark } from '../StateMark.tsx'
import { AlertLine } from './AlertLine.tsx'
import styles from './Attention.module.css'

export function Attention({ queues, alerts }: { queues: readonly Queue[]; alerts: readonly Alert[] }) {
  const { t } = useLingui()
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
  const late = queues.reduce((sum, queue) => sum + queue.late, 0)
  return (
    <Card as="section">
      <CardHeader
        title={t`Needs attention today`}
        aside={
          <span className="muted small">
            <Plural value={waiting} one="# item" other="# items" />
            {late > 0 && (
              <>
                <Text>,</Text> {<Plural value={late} one="# over target" other="# over target" />}
              </>
            )}
          </span>
        }
      />
      {alerts.length > 0 && (
        <ul className={styles.alerts}>
          {alerts.map((alert) => (
            <AlertLine key={alert.key} alert={alert} />
          ))}
        </ul>
      )}
      {queues.length === 0 ? (
        <p className={styles.none}>
          <Trans>No queue belongs to your role.</Trans>
        </p>
      ) : (
        <ul className={styles.queues}>
          {queues.toSorted(byPlace).map((queue) => (
            <Line key={queue.key} queue={queue} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const byPlace = (one: Queue, other: Queue) => placeOf(one) - placeOf(other)
const placeOf = ({ key }: Queue) => sections.findIndex((section) => section.key === key)

function Line({ queue }: { queue: Queue }) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const age = useAge()
  const { key, waiting, oldestAt, late, targetHours } = queue
  const section = sections.find((one) => one.key === key)
  const hours = oldestAt ? ageOf(oldestAt) : 0
  const name = section ? i18n._(section.text) : key
  return (
    <li>
      <Link className={styles.name!} to={paths.admin(key)}>
        {section && <Icon icon={section.icon} />}
        <Text>{name}</Text>
      </Link>
      <span className={styles.waiting}>
        <strong>{waiting}</strong> <Trans>waiting</Trans>
      </span>
      <span className={styles.age}>
        {oldestAt && (
          <>
            {age(hours)} <span className="muted">{t`of ${age(targetHours)}`}</span>
            <span className={styles.bar} aria-hidden="true">
              <i
                className={late > 0 ? styles.late : hours > targetHours * 0.75 ? styles.due : undefined}
                style={{ width: `${Math.min(100, (hours / targetHours) * 100)}%` }}
              />
            </span>
          </>
        )}
      </span>
      {late > 0 ? (
        <StateMark look="bad" icon={IconAlertCircle}>
          <Plural value={late} one="# over target" other="# over target" />
        </StateMark>
      ) : waiting > 0 ? (
        <StateMark look="plain" icon={IconCircleDashed}>{t`In time`}</StateMark>
      ) : (
        <StateMark look="ok" icon={IconCircleCheck}>{t`Nothing waits`}</StateMark>
      )}
      <LinkButton look={late > 0 ? 'primary' : 'plain'} href={paths.admin(key)} aria-label={t`Open: ${name}`}>
        {t({ message: 'Open', context: 'button' })}
      </LinkButton>
    </li>
  )
}
