// Measured answers to inquiries; no figures below a minimum.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Home } from '#contract/discovery/home.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, Section } from '#web/ui/Card.tsx'
import styles from './Answers.module.css'
import { hoursOf } from './hours.ts'

const twoDays = 48 * 60 // minutes

export function Answers({ days, least, measured }: Home['answers']) {
  const { t } = useLingui()
  return (
    <Section id="answers" title={t`What happens to your inquiry`}>
      <Card className={styles.answers!}>
        {measured ? <Measured {...measured} days={days} /> : <Unmeasured least={least} days={days} />}
        <div>
          <h3>{t`If nobody answers`}</h3>
          <p className={styles.big}>{t`You know before you write`}</p>
          <p>
            <Trans>
              Each page says how fast the company answers, or that nobody of it reads here yet: then your inquiry is
              kept for it, its website is named, and so are companies that make the same and answer.
            </Trans>
          </p>
        </div>
      </Card>
      <details className={styles.how}>
        <summary className="link">{t`How we count`}</summary>
        <p className="muted">
          <Trans>
            Inquiries of the last {days} days, up to two days ago, to companies that run their page. The first answer is
            the first message of the company. The time in the middle is that of the answered ones, the share is of all.
            Demonstration data and what waits for a moderator are not counted. Counted once an hour; below {least}{' '}
            inquiries nothing is shown.
          </Trans>
        </p>
      </details>
    </Section>
  )
}

type MeasuredAnswers = NonNullable<Home['answers']['measured']>

function Measured({ inquiries, answered, quartiles, withinTwoDays, days }: MeasuredAnswers & { days: number }) {
  const { t, i18n } = useLingui()
  const [fast, median, slow] = quartiles as [number, number, number]
  const [first, middle, last] = [hoursOf(i18n, fast), hoursOf(i18n, median), hoursOf(i18n, slow)]
  const share = Math.round(withinTwoDays * 100)
  const end = Math.max(twoDays, slow)
  return (
    <>
      <div>
        <h3>{t`First answer`}</h3>
        <p className={styles.big}>
          {middle} <small>{t`in the middle, half are faster`}</small>
        </p>
        <Bar full={median / end} soft={slow / end} label={t`Half answer between ${first} and ${last}`} />
        <p>
          <Trans>
            Half take between {first} and {last}. <Plural value={answered} one="# answer" other="# answers" /> of the
            last {days} days, of companies that run their page here.
          </Trans>
        </p>
      </div>
      <div>
        <h3>{t`Answered within 48 h`}</h3>
        <p className={styles.big}>
          {share} % <small>{t`of inquiries`}</small>
        </p>
        <Bar full={withinTwoDays} soft={0} label={`${share} %`} />
        <p>
          <Trans>
            Of <Plural value={inquiries} one="# inquiry" other="# inquiries" /> to companies that run their page here.
          </Trans>
        </p>
      </div>
    </>
  )
}

function Bar({ full, soft, label }: { full: number; soft: number; label: string }) {
  return (
    <svg
      className={`mirrored ${styles.bar}`}
      role="img"
      aria-label={label}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
    >
      <rect className={styles.track} width={100} height={8} />
      <rect className={styles.soft} width={soft * 100} height={8} />
      <rect className={styles.full} width={full * 100} height={8} />
    </svg>
  )
}

function Unmeasured({ least, days }: { least: number; days: number }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const count = formats.number(least)
  return (
    <div className={styles.wide}>
      <h3>{t`First answer`}</h3>
      <p className={styles.big}>{t`Not measured yet`}</p>
      <p>
        <Trans>
          Fewer than {count} inquiries of the last {days} days can be counted. A figure of so few would say little, so
          none is shown.
        </Trans>
      </p>
    </div>
  )
}
