// The codes of authenticator apps and the recovery codes: made, shown, read. Pure; what was used before is judged elsewhere.
import { randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const period = 30 // seconds
const secretBytes = 20
const recoveryCodes = 10
// Without signs that are taken for one another.
const signs = '23456789abcdefghjkmnpqrstuvwxyz'

export function newAuthenticatorSecret(): Buffer {
  return randomBytes(secretBytes)
}

/** What the app needs, as text to type, as an address, and as the SVG of a QR code. */
export function describeAuthenticator(secret: Buffer, email: string): { secret: string; address: string; qr: string } {
  const totp = totpOf(secret, email)
  const address = totp.toString()
  return { secret: totp.secret.base32, address, qr: renderSVG(address, { border: 2 }) }
}

/** The step whose code it is, one before or after `now` allowed for clocks that differ; undefined when it is none. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}

/** Ten codes of 79 bits, so that a quick hash will do. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return Array.from({ length: recoveryCodes }, () => [part(), part(), part(), part()].join('-'))
}

/** A code as it is compared: without spaces and dashes, in small letters. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase()
}

function totpOf(secret: Buffer, label = ''): TOTP {
  const bytes = new Uint8Array(secret)
  return new TOTP({
    issuer: 'WBN',
    label,
    period,
    digits: 6,
    algorithm: 'SHA1',
    secret: new Secret({ buffer: bytes.buffer }),
  })
}
