// Index snapshots in pieces.
import { crc32 } from 'node:zlib'
import { type FacetCounts, emptyFacetCounts } from '../query/facet-counts.ts'
import { type Columns, emptyColumns } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import { emptyLexicon, type Lexicon } from './lexicon.ts'
import { MutableSegment } from './mutable-segment.ts'
import { formatVersion, type Kind } from '../schema.ts'
import { Segment } from './segment.ts'
import type { IndexState } from './index-state.ts'
import { emptyFacetRows, type FacetRows } from './facet-rows.ts'

const MAGIC = 'WBNP'
const PREAMBLE = 12 // bytes: magic, size of the header, size of a piece
const PIECE = 4 << 20 // bytes; each has a checksum, a few milliseconds
type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array
type Part = { name: string; type: string; length: number }
type Header = {
  version: number
  kind: Kind
  cursor: string
  sorted: number
  sizes: Record<string, number>
  counts: number[]
  parts: Part[]
}
/** `fill` throws `UnreadableSnapshot` at an early end. */
export type SnapshotSource = { size: number; fill: (array: Uint8Array) => Promise<void> | void }

const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array }

export class UnreadableSnapshot extends Error {}

function dictionaries(lexicon: Lexicon): [string, Dictionary][] {
  return Object.entries(lexicon)
}

function partsOf({ lexicon, segments, owners, facetCounts }: IndexState): [string, Numbers][] {
  const parts: [string, Numbers][] = []
  const add = (name: string, array: Numbers): void => void parts.push([name, array])
  for (const [name, dictionary] of dictionaries(lexicon)) {
    add(`${name}.chars`, dictionary.chars.subarray(0, dictionary.starts[dictionary.size]))
    add(`${name}.starts`, dictionary.starts.subarray(0, dictionary.size + 1))
    add(`${name}.table`, dictionary.table.slice())
  }
  segments.forEach((segment, s) => {
    const { columns, facetRows, postings, exactHashes } = segment
    for (const [table, values] of Object.entries({ columns, facetRows, postings, exactHashes }))
      for (const [name, value] of Object.entries(values))
        if (typeof value !== 'number') add(`${s}.${table}.${name}`, value)
    add(`${s}.rowOf`, segment.rowOf)
    add(`${s}.liveCounts`, segment.liveCounts.slice())
    add(`${s}.deleted`, segment.deleted.slice())
    add(`${s}.idTable`, segment.idTable)
  })
  add('owners', owners.hashes.slice())
  for (const [name, counts] of Object.entries(facetCounts)) add(`counts.${name}`, counts.slice())
  return parts
}

export function serialize(state: IndexState, cursor: string, pieceSize = PIECE): Iterable<Uint8Array> {
  const parts = partsOf(state)
  const header: Header = {
    version: formatVersion,
    kind: state.kind,
    cursor,
    sorted: state.lexicon.words.sorted,
    sizes: Object.fromEntries(dictionaries(state.lexicon).map(([name, { size }]) => [name, size])),
    counts: state.segments.map(({ columns }) => columns.count),
    parts: parts.map(([name, array]) => ({ name, type: array.constructor.name, length: array.length })),
  }
  const head = new TextEncoder().encode(JSON.stringify(header))
  const preamble = new Uint8Array(PREAMBLE)
  preamble.set(new TextEncoder().encode(MAGIC))
  const view = new DataView(preamble.buffer)
  view.setUint32(4, head.length, true)
  view.setUint32(8, pieceSize, true)
  return inPieces(preamble, [head, ...parts.map(([, array]) => bytesOf(array))], pieceSize)
}

function* inPieces(preamble: Uint8Array, all: readonly Uint8Array[], pieceSize: number): Generator<Uint8Array> {
  yield preamble
  for (const bytes of all)
    for (const piece of piecesOf(bytes, pieceSize)) {
      yield piece
      yield sumOf(piece)
    }
}

function bytesOf({ buffer, byteOffset, byteLength }: Numbers): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function* piecesOf(bytes: Uint8Array, pieceSize: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
}

function sumOf(piece: Uint8Array): Uint8Array {
  const sum = new Uint8Array(4)
  new DataView(sum.buffer).setUint32(0, crc32(piece), true)
  return sum
}

/** Arrays to be filled in order; undefined: a pause. */
type Filling<T> = Generator<Uint8Array | void, T>

function* filled(bytes: Uint8Array, pieceSize: number): Filling<void> {
  const sum = new Uint8Array(4)
  for (const piece of piecesOf(bytes, pieceSize)) {
    yield piece
    yield sum
    if (!sumOf(piece).every((byte, at) => byte === sum[at])) throw new UnreadableSnapshot('damaged')
    yield
  }
}

const sizeInPieces = (bytes: number, pieceSize: number): number => bytes + 4 * Math.ceil(bytes / pieceSize)

function* readHeader(kind: Kind, size: number): Filling<{ header: Header; pieceSize: number }> {
  const preamble = new Uint8Array(PREAMBLE)
  if (size < PREAMBLE) throw new UnreadableSnapshot('not a snapshot')
  yield preamble
  if (new TextDecoder().decode(preamble.subarray(0, 4)) !== MAGIC) throw new UnreadableSnapshot('not a snapshot')
  const view = new DataView(preamble.buffer)
  const [length, pieceSize] = [view.getUint32(4, true), view.getUint32(8, true)]
  if (pieceSize === 0 || length > size) throw new UnreadableSnapshot('damaged')
  const head = new Uint8Array(length)
  if (PREAMBLE + sizeInPieces(length, pieceSize) > size) throw new UnreadableSnapshot('truncated')
  yield* filled(head, pieceSize)
  const header = JSON.parse(new TextDecoder().decode(head)) as Header
  if (header.version !== formatVersion) throw new UnreadableSnapshot(`version ${header.version}`)
  if (header.kind !== kind) throw new UnreadableSnapshot(`an index of ${header.kind}`)
  const sizes = header.parts.map(
    ({ type, length: count }) => count * kinds[type as keyof typeof kinds].BYTES_PER_ELEMENT,
  )
  const expected = [length, ...sizes].reduce((sum, bytes) => sum + sizeInPieces(bytes, pieceSize), PREAMBLE)
  if (size !== expected) throw new UnreadableSnapshot('truncated')
  return { header, pieceSize }
}

/** Throws `UnreadableSnapshot`. */
export function* deserialize(kind: Kind, size: number): Filling<{ state: IndexState; cursor: string }> {
  const { header: head, pieceSize } = yield* readHeader(kind, size)
  const parts = new Map<string, Numbers>()
  for (const { name, type, length } of head.parts) {
    const array = new kinds[type as keyof typeof kinds](length)
    yield* filled(bytesOf(array), pieceSize)
    parts.set(name, array)
  }
  const read = <T extends Numbers>(name: string): T => {
    const part = parts.get(name)
    if (!part) throw new UnreadableSnapshot(`no ${name}`)
    return part as T
  }
  const lexicon = emptyLexicon()
  for (const [name, dictionary] of dictionaries(lexicon)) {
    dictionary.size = head.sizes[name]!
    dictionary.chars = read(`${name}.chars`)
    dictionary.starts = read(`${name}.starts`)
    dictionary.table = read(`${name}.table`)
  }
  lexicon.words.sorted = head.sorted
  yield* lexicon.specs.learnAll()
  const table = <T extends Columns | FacetRows>(empty: T, count: number, of: string): T => {
    const names = Object.keys(empty).filter((name) => name !== 'count')
    return Object.assign(empty, Object.fromEntries(names.map((name) => [name, read(`${of}.${name}`)])), { count })
  }
  const segments: Segment[] = []
  for (const [s, count] of head.counts.entries()) {
    yield
    const columns = table(emptyColumns(0), count, `${s}.columns`)
    const liveCounts = read<Uint16Array>(`${s}.liveCounts`)
    const facetRows = table(emptyFacetRows(0), liveCounts.length, `${s}.facetRows`)
    const segmentFacets = { facetRows, rowOf: read<Uint16Array>(`${s}.rowOf`), liveCounts }
    const postings = {
      words: read<Uint32Array>(`${s}.postings.words`),
      starts: read<Uint32Array>(`${s}.postings.starts`),
      docs: read<Uint16Array>(`${s}.postings.docs`),
      impacts: read<Uint16Array>(`${s}.postings.impacts`),
      fields: read<Uint8Array>(`${s}.postings.fields`),
    }
    const exactHashes = {
      hashes: read<Uint32Array>(`${s}.exactHashes.hashes`),
      docs: read<Uint16Array>(`${s}.exactHashes.docs`),
    }
    const [deleted, ids] = [read<Uint8Array>(`${s}.deleted`), read<Uint16Array>(`${s}.idTable`)]
    segments.push(new Segment(columns, segmentFacets, postings, exactHashes, deleted, ids))
  }
  const facetCounts = emptyFacetCounts(lexicon)
  for (const name of Object.keys(facetCounts) as (keyof FacetCounts)[]) facetCounts[name] = read(`counts.${name}`)
  const documents = segments.reduce((sum, { columns, removed }) => sum + columns.count - removed, 0)
  const mutableSegment = new MutableSegment(true)
  return {
    state: {
      kind,
      lexicon,
      segments,
      mutableSegment,
      facetCounts,
      owners: { hashes: read<Uint32Array>('owners') },
      documents,
      isKnown: () => false,
    },
    cursor: head.cursor,
  }
}

export function sourceOf(bytes: Uint8Array): SnapshotSource {
  let at = 0
  return {
    size: bytes.length,
    fill(array) {
      array.set(bytes.subarray(at, at + array.length))
      at += array.length
    },
  }
}
