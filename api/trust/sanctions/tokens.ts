// Link token: reads the decision, appeals. Stored as a hash.
import { createHash, randomBytes } from 'node:crypto'

export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
