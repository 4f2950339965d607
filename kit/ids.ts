// Ids derived from names, equal at every load.
import { hash } from 'node:crypto'

/** UUIDv7; `at` in Unix ms, the rest a hash of `name`. */
export function derivedId(name: string, at = 946_684_800_000): string {
  const bytes = hash('sha256', name, 'buffer').subarray(0, 16)
  bytes.writeUIntBE(at, 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

export function idTime(id: string): Date {
  return new Date(parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
}
