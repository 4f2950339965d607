// Codes of claims.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

const letters = 'ACDEFGHJKLMNPQRTUVWXY34679'

export function newCode(method: 'mailbox' | 'phone' | 'letter'): string {
  if (method !== 'letter') return String(randomInt(1_000_000)).padStart(6, '0')
  return Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Bound to the proof, so that no other's code fits. */
export function codeHash(proofID: string, code: string): Buffer {
  return hashOf(`${proofID} ${code}`)
}

export function isCode(proofID: string, typed: string, expected: Buffer): boolean {
  return timingSafeEqual(codeHash(proofID, typed.replace(/[\s-]/g, '').toUpperCase()), expected)
}
