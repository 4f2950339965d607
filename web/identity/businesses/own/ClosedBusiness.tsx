// Note on a limited, suspended or closed business.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { OwnDecision } from '#contract/trust/sanctions/sanctions.ts'
import { useSite } from '#web/foundation/page.ts'
import { Note } from '#web/ui/Note.tsx'

export function ClosedBusiness({ decision }: { decision: OwnDecision }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { objectName: name, act, endsAt, explanation } = decision
  const until = endsAt ? formats.date(endsAt) : undefined
  const suspended = until ? t`${name} is suspended until ${until}.` : t`${name} is suspended.`
  const limited = until ? t`${name} may not publish until ${until}.` : t`${name} may not publish for now.`
  const texts: Partial<Record<OwnDecision['act'], string>> = {
    suspend: suspended,
    limit: limited,
    reject: t`The registration of ${name} was not accepted.`,
    terminate: t`${name} was closed by the staff.`,
  }
  return (
    <Note look="warn">
      <p>
        <strong>{texts[act]}</strong>
      </p>
      {explanation && <p dir="auto">{explanation}</p>}
      <p>
        <Link className="link" to={paths.decisions()}>
          <Trans>Read the decision or appeal</Trans>
        </Link>
      </p>
    </Note>
  )
}
