// A filter as tables over the values of traits and columns. Each test is one bit, so that a facet can leave its own test out.
import { u16, u8 } from './arrays.ts'
import type { Columns } from './columns.ts'
import type { Filter } from './documents.ts'
import { axes, findSpec, pairOf, type Axis, type Lexicon } from './lexicon.ts'
import type { Source } from './source.ts'
import { everyRow, type Traits } from './traits.ts'

export const bitOf: Record<Axis | 'verified' | 'business', number> = {
  businessType: 1,
  country: 2,
  industry: 4,
  category: 8,
  brand: 16,
  verified: 32,
  business: 64,
}
export const FIRST_SPEC = 128
const MOST_SPECS = 9

type Test<Of> = { bit: number; apply: (values: Of, rows: Uint16Array, count: number) => void }

/** The failed tests of each document of the last call, by its place in the list. */
export const failed = u16(65536)

export type Tests = {
  /** Of what documents share that have one row of traits. */
  traits: Test<Traits>[]
  /** Of what each has of its own. */
  columns: Test<Columns>[]
  /** The spec keys that are filtered, and the bit of each. */
  specBits: Map<number, number>
}

export function testsOf(filter: Filter | undefined, lexicon: Lexicon): Tests {
  const traits: Test<Traits>[] = []
  const columns: Test<Columns>[] = []
  const specBits = new Map<number, number>()
  if (!filter) return { traits, columns, specBits }
  for (const axis of axes) {
    const wanted = filter[axis]
    if (wanted?.length) traits.push(axisTest(axis, accepted(lexicon, axis, wanted)))
  }
  if (filter.verified !== undefined)
    traits.push(axisTest('verified', Uint8Array.of(filter.verified ? 0 : 1, filter.verified ? 1 : 0)))
  if (filter.business !== undefined) columns.push(businessTest(lexicon.business.findText(filter.business)))
  let bit = FIRST_SPEC
  for (const { key, values } of (filter.specs ?? [])
    .filter(({ values: some }) => some.length > 0)
    .slice(0, MOST_SPECS)) {
    const wanted = u8(lexicon.specs.size)
    for (const value of values) {
      const spec = findSpec(lexicon, key, value)
      if (spec >= 0) wanted[pairOf(spec)] = 1
    }
    columns.push(specTest(bit, wanted))
    const number = lexicon.specKeys.findText(key.trim())
    if (number >= 0) specBits.set(number, (specBits.get(number) ?? 0) | bit)
    bit <<= 1
  }
  return { traits, columns, specBits }
}

export function isEmpty({ traits, columns }: Tests): boolean {
  return traits.length + columns.length === 0
}

/** The rows of the documents under way. */
const rowsOfDocs = u16(65536)

/** Runs all tests over the documents; `failed` then holds the bits. */
export function applyTests(tests: Tests, source: Source, docs: Uint16Array, count: number): void {
  const { columns, traits, rows } = source
  failed.fill(0, 0, count)
  if (tests.traits.length > 0) {
    for (let i = 0; i < count; i++) rowsOfDocs[i] = rows[docs[i]!]!
    for (const { apply } of tests.traits) apply(traits, rowsOfDocs, count)
  }
  for (const { apply } of tests.columns) apply(columns, docs, count)
}

/** Runs the tests of traits over all their rows. */
export function applyToRows(tests: Tests, traits: Traits): void {
  failed.fill(0, 0, traits.count)
  for (const { apply } of tests.traits) apply(traits, everyRow, traits.count)
}

function accepted(lexicon: Lexicon, axis: Axis, values: string[]): Uint8Array {
  const table = u8(lexicon[axis].size + 1)
  for (const value of values) {
    const number = lexicon[axis].findText(value)
    if (number >= 0) table[number] = 1
  }
  return table
}

function axisTest(axis: Axis | 'verified', table: Uint8Array): Test<Traits> {
  const bit = bitOf[axis]
  if (axis !== 'category') {
    return { bit, apply: (traits, rows, count) => byTable(traits[axis], table, bit, rows, count) }
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

function specTest(bit: number, wanted: Uint8Array): Test<Columns> {
  return {
    bit,
    apply({ specs, specStarts }, docs, count) {
      for (let i = 0; i < count; i++) {
        // what has failed two tests counts nowhere
        if ((failed[i]! & (failed[i]! - 1)) !== 0) continue
        const doc = docs[i]!
        let at = specStarts[doc]!
        const end = specStarts[doc + 1]!
        while (at < end && wanted[pairOf(specs[at]!)] === 0) at++
        if (at === end) failed[i]! |= bit
      }
    },
  }
}
