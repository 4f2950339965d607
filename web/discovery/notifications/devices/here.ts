// Push notifications of this browser: state, permission, subscription.
import type { Device } from '#contract/discovery/notifications/devices.ts'
import { ownZone } from '#contract/foundation/zones.ts'
import { deviceOf } from '#contract/identity/auth/device.ts'
import type { Api, Site } from '#web/foundation/page.ts'
import { keepRinging, ringsFor, stopRinging, subscriptionHere } from '#web/foundation/session/ringing.ts'

/** `elsewhere`: only the main host has the app. `install`: iOS notifies only apps of the home screen. */
export type State = 'on' | 'off' | 'denied' | 'install' | 'unsupported' | 'elsewhere'

const night = { from: 20, to: 8 }
const day = 24 * 3600 * 1000 // ms

export async function stateHere({ origin, mainOrigin }: Site, userID: string): Promise<State> {
  if (origin !== mainOrigin) return 'elsewhere'
  if (!('PushManager' in window) || !document.querySelector('link[rel=manifest]'))
    return /\b(iPhone|iPad)\b/.test(navigator.userAgent) ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return ringsFor() === userID && (await subscriptionHere()) ? 'on' : 'off'
}

/** Call from a click: browsers ask for permission only then. Undefined: refused. */
export async function ringHere(api: Api, key: string, userID: string): Promise<Device | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const device = await put(api, subscription, { quiet: { ...night, zone: ownZone() } })
  keepRinging(userID)
  return device
}

/** Registers the subscription once a day; another person's is ended. */
export async function keepDevice(api: Api, userID: string): Promise<void> {
  const subscription = await subscriptionHere()
  if (!subscription) return
  if (ringsFor() !== userID) return stopRinging()
  const told = Number(localStorage.getItem('ringingTold'))
  if (Date.now() - told < day) return
  await put(api, subscription)
  localStorage.setItem('ringingTold', String(Date.now()))
}

function put(api: Api, subscription: PushSubscription, choices: { quiet?: Device['quiet'] & object } = {}) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  const name = deviceOf(navigator.userAgent)
  return api.notifications.addDevice({ body: { subscription: { endpoint, keys: { p256dh, auth } }, name, ...choices } })
}
