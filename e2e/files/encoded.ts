// Encoders of old encodings, by the decoders turned around.
import type { Encoding } from '#web/catalog/catalogues/reading/decode.ts'

const tables = new Map<Encoding, Map<string, number[]>>()

function tableOf(encoding: Encoding): Map<string, number[]> {
  const known = tables.get(encoding)
  if (known) return known
  const table = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  const add = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes)
  }
  for (let byte = 0; byte < 256; byte++) add(byte)
  if (!encoding.startsWith('windows'))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add(lead, trail)
  tables.set(encoding, table)
  return table
}

export function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le') return new Uint8Array(Buffer.from(text, 'utf16le'))
  if (encoding === 'utf-16be') return new Uint8Array(Buffer.from(text, 'utf16le').swap16())
  const table = tableOf(encoding)
  return Uint8Array.from(
    [...text].flatMap((sign) => {
      const bytes = table.get(sign)
      if (!bytes) throw new Error(`${encoding} has no ${sign}`)
      return bytes
    }),
  )
}
