// Devices that ring: this one, and what rings on each.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Device } from '#contract/discovery/notifications/devices.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useInstallPrompt } from '#web/foundation/shell/install-prompt.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { stopRinging } from '#web/foundation/session/ringing.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Part } from '#web/ui/Part.tsx'
import { DeviceForm } from './DeviceForm.tsx'
import { ringHere, type State, stateHere } from './here.ts'
import styles from './Devices.module.css'

type Props = { devices: Device[]; publicKey: string }

export function DeviceSettings({ devices: loaded, publicKey }: Props) {
  const { t } = useLingui()
  const site = useSite()
  const api = useApi()
  const { showError } = useToasts()
  const userID = useSession()?.userID ?? ''
  const [devices, setDevices] = useState(loaded)
  const [state, setState] = useState<State>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    // The browser keeps the subscription of an ended session.
    const isKnown = loaded.some(({ current }) => current)
    stateHere(site, userID).then(
      (found) => setState(found === 'on' && !isKnown ? 'off' : found),
      () => setState('unsupported'),
    )
  }, [site, userID, loaded])

  async function ring(): Promise<void> {
    setBusy(true)
    try {
      const device = await ringHere(api, publicKey, userID)
      if (device) setDevices((all) => [device, ...all.filter(({ id }) => id !== device.id)])
      setState(device ? 'on' : 'denied')
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  async function remove({ id, current }: Device): Promise<void> {
    try {
      await api.notifications.removeDevice({ params: { id } })
      setDevices((all) => all.filter((one) => one.id !== id))
      if (!current) return
      await stopRinging()
      setState('off')
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Part id="devices" title={<Trans>Devices that ring</Trans>}>
      <p className="muted">
        <Trans>A phone or computer can ring when somebody writes to you, also while this site is closed.</Trans>
      </p>
      <Here state={state} busy={busy} onRing={() => void ring()} />
      {devices.length > 0 && (
        <ul className={styles.devices} aria-label={t`Devices that ring`}>
          {devices.map((device) => (
            <li key={device.id}>
              <DeviceForm device={device} onRemove={() => void remove(device)} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Here({ state, busy, onRing }: { state: State | undefined; busy: boolean; onRing: () => void }) {
  const { mainOrigin, paths, portal } = useSite()
  const install = useInstallPrompt()
  return (
    <>
      {state === 'denied' && (
        <p>
          <Trans>Notifications of this site are blocked in the settings of this browser.</Trans>
        </p>
      )}
      {state === 'install' && (
        <p>
          <Trans>On iPhone and iPad add this site to the home screen first: Share, then Add to Home Screen.</Trans>
        </p>
      )}
      {state === 'unsupported' && (
        <p>
          <Trans>This browser can’t ring.</Trans>
        </p>
      )}
      <div className="row">
        {state === 'off' && (
          <Button look="soft" busy={busy} onClick={onRing}>
            <Trans>Ring on this device</Trans>
          </Button>
        )}
        {state === 'elsewhere' && (
          <LinkButton look="soft" href={`${mainOrigin}${paths.settings()}?portal=${portal.key}#devices`}>
            <Trans>Install the app</Trans>
          </LinkButton>
        )}
        {install && (
          <Button look="ghost" onClick={() => void install.prompt()}>
            <Trans>Install the app</Trans>
          </Button>
        )}
      </div>
    </>
  )
}
