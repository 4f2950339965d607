// Signed tokens of opened forms: unsent forms store nothing, robots must wait.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { helpRequestFormLeast, helpRequestFormSeconds } from '#contract/foundation/constants.ts'

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** `<id>.<ms>.<signature>` */
export function makeFormToken(key: string, now = Date.now()): string {
  const text = `${randomUUID()}.${now}`
  return `${text}.${sign(key, text)}`
}

/** Undefined when forged, too young or too old. */
export function formOf(key: string, token: string | undefined, now = Date.now()): string | undefined {
  const [id = '', at = '', signature = ''] = (token ?? '').split('.')
  const expected = Buffer.from(sign(key, `${id}.${at}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const seconds = (now - Number(at)) / 1000
  return seconds >= helpRequestFormLeast && seconds <= helpRequestFormSeconds ? id : undefined
}

/** Keyed hash of a network, kept for a day; irreversible without the key. */
export function hashOfNetwork(key: string, network: string): Buffer {
  return createHmac('sha256', key).update(`network ${network}`).digest()
}
