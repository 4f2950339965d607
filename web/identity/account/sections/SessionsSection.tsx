// Sessions of the account.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useSite } from '#web/foundation/page.ts'
import { useAuthApi } from '#web/foundation/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import styles from '../AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'

type Session = { id: string; device: string; place: string; startedAt: string; lastSeenAt: string; current: boolean }

export function SessionsSection({ sessions: first }: { sessions: Session[] }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const api = useAuthApi()
  const { showSuccess, showError } = useToasts()
  const [sessions, setSessions] = useState(first)
  const others = sessions.filter(({ current }) => !current)

  async function end(id: string) {
    const before = sessions
    setSessions(sessions.filter((one) => (id === 'all' ? one.current : one.id !== id)))
    try {
      await api.endSession({ params: { id } })
      showSuccess(id === 'all' ? t`All other sessions have ended.` : t`The session has ended.`)
    } catch (error) {
      setSessions(before)
      showError(error)
    }
  }
  return (
    <AccountSection title={t`Sessions`}>
      <ul className={styles.list}>
        {sessions.map(({ id, device, place, lastSeenAt, startedAt, current }) => (
          <li key={id}>
            <div>
              <p className="row">
                <b className="semi">{device || t`Unknown device`}</b>
                {current && <Badge look="ok">{t`This device`}</Badge>}
              </p>
              <p className="muted small">
                <Trans>
                  {place} · last seen {formats.dateTime(lastSeenAt)} · since {formats.dateTime(startedAt)}
                </Trans>
              </p>
            </div>
            {!current && <Button aria-label={t`End the session on ${device}`} onClick={() => end(id)}>{t`End`}</Button>}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button look="danger" onClick={() => end('all')}>{t`End all other sessions`}</Button>
        </div>
      )}
    </AccountSection>
  )
}
