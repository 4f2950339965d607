// Opaque secrets: made at random, given out once, kept as a hash.
import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, fit for an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret. Its randomness makes a slow hash needless. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The secret that follows another in the chain of a seed: always the same one. */
export function successorOf(secret: string, seed: Buffer): string {
  return createHmac('sha256', seed).update(secret).digest('base64url')
}
