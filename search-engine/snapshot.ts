// An index as bytes and back. Arrays lie at multiples of eight and are used where they lie. Reads only what it wrote:
// another version, another schema, or a damaged file is refused.
import { crc32 } from 'node:zlib'
import { sized } from './arrays.ts'
import { type Histograms, histograms } from './histograms.ts'
import { type Columns, emptyColumns } from './columns.ts'
import type { Dictionary } from './intern.ts'
import { emptyLexicon, type Lexicon } from './lexicon.ts'
import { Waiting } from './mutable.ts'
import { formatVersion, type Kind, schemaHash } from './schema.ts'
import { Segment } from './segment.ts'
import type { State } from './state.ts'
import { emptyTraits, type Traits } from './traits.ts'

const MAGIC = 'WBNI'
type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array
type Part = { name: string; type: string; length: number; at: number }
type Header = {
  version: number
  kind: Kind
  schema: string
  cursor: string
  segments: number
  sorted: number
  sizes: Record<string, number>
  counts: number[]
  parts: Part[]
}

const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array }

/** A snapshot that can't be read; the index must be built anew. */
export class Unreadable extends Error {}

function dictionaries(lexicon: Lexicon): [string, Dictionary][] {
  return Object.entries(lexicon)
}

/** Nothing may wait: freeze first. The parts follow one another in the file; later changes do not touch them. */
export function saved(state: State, cursor: string): Uint8Array[] {
  const parts: Part[] = []
  const chunks: Uint8Array[] = []
  let at = 0
  const add = (name: string, array: Numbers): void => {
    parts.push({ name, type: array.constructor.name, length: array.length, at })
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    const rest = -bytes.length & 7
    chunks.push(bytes)
    if (rest > 0) chunks.push(new Uint8Array(rest))
    at += bytes.length + rest
  }
  for (const [name, dictionary] of dictionaries(state.lexicon)) {
    add(`${name}.chars`, dictionary.chars.subarray(0, dictionary.starts[dictionary.size]))
    add(`${name}.starts`, dictionary.starts.subarray(0, dictionary.size + 1))
    add(`${name}.table`, dictionary.table.slice())
  }
  state.segments.forEach((segment, s) => {
    const { columns, traits, postings, whole } = segment
    for (const [table, values] of Object.entries({ columns, traits, postings, whole }))
      for (const [name, value] of Object.entries(values))
        if (typeof value !== 'number') add(`${s}.${table}.${name}`, value)
    add(`${s}.rows`, segment.rows)
    add(`${s}.living`, segment.living.slice())
    add(`${s}.deleted`, segment.deleted.slice())
    add(`${s}.idTable`, segment.idTable)
  })
  for (const [name, counts] of Object.entries(state.counts)) add(`counts.${name}`, counts.slice())
  const header: Header = {
    version: formatVersion,
    kind: state.kind,
    schema: schemaHash(state.kind),
    cursor,
    segments: state.segments.length,
    sorted: state.lexicon.words.sorted,
    sizes: Object.fromEntries(dictionaries(state.lexicon).map(([name, { size }]) => [name, size])),
    counts: state.segments.map(({ columns }) => columns.count),
    parts,
  }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const head = new Uint8Array(16 + text.length + (-text.length & 7))
  head.set(new TextEncoder().encode(MAGIC))
  head.fill(32, 16)
  head.set(text, 16)
  const view = new DataView(head.buffer)
  view.setUint32(4, head.length, true)
  let sum = crc32(head.subarray(16))
  for (const chunk of chunks) sum = crc32(chunk, sum)
  view.setUint32(8, sum, true)
  view.setUint32(12, at / 8, true)
  return [head, ...chunks]
}

function header(bytes: Uint8Array, kind: Kind): { header: Header; body: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 24 || new TextDecoder().decode(bytes.slice(0, 4)) !== MAGIC) throw new Unreadable('not a snapshot')
  const body = view.getUint32(4, true)
  if (bytes.length !== body + view.getUint32(12, true) * 8) throw new Unreadable('not whole')
  if (crc32(bytes.subarray(16)) !== view.getUint32(8, true)) throw new Unreadable('damaged')
  const read = JSON.parse(new TextDecoder().decode(bytes.slice(16, body))) as Header
  if (read.version !== formatVersion) throw new Unreadable(`version ${read.version}`)
  if (read.kind !== kind || read.schema !== schemaHash(kind)) throw new Unreadable('another schema')
  return { header: read, body }
}

/** The state and the cursor of a snapshot; throws `Unreadable`. The bytes belong to the index from then on. */
export function restored(kind: Kind, given: Uint8Array): { state: State; cursor: string } {
  const bytes = given.byteOffset % 8 === 0 ? given : sized(given, given.length)
  const { header: head, body } = header(bytes, kind)
  const byName = new Map(head.parts.map((part) => [part.name, part]))
  const read = <T extends Numbers>(name: string): T => {
    const part = byName.get(name)
    const make = part && kinds[part.type as keyof typeof kinds]
    if (!make) throw new Unreadable(`no ${name}`)
    return new make(bytes.buffer as ArrayBuffer, bytes.byteOffset + body + part.at, part.length) as T
  }
  const lexicon = emptyLexicon()
  for (const [name, dictionary] of dictionaries(lexicon)) {
    dictionary.size = head.sizes[name]!
    dictionary.chars = read(`${name}.chars`)
    dictionary.starts = read(`${name}.starts`)
    dictionary.table = read(`${name}.table`)
  }
  lexicon.words.sorted = head.sorted
  const filled = <T extends Columns | Traits>(empty: T, count: number, table: string): T => {
    const names = Object.keys(empty).filter((name) => name !== 'count')
    return Object.assign(empty, Object.fromEntries(names.map((name) => [name, read(`${table}.${name}`)])), { count })
  }
  const segments = head.counts.map((count, s) => {
    const columns = filled(emptyColumns(0), count, `${s}.columns`)
    const living = read<Uint16Array>(`${s}.living`)
    const traits = filled(emptyTraits(0), living.length, `${s}.traits`)
    const profiles = { traits, rows: read<Uint16Array>(`${s}.rows`), living }
    const postings = {
      words: read<Uint32Array>(`${s}.postings.words`),
      starts: read<Uint32Array>(`${s}.postings.starts`),
      docs: read<Uint16Array>(`${s}.postings.docs`),
      impacts: read<Uint16Array>(`${s}.postings.impacts`),
    }
    const whole = { hashes: read<Uint32Array>(`${s}.whole.hashes`), docs: read<Uint16Array>(`${s}.whole.docs`) }
    return new Segment(columns, profiles, postings, whole, read(`${s}.deleted`), read(`${s}.idTable`))
  })
  const counts = histograms(lexicon)
  for (const name of Object.keys(counts) as (keyof Histograms)[]) counts[name] = read(`counts.${name}`)
  const documents = segments.reduce((sum, { columns, removed }) => sum + columns.count - removed, 0)
  const waiting = new Waiting(true)
  return { state: { kind, lexicon, segments, waiting, counts, documents }, cursor: head.cursor }
}
