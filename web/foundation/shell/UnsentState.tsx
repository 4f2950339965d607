// Outbox item state, with retry and discard.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconClock } from '#web/ui/icons.ts'
import { Refusal } from '#kit/refusal.ts'
import { errorMessage } from '#web/foundation/error-messages.ts'
import { discard, retry, type OutboxItem } from '#web/foundation/outbox.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import styles from './UnsentState.module.css'

export function UnsentState({ item }: { item: OutboxItem }) {
  const { i18n } = useLingui()
  const { state } = item
  const isRefused = state !== 'waiting' && state !== 'sending'
  return (
    <div className={styles.state}>
      <LiveRegion data-refused={isRefused || undefined}>
        <Icon icon={isRefused ? IconAlertCircle : IconClock} size="s" />
        {isRefused ? errorMessage(new Refusal(state, item.reason), i18n) : <Trans>Waiting for the network</Trans>}
      </LiveRegion>
      {isRefused && (
        <button type="button" onClick={() => retry(item)}>
          <Trans>Try again</Trans>
        </button>
      )}
      <button type="button" onClick={() => discard(item)}>
        <Trans>Remove</Trans>
      </button>
    </div>
  )
}
