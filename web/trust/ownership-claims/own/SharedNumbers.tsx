// Warning: other companies with the same number or domain.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { SharedNumber } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { shownHost } from '#kit/hosts.ts'
import { useSite } from '#web/foundation/page.ts'
import { Note } from '#web/ui/Note.tsx'
import { useKindNames } from '#web/trust/verification/card.tsx'

export function SharedNumbers({ warnings }: { warnings: readonly SharedNumber[] }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const names = useKindNames()
  if (warnings.length === 0) return null
  return (
    <Note look="warn">
      <p>
        <Trans>Another company here has the same number or domain. A verifier will ask which one is right.</Trans>
      </p>
      <ul>
        {warnings.map(({ kind, subject, businessID, companyName }) => (
          <li key={`${kind} ${subject} ${businessID}`}>
            {names[kind]} {shownHost(subject)}: <Link to={paths.business({ businessID, key: '' })}>{companyName}</Link>
          </li>
        ))}
      </ul>
      <p>{t`Is it the same company? Go back to the first step and tick it there.`}</p>
    </Note>
  )
}
