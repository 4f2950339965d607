// Signed upload forms of the disk, modeled on S3.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../refusal.ts'
import type { PostRule } from './storage.ts'

export type Policy = { key: string; contentType: string; bytes: number; expires: number }

export function signFields(secret: Buffer, key: string, rule: PostRule, now = Date.now()): Record<string, string> {
  const policy: Policy = {
    key,
    contentType: rule.contentType,
    bytes: rule.bytes,
    expires: now + rule.seconds * 1000,
  }
  const text = Buffer.from(JSON.stringify(policy)).toString('base64url')
  return { key, 'Content-Type': rule.contentType, policy: text, signature: signatureOf(secret, text) }
}

function signatureOf(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** Refuses Forbidden for a foreign, expired or altered form. */
export function checkFields(secret: Buffer, fields: Readonly<Record<string, string>>, now = Date.now()): Policy {
  const { policy: text = '', signature = '' } = fields
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(secret, text))
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Refusal('Forbidden', 'The form is not one that was signed here', { fields: { policy: 'was changed' } })
  const policy = JSON.parse(Buffer.from(text, 'base64url').toString()) as Policy
  if (policy.expires <= now)
    throw new Refusal('Forbidden', 'The form has expired, ask for another', { fields: { policy: 'has expired' } })
  for (const [name, value] of [
    ['key', policy.key],
    ['Content-Type', policy.contentType],
  ] as const) {
    if (fields[name] !== value)
      throw new Refusal('Forbidden', 'The form was changed', { fields: { [name]: 'is not what was signed' } })
  }
  return policy
}
