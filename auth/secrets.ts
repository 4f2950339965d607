// Opaque random secrets.
import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A fast hash suffices: the secret is random. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Deterministic next secret of the chain of `seed`. */
export function successorOf(secret: string, seed: Buffer): string {
  return createHmac('sha256', seed).update(secret).digest('base64url')
}
