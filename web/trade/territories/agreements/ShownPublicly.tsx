// Public display of an agreement, if both sides wish.
import { Trans, useLingui } from '@lingui/react/macro'
import { otherSide } from '#contract/trade/territories/states.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Toggle } from '#web/ui/controls/Field.tsx'
import styles from '../Territories.module.css'
import type { OnAgreement } from './on-agreement.ts'

export function ShownPublicly({ businessID, agreement, onChange }: OnAgreement) {
  const { t } = useLingui()
  const api = useApi()
  const { showError } = useToasts()
  const { agreementID, side, listed, showsEnd, until, can } = agreement
  const other = otherSide(side)
  const mine = { listed: listed[side], showsEnd: showsEnd[side] }
  async function show(body: typeof mine): Promise<void> {
    try {
      onChange(await api.agreements.show({ params: { businessID, agreementID }, body }))
    } catch (error) {
      showError(error)
    }
  }
  if (!can.show) return null
  return (
    <Card as="section">
      <CardHeader title={<Trans>Shown publicly</Trans>} />
      <div className={styles.inside}>
        <Toggle
          label={t`Show it on company and product pages`}
          checked={mine.listed}
          onChange={(event) => void show({ ...mine, listed: event.target.checked })}
        />
        {until && (
          <Toggle
            label={t`Show its end`}
            checked={mine.showsEnd}
            onChange={(event) => void show({ ...mine, showsEnd: event.target.checked })}
          />
        )}
        <p className="muted small">
          {listed[other] ? (
            <Trans>The other side wishes it to be shown.</Trans>
          ) : (
            <Trans>The other side does not wish it to be shown.</Trans>
          )}
        </p>
      </div>
    </Card>
  )
}
