// Compiled filters; one bit a test: facets ignore their own.
import { u16, u32, u8 } from '../segments/arrays.ts'
import type { Columns } from '../segments/columns.ts'
import { packId, unpackId } from '../segments/ids.ts'
import type { Among, Filter } from '../documents.ts'
import {
  facetFields,
  findSpec,
  packSpec,
  specPair,
  specTag,
  type FacetField,
  type Lexicon,
} from '../segments/lexicon.ts'
import { isWithin } from '../text/quantities.ts'
import { isDeleted, type SegmentReader } from '../segments/segment-reader.ts'
import { evidenceBits, identityRows, type FacetRows } from '../segments/facet-rows.ts'

type FacetTest = FacetField | 'verified' | 'run' | 'replies'

/** Products alone have brands, businesses alone replies: they share a bit. Specs use those from `FIRST_SPEC`. */
export const bitOf: Record<FacetTest | 'business' | 'evidence', number> = {
  businessType: 1,
  country: 2,
  industry: 4,
  category: 8,
  brand: 16,
  replies: 16,
  verified: 32,
  business: 64,
  run: 128,
  evidence: 65536,
}
export const FIRST_SPEC = 256
const MAX_SPECS = 8
/** Tests whose values no facet row counts: companies, specs. */
export const COUNTED_ELSEWHERE = bitOf.business | ((FIRST_SPEC << MAX_SPECS) - FIRST_SPEC)

type Apply<Of> = (values: Of, rows: Uint16Array, count: number) => void
type Test<Of> = { bit: number; apply: Apply<Of> }
type ColumnTest = { bit: number; apply: (...given: [...Parameters<Apply<Columns>>, segment: SegmentReader]) => void }

export const failed = u32(65536)

export type CompiledFilter = {
  facetRows: Test<FacetRows>[]
  columns: ColumnTest[]
  specBits: Map<number, number>
}

export function compileFilter(filter: Filter | undefined, lexicon: Lexicon): CompiledFilter {
  const facetRows: Test<FacetRows>[] = []
  const columns: ColumnTest[] = []
  const specBits = new Map<number, number>()
  if (!filter) return { facetRows, columns, specBits }
  for (const field of facetFields) {
    const wanted = filter[field]
    if (wanted?.length) facetRows.push(fieldTest(field, acceptedValues(lexicon, field, wanted)))
  }
  for (const field of ['verified', 'run'] as const) {
    const wanted = filter[field]
    if (wanted !== undefined) facetRows.push(fieldTest(field, Uint8Array.of(wanted ? 0 : 1, wanted ? 1 : 0)))
  }
  if (filter.replies) facetRows.push(fieldTest('replies', Uint8Array.of(0, filter.replies === 'most' ? 1 : 0, 1)))
  if (filter.evidence?.length) facetRows.push(evidenceTest(filter.evidence))
  if (filter.business !== undefined) columns.push(businessTest(lexicon.business.findText(filter.business)))
  let bit = FIRST_SPEC
  if (filter.except?.length) columns.push(exceptTest(filter.except))
  if (filter.among) columns.push(amongTest(filter.among, lexicon))
  for (const asked of (filter.specs ?? [])
    .filter(({ values, ranges = [] }) => values.length + ranges.length > 0)
    .slice(0, MAX_SPECS)) {
    const number = lexicon.specKeys.findText(asked.key.trim())
    const tag = number < 0 ? undefined : specTag(packSpec(number, 0))
    columns.push(specTest(bit, tag, acceptedPairs(lexicon, number, asked)))
    if (number >= 0) specBits.set(number, (specBits.get(number) ?? 0) | bit)
    bit <<= 1
  }
  return { facetRows, columns, specBits }
}

export function isEmpty({ facetRows, columns }: CompiledFilter): boolean {
  return facetRows.length + columns.length === 0
}

const rowsOfDocs = u16(65536)

export function applyTests(tests: CompiledFilter, segment: SegmentReader, docs: Uint16Array, count: number): void {
  const { columns, facetRows, rowOf } = segment
  failed.fill(0, 0, count)
  if (tests.facetRows.length > 0) {
    for (let i = 0; i < count; i++) rowsOfDocs[i] = rowOf[docs[i]!]!
    for (const { apply } of tests.facetRows) apply(facetRows, rowsOfDocs, count)
  }
  for (const { apply } of tests.columns) apply(columns, docs, count, segment)
}

export function countPassing(tests: CompiledFilter, segment: SegmentReader, docs: Uint16Array): number {
  applyTests(tests, segment, docs, docs.length)
  let count = 0
  for (let i = 0; i < docs.length; i++)
    if (failed[i] === 0 && (segment.removed === 0 || !isDeleted(segment, docs[i]!))) count++
  return count
}

export function applyToRows(tests: CompiledFilter, facetRows: FacetRows): void {
  failed.fill(0, 0, facetRows.count)
  for (const { apply } of tests.facetRows) apply(facetRows, identityRows, facetRows.count)
}

type SpecFilter = NonNullable<Filter['specs']>[number]

function acceptedPairs(lexicon: Lexicon, key: number, { key: name, values, ranges = [] }: SpecFilter): Uint8Array {
  const { specs } = lexicon
  const wanted = u8(specs.size)
  for (const value of values) {
    const spec = findSpec(lexicon, name, value)
    if (spec >= 0) wanted[specPair(spec)] = 1
  }
  if (ranges.length === 0 || key < 0) return wanted
  for (let pair = 0; pair < specs.size; pair++)
    if (specs.keyOf(pair) === key && ranges.some((range) => isWithin(specs, pair, range))) wanted[pair] = 1
  return wanted
}

function acceptedValues(lexicon: Lexicon, field: FacetField, values: string[]): Uint8Array {
  const table = u8(lexicon[field].size + 1)
  for (const value of values) {
    const number = lexicon[field].findText(value)
    if (number >= 0) table[number] = 1
  }
  return table
}

function fieldTest(field: FacetTest, table: Uint8Array): Test<FacetRows> {
  const bit = bitOf[field]
  if (field !== 'category') {
    return { bit, apply: (facetRows, rows, count) => byTable(facetRows[field], table, bit, rows, count) }
  }
  return {
    bit,
    apply({ categories, categoryStarts }, rows, count) {
      for (let i = 0; i < count; i++) {
        const row = rows[i]!
        let at = categoryStarts[row]!
        const end = categoryStarts[row + 1]!
        while (at < end && table[categories[at]!] === 0) at++
        if (at === end) failed[i]! |= bit
      }
    },
  }
}

function evidenceTest(wanted: NonNullable<Filter['evidence']>): Test<FacetRows> {
  const bit = bitOf.evidence
  const bits = evidenceBits(wanted)
  return {
    bit,
    apply({ evidence }, rows, count) {
      for (let i = 0; i < count; i++) if ((evidence[rows[i]!]! & bits) === 0) failed[i]! |= bit
    },
  }
}

function byTable(
  column: Uint8Array | Uint16Array | Uint32Array,
  table: Uint8Array,
  bit: number,
  rows: Uint16Array,
  count: number,
): void {
  for (let i = 0; i < count; i++) if (table[column[rows[i]!]!] === 0) failed[i]! |= bit
}

function businessTest(wanted: number): Test<Columns> {
  const bit = bitOf.business
  return {
    bit,
    apply({ business }, docs, count) {
      for (let i = 0; i < count; i++) if (business[docs[i]!] !== wanted) failed[i]! |= bit
    },
  }
}

function exceptTest(left: readonly string[]): Test<Columns> {
  const leftOut = new Set(left)
  return {
    bit: bitOf.business,
    apply({ ids, idStarts }, docs, count) {
      for (let i = 0; i < count; i++) {
        const doc = docs[i]!
        if (leftOut.has(unpackId(ids, idStarts[doc]!, idStarts[doc + 1]!))) failed[i]! |= bitOf.business
      }
    },
  }
}

type DocumentSet = { count: number; chosen: Uint8Array }
const chosenDocs = new WeakMap<Among, WeakMap<Columns, DocumentSet>>()

function amongTest(among: Among, lexicon: Lexicon): ColumnTest {
  const bit = bitOf.business
  return {
    bit,
    apply(_columns, docs, count, segment) {
      const chosen = chosenIn(segment, among, lexicon)
      for (let i = 0; i < count; i++) if (chosen[docs[i]!] === 0) failed[i]! |= bit
    },
  }
}

/** Documents of `among` are looked up once per segment. */
function chosenIn(segment: SegmentReader, among: Among, lexicon: Lexicon): Uint8Array {
  const { columns } = segment
  const bySegment = chosenDocs.get(among) ?? new WeakMap<Columns, DocumentSet>()
  chosenDocs.set(among, bySegment)
  const known = bySegment.get(columns)
  if (known?.count === columns.count) return known.chosen
  const chosen = u8(columns.count)
  for (const id of among.ids) {
    const doc = segment.docOf(id, packId(id))
    if (doc >= 0) chosen[doc] = 1
  }
  const owners = new Set(among.owners.map((owner) => lexicon.business.findText(owner)))
  if (owners.size > 0)
    for (let doc = 0; doc < columns.count; doc++) if (owners.has(columns.business[doc]!)) chosen[doc] = 1
  bySegment.set(columns, { count: columns.count, chosen })
  return chosen
}

/** `tag` undefined: no document has the key. Documents without it fail the business bit too. */
function specTest(bit: number, tag: number | undefined, wanted: Uint8Array): Test<Columns> {
  const withoutKey = bit | bitOf.business
  return {
    bit,
    apply({ specs, specStarts }, docs, count) {
      for (let i = 0; i < count; i++) {
        // Two failed tests: counts nowhere.
        if ((failed[i]! & (failed[i]! - 1)) !== 0) continue
        const doc = docs[i]!
        let fails = withoutKey
        for (let at = specStarts[doc]!, end = specStarts[doc + 1]!; at < end; at++) {
          const spec = specs[at]!
          if (specTag(spec) !== tag) continue
          fails = bit
          if (wanted[specPair(spec)] === 0) continue
          fails = 0
          break
        }
        failed[i]! |= fails
      }
    },
  }
}
