// Inquiries that wait for an answer, oldest first.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { ReachWork } from '#contract/discovery/reach.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconClock } from '#web/ui/icons.ts'
import { Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import { lengthOf, minutesSince } from './times.ts'
import styles from './Lists.module.css'

const [soon, late] = [6, 18].map((hours) => hours * 60) as [number, number]

export function Waiting({ businessID, work: { waiting } }: { businessID: string; work: ReachWork }) {
  const { i18n, t } = useLingui()
  const { paths } = useSite()
  return (
    <Card as="section">
      <CardHeader
        title={t`Inquiries waiting`}
        aside={
          <Link className="link small" to={paths.inquiries(businessID)}>
            <Trans>All inquiries</Trans>
          </Link>
        }
      />
      {waiting.data.length === 0 && <p className={`muted ${styles.none}`}>{t`No inquiry waits for an answer.`}</p>}
      <ul className={styles.list}>
        {waiting.data.map(({ requestID, sender, country, about, createdAt }) => {
          const minutes = minutesSince(createdAt)
          const state = minutes >= late ? 'bad' : minutes >= soon ? 'warn' : undefined
          const name = sender || t`A former member`
          return (
            <li key={requestID}>
              <div>
                <b>
                  {country && <Flag emoji={country.emoji} />} <Text>{name}</Text>
                </b>
                <p className="muted small clamp2">{about}</p>
              </div>
              <span className={styles.age} data-state={state}>
                {state && <Icon icon={IconClock} />}
                {lengthOf(i18n, minutes)}
              </span>
              <LinkButton href={paths.inquiries(businessID, requestID)} aria-label={t`Answer ${name}`}>
                <Trans context="button">Answer</Trans>
              </LinkButton>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
