// Webhook signatures by Standard Webhooks (standardwebhooks.com).
import { createHmac, randomBytes } from 'node:crypto'
import { webhookSecretHours } from '#contract/foundation/constants.ts'
import { seal, unseal } from '#kit/sealed.ts'

/** `until`: ISO 8601; null: current secret. */
export type StoredSecret = { sealed: string; until: string | null }

const prefix = 'whsec_'
const secretBytes = 32
/** Bounds the header. */
export const secretsMost = 5

export function newSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64')
}

/** Newest first. */
function current(secrets: readonly StoredSecret[], now: Date): StoredSecret[] {
  return secrets.filter(({ until }) => until === null || new Date(until) > now)
}

/** The former signs for a day. Undefined at the limit. */
export function withSecret(
  secrets: readonly StoredSecret[],
  secret: string,
  { key, now }: { key: string; now: Date },
): StoredSecret[] | undefined {
  const until = new Date(now.getTime() + webhookSecretHours * 3600 * 1000).toISOString()
  const former = current(secrets, now).map((one) => ({ ...one, until: one.until ?? until }))
  return former.length < secretsMost ? [{ sealed: seal(key, secret), until: null }, ...former] : undefined
}

export function oldSecretUntil(secrets: readonly StoredSecret[], now: Date): string | null {
  return current(secrets, now).find(({ until }) => until !== null)?.until ?? null
}

type Message = { id: string; body: string; now: Date }

/** Receivers accept any signature, reject old times. */
export function signedHeaders(
  { id, body, now }: Message,
  secrets: readonly StoredSecret[],
  key: string,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = current(secrets, now).flatMap(({ sealed }) => {
    const secret = unseal(key, sealed)
    if (secret === undefined) return []
    const bytes = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', bytes).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
