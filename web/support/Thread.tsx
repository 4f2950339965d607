// A support request as its people and the team read it: messages, minutes booked, and a field to write.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { supportTextMost } from '#contract/support/rules.ts'
import type { Support, SupportDetail } from '#contract/support/support.ts'
import { useToasts } from '#web/app/error-messages.ts'
import { useSite } from '#web/app/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { hoursOf } from './names.ts'
import styles from './Support.module.css'

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

type WriteProps = { label: string; button: string; onSend: (content: string, key: string) => Promise<void> }

/** Keeps what was typed where sending fails; the same key makes trying again safe. */
export function Write({ label, button, onSend }: WriteProps) {
  const { showError } = useToasts()
  const [content, setContent] = useState('')
  const [busy, setBusy] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const isFit = content.trim() !== '' && [...content].length <= supportTextMost
  async function send(): Promise<void> {
    setBusy(true)
    try {
      await onSend(content, key)
      setContent('')
      setKey(crypto.randomUUID())
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <Card as="section">
      <div className={styles.inside}>
        <TextArea
          label={label}
          rows={5}
          most={supportTextMost}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <div>
          <Button look="primary" icon={IconSend} busy={busy} disabled={!isFit} onClick={() => void send()}>
            {button}
          </Button>
        </div>
      </div>
    </Card>
  )
}
