// The text in the bytes of a file, whatever it was written with: UTF-8, UTF-16, or the old Windows encoding. Pure.

/** UTF-8 and UTF-16 with or without their marks; what is not valid UTF-8 is Windows-1252. */
export function textOf(bytes: Uint8Array): string {
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' }[hexOf(bytes.subarray(0, 2))]
  const encoding = marked ?? wideIn(bytes)
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

/** Headings and separators are Latin: in UTF-16 every other byte of them is zero. */
function wideIn(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 400)
  const zeros = [0, 0]
  start.forEach((byte, at) => byte === 0 && zeros[at % 2]!++)
  const [even = 0, odd = 0] = zeros
  if (even + odd < start.length / 8) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}
