// Index snapshots, used in place; other versions and damaged files are refused.
import { crc32 } from 'node:zlib'
import { resized } from './arrays.ts'
import { type FacetCounts, emptyFacetCounts } from '../query/facet-counts.ts'
import { type Columns, emptyColumns } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import { emptyLexicon, type Lexicon } from './lexicon.ts'
import { MutableSegment } from './mutable-segment.ts'
import { formatVersion, type Kind } from '../schema.ts'
import { Segment } from './segment.ts'
import type { IndexState } from './index-state.ts'
import { emptyFacetRows, type FacetRows } from './facet-rows.ts'

const MAGIC = 'WBNI'
type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array
type Part = { name: string; type: string; length: number; at: number }
type Header = {
  version: number
  kind: Kind
  cursor: string
  segments: number
  sorted: number
  sizes: Record<string, number>
  counts: number[]
  parts: Part[]
}

const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array }

export class UnreadableSnapshot extends Error {}

function dictionaries(lexicon: Lexicon): [string, Dictionary][] {
  return Object.entries(lexicon)
}

export function serialize(state: IndexState, cursor: string): Uint8Array[] {
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
    const { columns, facetRows, postings, exactHashes } = segment
    for (const [table, values] of Object.entries({ columns, facetRows, postings, exactHashes }))
      for (const [name, value] of Object.entries(values))
        if (typeof value !== 'number') add(`${s}.${table}.${name}`, value)
    add(`${s}.rowOf`, segment.rowOf)
    add(`${s}.liveCounts`, segment.liveCounts.slice())
    add(`${s}.deleted`, segment.deleted.slice())
    add(`${s}.idTable`, segment.idTable)
  })
  add('owners', state.owners.hashes.slice())
  for (const [name, counts] of Object.entries(state.facetCounts)) add(`counts.${name}`, counts.slice())
  const header: Header = {
    version: formatVersion,
    kind: state.kind,
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

const SUMMED_AT_ONCE = 8 << 20 // bytes; a few milliseconds

function* sumOf(bytes: Uint8Array): Generator<void, number> {
  let sum = 0
  for (let at = 0; at < bytes.length; at += SUMMED_AT_ONCE) {
    sum = crc32(bytes.subarray(at, at + SUMMED_AT_ONCE), sum)
    yield
  }
  return sum
}

function* header(bytes: Uint8Array, kind: Kind): Generator<void, { header: Header; body: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 24 || new TextDecoder().decode(bytes.slice(0, 4)) !== MAGIC)
    throw new UnreadableSnapshot('not a snapshot')
  const body = view.getUint32(4, true)
  if (bytes.length !== body + view.getUint32(12, true) * 8) throw new UnreadableSnapshot('truncated')
  if ((yield* sumOf(bytes.subarray(16))) !== view.getUint32(8, true)) throw new UnreadableSnapshot('damaged')
  const read = JSON.parse(new TextDecoder().decode(bytes.slice(16, body))) as Header
  if (read.version !== formatVersion) throw new UnreadableSnapshot(`version ${read.version}`)
  if (read.kind !== kind) throw new UnreadableSnapshot(`an index of ${read.kind}`)
  return { header: read, body }
}

/** Throws `UnreadableSnapshot`. The index takes ownership of the bytes. */
export function* deserialize(kind: Kind, source: Uint8Array): Generator<void, { state: IndexState; cursor: string }> {
  const bytes = source.byteOffset % 8 === 0 ? source : resized(source, source.length)
  const { header: head, body } = yield* header(bytes, kind)
  const byName = new Map(head.parts.map((part) => [part.name, part]))
  const read = <T extends Numbers>(name: string): T => {
    const part = byName.get(name)
    const make = part && kinds[part.type as keyof typeof kinds]
    if (!make) throw new UnreadableSnapshot(`no ${name}`)
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
  yield* lexicon.specs.learnAll()
  const filled = <T extends Columns | FacetRows>(empty: T, count: number, table: string): T => {
    const names = Object.keys(empty).filter((name) => name !== 'count')
    return Object.assign(empty, Object.fromEntries(names.map((name) => [name, read(`${table}.${name}`)])), { count })
  }
  const segments: Segment[] = []
  for (const [s, count] of head.counts.entries()) {
    yield
    const columns = filled(emptyColumns(0), count, `${s}.columns`)
    const liveCounts = read<Uint16Array>(`${s}.liveCounts`)
    const facetRows = filled(emptyFacetRows(0), liveCounts.length, `${s}.facetRows`)
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
