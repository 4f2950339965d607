// Ids as bytes: a UUID in 16, any other text as it is. Knows no documents.
import { u8 } from './arrays.ts'

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** A UUID in its canonical form takes 16 bytes; any other id its UTF-8 and an end mark, never 16. */
export function packId(id: string): Uint8Array {
  if (uuid.test(id)) {
    const digits = id.replaceAll('-', '')
    return Uint8Array.from({ length: 16 }, (_, i) => parseInt(digits.slice(i * 2, i * 2 + 2), 16))
  }
  const text = encoder.encode(id)
  const out = u8(text.length === 15 ? 17 : text.length + 1)
  out.set(text)
  return out
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
