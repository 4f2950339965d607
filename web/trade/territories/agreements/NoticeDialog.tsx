// Notice with its last day.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { noticeDaysMost } from '#contract/trade/territories/constants.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { DatePicker } from '#web/ui/controls/DatePicker.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import styles from '../Territories.module.css'
import type { OnAgreement } from './on-agreement.ts'
import { useAct } from './use-act.ts'

const dayMs = 86_400_000
const usualDays = 90
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

export function NoticeDialog({ businessID, agreement, onChange, onClose }: OnAgreement & { onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { busy, run } = useAct(onChange, onClose)
  const [until, setUntil] = useState(() => dayIn(usualDays))
  const [first] = useState(() => dayIn(0))
  const [last] = useState(() => dayIn(noticeDaysMost))
  const params = { businessID, agreementID: agreement.agreementID }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Give notice`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            look="danger"
            busy={busy}
            disabled={until === ''}
            onClick={() => void run(() => api.agreements.giveNotice({ params, body: { until } }))}
          >
            {t`Give notice`}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t`It stays confirmed by both until the last day. The other side is told at once; no reason is asked for.`}</p>
        <DatePicker
          label={t`Last day`}
          clearLabel={t`Remove the last day`}
          min={first}
          max={last}
          required
          value={until}
          onChange={setUntil}
        />
      </div>
    </Dialog>
  )
}
