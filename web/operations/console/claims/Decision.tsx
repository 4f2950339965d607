// Decision of a claim, with a reason.
import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { OwnershipCase } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/controls/Field.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import styles from './Case.module.css'
import { useObstacles } from './names.ts'

type Props = { shown: OwnershipCase; onChange: (shown: OwnershipCase) => void }

export function Decision({ shown, onChange }: Props) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'approve' | 'refuse'>()
  const obstacles = useObstacles()
  const { can, state } = shown
  const isOpen = can.whyNot === 'ended' && (state === 'waiting' || state === 'started' || state === 'claimed')
  const close = () => setDialog(undefined)
  return (
    <Card as="section">
      <CardHeader title={t`Judgement`} />
      <div className={styles.inside}>
        {can.whyNot && (
          <p className="muted">{isOpen ? t`Nothing to judge now: it goes on by itself.` : obstacles[can.whyNot]}</p>
        )}
        <div className="row">
          {can.approve && (
            <Button look="main" icon={IconCheck} onClick={() => setDialog('approve')}>
              {t`Approve`}
            </Button>
          )}
          {can.refuse && (
            <Button look="danger" icon={IconX} onClick={() => setDialog('refuse')}>
              {t`Refuse`}
            </Button>
          )}
        </div>
      </div>
      {dialog === 'approve' && <Approval shown={shown} onChange={onChange} onClose={close} />}
      {dialog === 'refuse' && <Refusal shown={shown} onChange={onChange} onClose={close} />}
    </Card>
  )
}

function Approval({ shown, onChange, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const [despite, setDespite] = useState(false)
  const warned = shown.warnings.length > 0
  return (
    <ReasonDialog
      title={t`Give the page to this side?`}
      yes={t`Approve`}
      hint={t`Every side reads it. Stands in the audit log.`}
      isReady={!warned || despite}
      act={async (reason) =>
        onChange(
          await api.ownershipClaims.decide({
            params: { claimID: shown.claimID },
            body: { outcome: 'approve', reason, despite },
          }),
        )
      }
      onClose={onClose}
    >
      {(isAsked) =>
        warned && (
          <Checkbox
            label={t`I have looked at the companies with the same number or domain`}
            checked={despite}
            error={isAsked && !despite ? t`This field is required.` : undefined}
            onChange={(event) => setDespite(event.target.checked)}
          />
        )
      }
    </ReasonDialog>
  )
}

function Refusal({ shown, onChange, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  return (
    <ReasonDialog
      title={t`Refuse this claim?`}
      yes={t`Refuse`}
      look="danger"
      hint={t`Every side reads it. Stands in the audit log.`}
      act={async (reason) =>
        onChange(
          await api.ownershipClaims.decide({
            params: { claimID: shown.claimID },
            body: { outcome: 'refuse', reason, despite: false },
          }),
        )
      }
      onClose={onClose}
    />
  )
}
