// Agreements that need somebody.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TerritoryGrid } from '#contract/trade/territories/territories.ts'
import { useSite } from '#web/foundation/page.ts'
import { Link } from '#web/ui/Link.tsx'
import { Note } from '#web/ui/Note.tsx'

type Waits = TerritoryGrid['waiting'][number]

const shownMost = 5

export function Waiting({ businessID, waiting }: { businessID: string; waiting: TerritoryGrid['waiting'] }) {
  const { paths } = useSite()
  const textOf = useWaitText()
  if (waiting.length === 0) return null
  const left = waiting.length - shownMost
  return (
    <Note look="warn">
      <p className="semi">
        <Plural value={waiting.length} one="# needs you." other="# need you." />
      </p>
      <ul>
        {waiting.slice(0, shownMost).map((one) => (
          <li key={`${one.agreementID} ${one.kind}`}>
            <Link className="underline" to={paths.agreement({ businessID }, one.agreementID)}>
              {textOf(one)}
            </Link>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p>
          <Trans>and {left} more, in the list of agreements</Trans>
        </p>
      )}
    </Note>
  )
}

function useWaitText(): (waits: Waits) => string {
  const { t } = useLingui()
  const { formats } = useSite()
  return ({ kind, companyName, countries, at }) => {
    const [place, day] = [countries.map(({ countryName }) => countryName).join(', '), formats.date(at)]
    const texts: Record<Waits['kind'], string> = {
      toConfirm: t`${companyName} (${place}) waits for your word since ${day}`,
      unanswered: t`${companyName} (${place}) has not confirmed since ${day}`,
      ends: t`${companyName} (${place}) ends on ${day}`,
    }
    return texts[kind]
  }
}
