// Packed ids: 16 bytes for a UUID, else UTF-8.
import { u8 } from './arrays.ts'

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const decoder = new TextDecoder()
const encoder = new TextEncoder()

const DASH = 45
const nibbles = u8(128).fill(255)
for (let i = 0; i < 16; i++) nibbles['0123456789abcdef'.charCodeAt(i)] = i

function nibble(id: string, at: number): number {
  const code = id.charCodeAt(at)
  return code < 128 ? nibbles[code]! : 255
}

function packedUuid(id: string): Uint8Array | undefined {
  if (id.length !== 36) return undefined
  const out = u8(16)
  for (let i = 0, at = 0; i < 16; i++, at += 2) {
    if ((at === 8 || at === 13 || at === 18 || at === 23) && id.charCodeAt(at++) !== DASH) return undefined
    const high = nibble(id, at)
    const low = nibble(id, at + 1)
    if (high > 15 || low > 15) return undefined
    out[i] = high * 16 + low
  }
  return out
}

export function packId(id: string): Uint8Array {
  const uuid = packedUuid(id)
  if (uuid) return uuid
  const text = encoder.encode(id)
  const out = u8(text.length === 15 ? 17 : text.length + 1)
  out.set(text)
  return out
}

/** UUIDs in text order, then others by bytes. */
export function compareIds(a: Uint8Array, from: number, to: number, b: Uint8Array, start: number, end: number): number {
  const kinds = Number(to - from !== 16) - Number(end - start !== 16)
  if (kinds !== 0) return kinds
  const shared = Math.min(to - from, end - start)
  for (let i = 0; i < shared; i++) {
    const gap = a[from + i]! - b[start + i]!
    if (gap !== 0) return gap
  }
  return to - from - (end - start)
}

export function unpackId(bytes: Uint8Array, from: number, to: number): string {
  if (to - from !== 16) {
    let end = to
    while (end > from && bytes[end - 1] === 0) end--
    return decoder.decode(bytes.slice(from, end))
  }
  let out = ''
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) out += '-'
    out += hex[bytes[from + i]!]
  }
  return out
}

export function hashId(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
