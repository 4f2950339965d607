// Encodings of text files.

export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
] as const
export type Encoding = (typeof encodings)[number]

export function textOf(bytes: Uint8Array, encoding: Encoding = encodingOf(bytes)): string {
  return new TextDecoder(encoding).decode(bytes)
}

const sampleSize = 100_000

export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const wide = utf16In(bytes)
  if (wide) return wide
  if (decodes(bytes, 'utf-8')) return 'utf-8'
  const sample = bytes.subarray(0, sampleSize)
  return cyrillicIn(sample) ?? pairsIn(sample) ?? latinIn(sample)
}

function decodes(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function utf16In(bytes: Uint8Array): Encoding | undefined {
  const start = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  start.forEach((byte, at) => byte === 0 && zeros[at % 2]!++)
  const [even = 0, odd = 0] = zeros
  if (even + odd < Math.max(2, start.length / 30)) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

const letters = (byte: number) => byte >= 0xc0 || byte === 0xa8 || byte === 0xb8
const isWord = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)

function cyrillicIn(bytes: Uint8Array): Encoding | undefined {
  const runs = runsIn(bytes).filter((run) => letters(run[0]!))
  const all = runs.flat()
  const share = all.filter(letters).length / all.length
  const small = all.filter((byte) => byte >= 0xe0).length / all.length
  return all.length / runs.length >= 3 && share > 0.95 && (small > 0.6 || small < 0.05) ? 'windows-1251' : undefined
}

function runsIn(bytes: Uint8Array): number[][] {
  const runs: number[][] = []
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return
    if (at > 0 && bytes[at - 1]! >= 0x80) runs.at(-1)!.push(byte)
    else runs.push([byte])
  })
  return runs
}

type Pair = (lead: number, trail: number) => boolean
const usual: [Encoding, Pair][] = [
  ['gb18030', (lead, trail) => trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3))],
  ['big5', (lead, trail) => lead >= 0xa1 && lead <= 0xc6 && (trail <= 0x7e || trail >= 0xa1)],
  ['shift_jis', (lead, trail) => trail >= 0x40 && ((lead >= 0x81 && lead <= 0x83) || (lead >= 0x88 && lead <= 0x97))],
  ['euc-kr', (lead, trail) => trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xc8) || (lead >= 0xa1 && lead <= 0xa3))],
]
const usualShare = 0.8
const koreanLeast = 10

function pairsIn(bytes: Uint8Array): Encoding | undefined {
  const found = usual.flatMap(([encoding, isUsual]) => {
    const { share, count } = pairShare(bytes, isUsual, encoding === 'shift_jis')
    // Chinese in few characters may pass as Korean, hardly ever in many.
    const certain = encoding === 'euc-kr' ? share === 1 && count >= koreanLeast : share > usualShare
    return certain && decodesCut(bytes, encoding) ? [{ encoding, share: encoding === 'euc-kr' ? 2 : share }] : []
  })
  return found.toSorted((one, other) => other.share - one.share)[0]?.encoding
}

function pairShare(bytes: Uint8Array, isUsual: Pair, hasHalves: boolean): { share: number; count: number } {
  let count = 0
  let good = 0
  let before = -1
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!
    if (lead < 0x80) continue
    count++
    if (hasHalves && lead >= 0xa1 && lead <= 0xdf) continue
    const trail = bytes[at + 1] ?? 0
    const joined = before === at || (bytes[at + 2] ?? 0) >= 0x80
    if (joined && isUsual(lead, trail)) good++
    before = ++at + 1
  }
  return { share: good / Math.max(1, count), count }
}

function decodesCut(bytes: Uint8Array, encoding: Encoding): boolean {
  return decodes(bytes, encoding) || (bytes.length === sampleSize && decodes(bytes.subarray(0, -1), encoding))
}

const centralSigns = new Set([0xa3, 0xa5, 0xaf, 0xb3, 0xb9, 0xbf, 0x8c, 0x8d, 0x8f, 0x9c, 0x9d, 0x9f, 0xbe, 0xbc])
const turkishSigns = new Set([0xf0, 0xfd, 0xfe, 0xdd, 0xde, 0xd0])
const centralWords =
  /(?:^|[;,\t|"\n])\s*(?:cena|nazwa|n.zev|n.zov|naziv|denumire|pre[\xfe\xba]|megnevez.s|cikksz.m|[\xc1\xe1]r|ilo\S\S|mno.stv.|cantitate|jednotka|opis|popis)\s*(?=[;,\t|"\r\n])/i
const turkishWords = /(?:^|[;,\t|"\n])\s*(?:fiyat|stok|birim|adet|[\xdc\xfc]r[\xdc\xfc]n)(?![\x80-\xff])/i

function latinIn(bytes: Uint8Array): Encoding {
  const headings = new TextDecoder('windows-1252').decode(bytes.subarray(0, 400))
  let central = 0
  let turkish = 0
  bytes.forEach((byte, at) => {
    const inWord = isWord(bytes[at - 1]) || isWord(bytes[at + 1])
    if (centralSigns.has(byte) && isWord(bytes[at + 1])) central++
    if (turkishSigns.has(byte) && inWord) turkish++
  })
  if (turkish > central && (turkishWords.test(headings) || turkish > 2)) return 'windows-1254'
  return central > 1 || centralWords.test(headings) ? 'windows-1250' : 'windows-1252'
}
