// Conflict note: acts of others.
import { Trans } from '@lingui/react/macro'
import { Note } from '#web/ui/Note.tsx'

export function ChangedNote({ news }: { news: readonly string[] }) {
  return (
    <Note look="warn" role="alert">
      <p>
        <Trans>
          This was changed meanwhile, so nothing was done. It is shown as it is now; what you have typed is still here.
        </Trans>
      </p>
      <ul>
        {[...new Set(news)].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Note>
  )
}
