// Authenticator and recovery codes.
import { randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const period = 30 // seconds
const secretBytes = 20
const recoveryCodes = 10
// No look-alike characters.
const signs = '23456789abcdefghjkmnpqrstuvwxyz'

export function newAuthenticatorSecret(): Buffer {
  return randomBytes(secretBytes)
}

/** `address`: otpauth URI; `qr`: SVG. */
export function describeAuthenticator(secret: Buffer, email: string): { secret: string; address: string; qr: string } {
  const totp = totpOf(secret, email)
  const address = totp.toString()
  return { secret: totp.secret.base32, address, qr: renderSVG(address, { border: 2 }) }
}

/** Tolerance: one step; undefined for a wrong code. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}

/** 79 random bits: a quick hash suffices. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return Array.from({ length: recoveryCodes }, () => [part(), part(), part(), part()].join('-'))
}

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
