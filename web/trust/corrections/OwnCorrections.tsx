// Own suggestions in the settings.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { Correction } from '#contract/trust/corrections/corrections.ts'
import { useSite } from '#web/foundation/page.ts'
import { Part } from '#web/ui/Part.tsx'
import { useCorrectionStates, useFieldNames } from './CorrectionFacts.tsx'
import styles from './Corrections.module.css'

const shownMost = 10

export function OwnCorrections({ accepted, data }: { accepted: number; data: Correction[] }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const fields = useFieldNames()
  const states = useCorrectionStates()
  return (
    <Part id="corrections" title={<Trans>Corrections</Trans>}>
      {data.length === 0 ? (
        <p className="muted">{t`A wrong fact on the page of a company? Suggest a correction there.`}</p>
      ) : (
        <>
          <p>
            <Plural value={accepted} one="# correction accepted" other="# corrections accepted" />
          </p>
          <ul className={styles.list}>
            {data
              .slice(0, shownMost)
              .map(({ correctionID, businessID, key, companyName, field, state, suggestedAt, reason }) => (
                <li key={correctionID}>
                  <Link className="link" to={paths.business({ businessID, key })}>
                    {companyName}
                  </Link>
                  <div className="muted small">
                    {[fields[field], states[state], formats.date(suggestedAt)].join(' · ')}
                  </div>
                  {state === 'refused' && reason && <div className="small">{reason}</div>}
                </li>
              ))}
          </ul>
        </>
      )}
    </Part>
  )
}
