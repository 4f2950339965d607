// Settings of one device, saved optimistically.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Device } from '#contract/discovery/notifications/devices.ts'
import { ringKinds, type RingKind } from '#contract/discovery/notifications/ringing.ts'
import { ownZone } from '#contract/foundation/zones.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useOptimisticSettings } from '#web/foundation/optimistic.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox, Select, Toggle } from '#web/ui/controls/Field.tsx'
import styles from './Devices.module.css'

const names = {
  inquiry: msg({ message: 'Inquiries', comment: 'what rings on a device' }),
  message: msg({ message: 'Messages', comment: 'what rings on a device' }),
  quotation: msg({ message: 'Quotations', comment: 'what rings on a device' }),
  award: msg({ message: 'Awards', comment: 'what rings on a device: decisions about quotations' }),
  sample: msg({ message: 'Samples', comment: 'what rings on a device' }),
  mention: msg({ message: 'Mentions', comment: 'what rings on a device' }),
} satisfies Record<RingKind, unknown>

const hours = Array.from({ length: 24 }, (_none, hour) => hour)
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export function DeviceForm({ device, onRemove }: { device: Device; onRemove: () => void }) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const api = useApi()
  const id = useId()
  const { showError, showSuccess } = useToasts()
  const { kinds, withoutText } = device
  const zone = device.quiet?.zone ?? ownZone()
  const quiet = device.quiet ?? { from: 0, to: 0, zone }
  const params = { id: device.id }
  const { values, change } = useOptimisticSettings({ kinds, quiet, withoutText }, (body) =>
    api.notifications.changeDevice({ params, body }),
  )
  async function test(): Promise<void> {
    try {
      await api.notifications.ringDevice({ params })
      showSuccess(t`It rings in a moment.`)
    } catch (error) {
      showError(error)
    }
  }
  const lastUsed = formats.date(device.lastUsedAt)
  const choose = (kind: RingKind, on: boolean) =>
    void change(
      'kinds',
      ringKinds.filter((one) => (one === kind ? on : values.kinds.includes(one))),
    )
  const hour = (part: 'from' | 'to', label: string) => (
    <Select
      visible
      id={`${id}${part}`}
      label={label}
      value={values.quiet[part]}
      onChange={(event) => void change('quiet', { ...values.quiet, zone, [part]: Number(event.currentTarget.value) })}
    >
      {hours.map((one) => (
        <option key={one} value={one}>
          {clock(one)}
        </option>
      ))}
    </Select>
  )
  return (
    <fieldset className={styles.device}>
      <legend>{device.name}</legend>
      <p className="muted small">
        {device.current && <Trans>This session.</Trans>} <Trans>Last used {lastUsed}</Trans>
      </p>
      <div className={styles.kinds}>
        {ringKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={i18n._(names[kind])}
            checked={values.kinds.includes(kind)}
            onChange={(event) => choose(kind, event.currentTarget.checked)}
          />
        ))}
      </div>
      <div className={styles.quiet}>
        {hour('from', t`Quiet from`)}
        {hour('to', t`Quiet until`)}
        <span className="muted small">{values.quiet.from === values.quiet.to ? <Trans>Never quiet</Trans> : zone}</span>
      </div>
      <Toggle
        label={t`Without text on the lock screen`}
        checked={values.withoutText}
        onChange={(event) => void change('withoutText', event.currentTarget.checked)}
      />
      <div className="row">
        <Button look="soft" onClick={() => void test()}>
          <Trans>Ring now</Trans>
        </Button>
        <Button look="ghost" onClick={onRemove}>
          <Trans>Remove this device</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
