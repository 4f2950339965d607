// Webhook state: enabled, failing, or disabled and by whom.
import { useLingui } from '@lingui/react/macro'
import type { Webhook } from '#contract/integration/webhooks/webhooks.ts'
import { Badge } from '#web/ui/Badge.tsx'

export function WebhookState({ disabledBy, failingSince }: Pick<Webhook, 'disabledBy' | 'failingSince'>) {
  const { t } = useLingui()
  if (disabledBy === 'people') return <Badge>{t({ message: 'disabled', comment: 'a webhook' })}</Badge>
  if (disabledBy) return <Badge look="bad">{t`disabled after failures`}</Badge>
  if (failingSince) return <Badge look="warn">{t({ message: 'failing', comment: 'a webhook' })}</Badge>
  return <Badge look="ok">{t({ message: 'enabled', comment: 'a webhook' })}</Badge>
}
