// Decoder of UTF-8, UTF-16 or Windows-1252.

/** The byte order mark is optional; invalid UTF-8 is read as Windows-1252. */
export function textOf(bytes: Uint8Array): string {
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' }[hexOf(bytes.subarray(0, 2))]
  const encoding = marked ?? utf16In(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Detects UTF-16 by zero bytes: headings and separators are Latin. */
function utf16In(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 400)
  const zeros = [0, 0]
  start.forEach((byte, at) => byte === 0 && zeros[at % 2]!++)
  const [even = 0, odd = 0] = zeros
  if (even + odd < start.length / 8) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}
