// One message to a push service, and what its answer means.
import { Agent } from 'node:https'
import { ringSeconds } from '#contract/foundation/constants.ts'
import { postSafely } from '#kit/fetching/post-safely.ts'
import { NotFetched } from '#kit/fetching/request-safely.ts'
import type { PushSettings } from '#api/foundation/context.ts'
import { type PushKeys, tokenFor, webPush } from './keys.ts'
import { isAllowed } from './allowed-hosts.ts'

/** Shown by the service worker. An `id` rings once, however often it comes. */
export type RingText = { id: string; title: string; body: string; path: string; tag: string }

type Message = {
  device: { endpoint: string; p256dh: string; auth: string }
  text: RingText
  plain: RingText
  topic: string
  urgent: boolean
}
type Sender = { keys: PushKeys; contact: string; push: PushSettings }

/** `later`: seconds. `gone`: the device. `refused`: our key. */
export type Outcome = { sent: true } | { gone: true } | { refused: string } | { later: number } | { lost: number }

const payloadMost = 3000 // bytes
const usualPause = 60 // seconds
const longestPause = 6 * 3600
const seconds = 10

const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 60_000 })

export async function sendMessage(message: Message, sender: Sender): Promise<Outcome> {
  const whole = JSON.stringify(message.text)
  const fits = Buffer.byteLength(whole) <= payloadMost
  const first = fits ? await attempt(message, whole, sender) : 413
  return first === 413 ? outcomeOf(await attempt(message, JSON.stringify(message.plain), sender)) : outcomeOf(first)
}

type Answer = 413 | Outcome

function outcomeOf(answer: Answer): Outcome {
  return answer === 413 ? { lost: 413 } : answer
}

async function attempt(message: Message, payload: string, sender: Sender): Promise<Answer> {
  const { device, topic, urgent } = message
  const { endpoint, p256dh, auth } = device
  const { keys, contact, push } = sender
  if (!isAllowed(endpoint, push.services)) return { gone: true }
  const { generateRequestDetails } = await webPush()
  const authorization = await tokenFor(endpoint, keys, contact)
  let body: Buffer
  let given: Record<string, string | number>
  try {
    ;({ body, headers: given } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      TTL: ringSeconds,
      urgency: urgent ? 'high' : 'normal',
      topic,
      contentEncoding: 'aes128gcm',
      headers: { Authorization: authorization },
      vapidDetails: null,
    }))
  } catch {
    return { gone: true } // Invalid point: nobody could read it.
  }
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), String(value)]))
  try {
    const { route, allows } = push
    const { status, headers: answered } = await postSafely(endpoint, {
      headers,
      body,
      seconds,
      bytesMost: 1000,
      agent,
      route,
      allows,
    })
    return meaningOf(status, answered['retry-after'], new URL(endpoint).host)
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    return error.failure === 'private' ? { gone: true } : { later: usualPause }
  }
}

function meaningOf(status: number, retryAfter: string | undefined, host: string): Answer {
  if (status >= 200 && status < 300) return { sent: true }
  if (status === 404 || status === 410) return { gone: true }
  if (status === 413) return 413
  if (status === 401 || status === 403) return { refused: host }
  if (status === 429 || status >= 500) return { later: pauseOf(retryAfter) }
  return { lost: status }
}

/** Seconds or a date (RFC 9110). */
export function pauseOf(retryAfter: string | undefined, now = Date.now()): number {
  const given = /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter ?? '') - now) / 1000)
  return Math.min(longestPause, Math.max(1, Number.isFinite(given) ? given : usualPause))
}
