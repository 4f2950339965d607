// A built dictionary as bytes.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { endianness } from 'node:os'
import { crc32 } from 'node:zlib'
import { type Phrase, rowOf } from './rows.ts'

const word = 4 // bytes
const sources = ['.', './data', '../text']

export function printOf(given: Iterable<Phrase>): string {
  const hash = createHash('sha1').update(`${process.versions.unicode} ${endianness()}`)
  for (const folder of sources) {
    const at = new URL(`${folder}/`, import.meta.url)
    for (const file of readdirSync(at).toSorted())
      if (/(?<!\.test)\.(?:ts|tsv|txt)$/.test(file)) hash.update(file).update(readFileSync(new URL(file, at)))
  }
  for (const phrase of given) hash.update(`${rowOf(phrase)}\t${phrase.inside?.join('|') ?? ''}\n`)
  return hash.digest('hex')
}

/** Sum, header size, header, arrays; all aligned to words. */
export function pack(print: string, arrays: readonly (Uint8Array | Uint32Array)[]): Uint8Array {
  const header = Buffer.from(JSON.stringify({ print, sizes: arrays.map(({ byteLength }) => byteLength) }))
  const parts = [
    header,
    ...arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]
  const total = parts.reduce((sum, part) => sum + whole(part.length), 2 * word)
  const packed = Buffer.alloc(total)
  packed.writeUInt32LE(header.length, word)
  let at = 2 * word
  for (const part of parts) {
    packed.set(part, at)
    at += whole(part.length)
  }
  packed.writeUInt32LE(crc32(packed.subarray(word)), 0)
  return packed
}

export function unpack(print: string, packed: Uint8Array): Uint8Array[] | undefined {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  if (bytes.length < 2 * word || bytes.readUInt32LE(0) !== crc32(bytes.subarray(word))) return undefined
  const end = 2 * word + bytes.readUInt32LE(word)
  const header = JSON.parse(bytes.toString('utf8', 2 * word, end)) as { print: string; sizes: number[] }
  if (header.print !== print) return undefined
  let at = whole(end)
  return header.sizes.map((size) => {
    const part = bytes.subarray(at, at + size)
    at += whole(size)
    return part
  })
}

function whole(bytes: number): number {
  return Math.ceil(bytes / word) * word
}
