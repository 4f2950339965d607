// Confirmation of a proposal.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Agreement } from '#contract/trade/territories/agreements.ts'
import { isOpen } from '#contract/trade/territories/states.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import { FixedSentence } from '../FixedSentence.tsx'
import { useExclusivityNames } from '../names.ts'
import styles from '../Territories.module.css'
import type { OnAgreement } from './on-agreement.ts'
import { useScopeText } from './texts.tsx'
import { useAct } from './use-act.ts'

type Props = OnAgreement & { replaced: Agreement | undefined; onClose: () => void }

export function ConfirmTerms({ businessID, agreement, replaced, onChange, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const scopeOf = useScopeText()
  const exclusive = useExclusivityNames()
  const { busy, run } = useAct(onChange, onClose)
  const { agreementID, side, subject, until, exclusivity } = agreement
  const asksLines = side === 'supplier' && agreement.lines.length === 0
  const [lines, setLines] = useState<string[]>([])
  const [listed, setListed] = useState(true)
  const [showsEnd, setShowsEnd] = useState(false)
  const old = replaced && isOpen(replaced.state) ? scopeOf(replaced) : undefined
  const confirm = () =>
    api.agreements.confirm({ params: { businessID, agreementID }, body: { lines, listed, showsEnd } })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Confirm this agreement?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            look="primary"
            busy={busy}
            disabled={asksLines && lines.length === 0}
            onClick={() => void run(confirm)}
          >
            {t({ message: 'Confirm', comment: 'an agreement' })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          <b className="semi">{scopeOf(agreement)}</b>
          <br />
          <span className="muted">{exclusive[exclusivity]}</span>
        </p>
        {old && (
          <Note look="warn">
            <Trans>It takes the place of “{old}”, which ends.</Trans>
          </Note>
        )}
        {asksLines && <OwnLines businessID={businessID} subject={subject ?? ''} chosen={lines} onChange={setLines} />}
        <div>
          <Checkbox
            label={t`Show it on both company pages`}
            checked={listed}
            onChange={(event) => setListed(event.target.checked)}
          />
          {until && (
            <Checkbox
              label={t`Show its end too, if the other side wishes so`}
              checked={showsEnd}
              onChange={(event) => setShowsEnd(event.target.checked)}
            />
          )}
        </div>
        <FixedSentence reader={side === 'supplier' ? 'owner' : 'seeker'} alone />
      </div>
    </Dialog>
  )
}

type LinesProps = { businessID: string; subject: string; chosen: string[]; onChange: (lines: string[]) => void }

function OwnLines({ businessID, subject, chosen, onChange }: LinesProps) {
  const api = useApi()
  const [lines, setLines] = useState<{ lineID: string; name: string }[]>()
  useEffect(() => {
    api.territories.read({ params: { businessID } }).then(
      (grid) => setLines(grid.lines),
      () => setLines([]),
    )
  }, [api, businessID])
  return (
    <fieldset>
      <legend className="semi">
        <Trans>Which of your lines are meant by “{subject}”?</Trans>
      </legend>
      <div className={styles.choices}>
        {lines?.map(({ lineID, name }) => (
          <Checkbox
            key={lineID}
            label={name}
            checked={chosen.includes(lineID)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, lineID] : chosen.filter((one) => one !== lineID))
            }
          />
        ))}
        {lines?.length === 0 && (
          <p className="muted small">
            <Trans>Add a line to your territories first.</Trans>
          </p>
        )}
      </div>
    </fieldset>
  )
}
