// Log of member changes, newest first.
import { Trans, useLingui } from '@lingui/react/macro'
import type { LogEntry } from '#contract/identity/members/members.ts'
import { useSite } from '#web/foundation/page.ts'
import { Part } from '#web/ui/Part.tsx'
import styles from './MembersPage.module.css'
import { logWords, roleNames } from './roles.ts'

export function MemberLog({ log }: { log: LogEntry[] }) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const somebody = t`A former member`
  return (
    <Part id="log" title={<Trans>Log</Trans>}>
      <ul className={styles.log}>
        {log.map(({ id, happened, actor, subject, access, happenedAt }) => (
          <li key={id}>
            <span>
              {i18n._({
                ...logWords[happened],
                values: {
                  actor: actor.name || somebody,
                  subject: subject || somebody,
                  role: access ? i18n._(roleNames[access]) : '',
                },
              })}
            </span>
            <time className="muted small num" dateTime={happenedAt}>
              {formats.date(happenedAt)}
            </time>
          </li>
        ))}
      </ul>
    </Part>
  )
}
