// Support request thread.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend } from '#web/ui/icons.ts'
import { Suspense } from 'react'
import { supportTextMost } from '#contract/billing/support/rules.ts'
import type { Support, SupportDetail } from '#contract/billing/support/support.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import type { MessageFormProps } from '#web/foundation/form/MessageForm.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { hoursOf } from './names.ts'
import styles from './Support.module.css'

const MessageForm = lazyComponent(async () => (await import('#web/foundation/form/MessageForm.tsx')).MessageForm)

export function Balance({ balance: { total, used, renewsAt } }: { balance: Support['balance'] }) {
  const { i18n } = useLingui()
  const { formats } = useSite()
  const [left, all, date] = [hoursOf(i18n, Math.max(0, total - used)), hoursOf(i18n, total), formats.date(renewsAt)]
  return (
    <p className={styles.balance}>
      <strong className="num">{left}</strong>
      <span className="muted">
        <Trans>
          left of {all} until {date}
        </Trans>
      </span>
    </p>
  )
}

export function Messages({ messages }: Pick<SupportDetail, 'messages'>) {
  const { t } = useLingui()
  const { formats } = useSite()
  return (
    <ol className={styles.thread} aria-label={t`Messages`}>
      {messages.map(({ id, byTeam, writer, content, at }) => (
        <li key={id} className={byTeam ? styles.team : undefined}>
          <p className="muted small">
            <span className="semi">{writer || (byTeam ? t`Support team` : t`Somebody who has left`)}</span>
            {' · '}
            {formats.dateTime(at)}
          </p>
          <p>{content}</p>
        </li>
      ))}
    </ol>
  )
}

export function Bookings({ bookings }: Pick<SupportDetail, 'bookings'>) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  if (bookings.length === 0) return null
  return (
    <Card as="section">
      <CardHeader title={t`Minutes booked`} />
      <ul className={styles.list}>
        {bookings.map(({ id, minutes, note, at }) => (
          <li key={id}>
            <span>{note || <Trans>No note</Trans>}</span>
            <span className="muted small">{formats.date(at)}</span>
            <span className="num semi">{hoursOf(i18n, minutes)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type WriteProps = Pick<MessageFormProps, 'label' | 'button' | 'closed' | 'onSend'>

/** A stable key makes retries safe. */
export function Write(props: WriteProps) {
  return (
    <Suspense>
      <MessageForm
        {...props}
        draft="message"
        rows={5}
        most={supportTextMost}
        look="primary"
        icon={IconSend}
        className={styles.inside}
      />
    </Suspense>
  )
}
