// /admin: what needs attention today. Staff only.
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { activityPeriods } from '#contract/console/activity.ts'
import type { Queue } from '#contract/console/console.ts'
import { loaderContext, useSite, type Meta } from '#web/app/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ConsoleView } from './ConsoleView.tsx'
import { Activity } from './Activity.tsx'
import { ageOf, useAge } from './ages.ts'
import styles from './Overview.module.css'
import { sections } from './sections.ts'
import { StateMark } from './StateMark.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const days = url.searchParams.get('days') ?? ''
  const [queues, activity] = await Promise.all([
    api.console.queues({ signal }),
    api.console.activity({ ...(isPeriod(days) && { query: { days } }), signal }),
  ])
  return { queues, activity, readAt: Date.now() }
}

function isPeriod(days: string): days is keyof typeof activityPeriods {
  return Object.hasOwn(activityPeriods, days)
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Overview`, description: '', noindex: true })

export function Component() {
  const { queues, activity, readAt } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats } = useSite()
  return (
    <ConsoleView title={t`Overview`} note={formats.dateTime(new Date(readAt).toISOString())}>
      <Attention queues={queues} />
      <Activity activity={activity} />
    </ConsoleView>
  )
}

function Attention({ queues }: { queues: readonly Queue[] }) {
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
            {late > 0 && <>, {<Plural value={late} one="# over target" other="# over target" />}</>}
          </span>
        }
      />
      {queues.length === 0 ? (
        <p className={styles.none}>
          <Trans>No queue belongs to your role.</Trans>
        </p>
      ) : (
        <ul className={styles.queues}>
          {queues.map((queue) => (
            <Line key={queue.key} queue={queue} />
          ))}
        </ul>
      )}
    </Card>
  )
}

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
        {name}
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
        {t`Open`}
      </LinkButton>
    </li>
  )
}
