// Keys at push services (VAPID, RFC 8292), made once.
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { seal, unseal } from '#kit/sealed.ts'
import type { DB } from '#api/database/tables.ts'
import { addKeys, findKeys } from './queries.ts'

export type PushKeys = { publicKey: string; privateKey: string }

const tokenSeconds = 12 * 3600 // services take 24 hours at most

export async function keysOf(db: Kysely<DB>): Promise<PushKeys> {
  let found = await findKeys(db)
  if (!found) {
    const { generateVAPIDKeys } = await webPush()
    const { publicKey, privateKey } = generateVAPIDKeys()
    const sealKey = randomBytes(32).toString('base64url')
    await addKeys(db, { publicKey, privateKey: seal(sealKey, privateKey), sealKey })
    found = (await findKeys(db))!
  }
  const privateKey = unseal(found.sealKey, found.privateKey)
  if (privateKey === undefined) throw new Error('The key of push services can’t be opened')
  return { publicKey: found.publicKey, privateKey }
}

/** Lazy, for a fast start. */
export async function webPush() {
  return (await import('web-push')).default
}

const tokens = new LRUCache<string, string>({ max: 100, ttl: (tokenSeconds / 2) * 1000 })

export async function tokenFor(endpoint: string, keys: PushKeys, contact: string): Promise<string> {
  const { origin } = new URL(endpoint)
  const name = `${origin} ${keys.publicKey} ${contact}`
  const known = tokens.get(name)
  if (known) return known
  const { getVapidHeaders } = await webPush()
  const expires = Math.floor(Date.now() / 1000) + tokenSeconds
  const made = getVapidHeaders(origin, `mailto:${contact}`, keys.publicKey, keys.privateKey, 'aes128gcm', expires)
  tokens.set(name, made.Authorization)
  return made.Authorization
}
