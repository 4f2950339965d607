// Decision of a case, with a reason.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AgreementCase } from '#contract/trade/territories/agreements.ts'
import type { DisputeOutcome } from '#contract/trade/territories/states.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import styles from '../claims/Case.module.css'
import { useOutcomeNames } from './names.ts'

type Props = { shown: AgreementCase; onChange: (shown: AgreementCase) => void }

export function Decision({ shown, onChange }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [outcome, setOutcome] = useState<DisputeOutcome>()
  const names = useOutcomeNames()
  const due = formats.dateTime(shown.dueAt)
  return (
    <Card as="section">
      <CardHeader title={t`Judgement`} />
      <div className={styles.inside}>
        {shown.outcome ? (
          <>
            <p className="semi">{names[shown.outcome]}</p>
            <p className={styles.words}>{shown.reason}</p>
          </>
        ) : (
          <>
            <p className="muted">{t`Due by ${due}`}</p>
            <div className="row">
              <Button look="main" onClick={() => setOutcome('kept')}>{t`Leave it as it was`}</Button>
              <Button look="danger" onClick={() => setOutcome('notConfirmed')}>{t`Set to not confirmed`}</Button>
            </div>
          </>
        )}
      </div>
      {outcome && <Decide shown={shown} outcome={outcome} onChange={onChange} onClose={() => setOutcome(undefined)} />}
    </Card>
  )
}

function Decide({ shown, outcome, onChange, onClose }: Props & { outcome: DisputeOutcome; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const isKept = outcome === 'kept'
  return (
    <ReasonDialog
      about={shown.disputeID}
      title={isKept ? t`Leave the agreement as it was?` : t`Set the agreement to not confirmed?`}
      yes={isKept ? t`Leave it as it was` : t`Set to not confirmed`}
      look={isKept ? 'primary' : 'danger'}
      hint={t`Both sides read it. The pages of the contract are deleted.`}
      act={async (reason) =>
        onChange(await api.agreements.decide({ params: { disputeID: shown.disputeID }, body: { outcome, reason } }))
      }
      onClose={onClose}
    />
  )
}
