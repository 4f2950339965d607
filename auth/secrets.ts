// Opaque random secrets, stored as hashes.
import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, fit for an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form. A quick hash suffices: the secret is random. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The next secret of the chain of `seed`; deterministic. */
export function successorOf(secret: string, seed: Buffer): string {
  return createHmac('sha256', seed).update(secret).digest('base64url')
}
