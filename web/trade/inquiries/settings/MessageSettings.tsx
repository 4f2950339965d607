// Message privacy settings, saved optimistically.
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageSettings as Settings } from '#contract/trade/inquiries/fields.ts'
import type * as z from 'zod'
import { useOptimisticSettings } from '#web/foundation/optimistic.ts'
import { useApi } from '#web/foundation/page.ts'
import { Toggle } from '#web/ui/controls/Field.tsx'
import { Part } from '#web/ui/Part.tsx'

export function MessageSettings({ settings }: { settings: z.output<typeof Settings> }) {
  const { t } = useLingui()
  const api = useApi()
  const { values, change } = useOptimisticSettings(settings, (body) => api.inquiries.changeSettings({ body }))
  const labels = { showRead: t`Show others what I have read`, showTyping: t`Show others that I am typing` }
  return (
    <Part id="messages" title={<Trans>Messages</Trans>}>
      {(['showRead', 'showTyping'] as const).map((name) => (
        <Toggle
          key={name}
          label={labels[name]}
          checked={values[name]}
          onChange={(event) => void change(name, event.currentTarget.checked)}
        />
      ))}
    </Part>
  )
}
