// Versions of an email's words.
import { Trans } from '@lingui/react/macro'
import type { EmailText, EmailWordsFields } from '#contract/identity/emails.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { VersionList } from '../versions/VersionList.tsx'
import { EmailVersionMark } from './names.tsx'

type Props = {
  email: EmailText
  onChange: (email: EmailText) => void
  onTake: (words: EmailWordsFields) => void
}

export function EmailVersions({ email, onChange, onTake }: Props) {
  const api = useApi()
  const { formats } = useSite()
  return (
    <VersionList
      versions={email.versions}
      markOf={({ state }) => <EmailVersionMark state={state} />}
      linesOf={({ writtenAt, writtenBy, reason }) => [
        <>
          <strong>{formats.dateTime(writtenAt)}</strong> {writtenBy}
        </>,
        reason,
      ]}
      onTake={({ words }) => onTake(words)}
      onTakeDelivered={() => onTake(email.delivered)}
      act={async (act, id, reason) => onChange(await api.emails[act]({ params: { id }, body: { reason } }))}
      effectOf={(act) => (
        <p>
          {act === 'withdraw' ? (
            <Trans>The next email has the version before it, or what was delivered. You can restore it.</Trans>
          ) : (
            <Trans>The next email has it again, unless a later version takes its place.</Trans>
          )}
        </p>
      )}
    />
  )
}
