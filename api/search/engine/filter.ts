// A filter as tables over column values. Each test is one bit, so that a facet can leave its own test out.
import { u16, u8 } from './arrays.ts'
import type { Columns } from './columns.ts'
import type { Filter } from './documents.ts'
import { axes, findSpec, type Axis, type Lexicon } from './lexicon.ts'

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

/** Does the test ask only for what documents of one profile share? */
export function ofProfile(bit: number): boolean {
  return bit < bitOf.business
}

type Test = { bit: number; apply: (columns: Columns, docs: Uint16Array, count: number) => void }

/** The failed tests of each document of the last call, by its place in the list. */
export const failed = u16(65536)

export type Tests = {
  all: Test[]
  /** The spec keys that are filtered, and the bit of each. */
  specBits: Map<number, number>
}

export function testsOf(filter: Filter | undefined, lexicon: Lexicon): Tests {
  const all: Test[] = []
  const specBits = new Map<number, number>()
  if (!filter) return { all, specBits }
  for (const axis of axes) {
    const wanted = filter[axis]
    if (wanted?.length) all.push(axisTest(axis, accepted(lexicon, axis, wanted)))
  }
  if (filter.verified !== undefined) all.push(verifiedTest(filter.verified ? 1 : 0))
  if (filter.business !== undefined) all.push(businessTest(lexicon.business.findText(filter.business)))
  let bit = FIRST_SPEC
  for (const { key, values } of (filter.specs ?? [])
    .filter(({ values: some }) => some.length > 0)
    .slice(0, MOST_SPECS)) {
    all.push(specTest(bit, new Set(values.map((value) => findSpec(lexicon, key, value)))))
    const number = lexicon.specKeys.findText(key.trim())
    if (number >= 0) specBits.set(number, (specBits.get(number) ?? 0) | bit)
    bit <<= 1
  }
  return { all, specBits }
}

/** Runs all tests over the documents; `failed` then holds the bits. */
export function applyTests(tests: Tests, columns: Columns, docs: Uint16Array, count: number): void {
  failed.fill(0, 0, count)
  for (const { apply } of tests.all) apply(columns, docs, count)
}

function accepted(lexicon: Lexicon, axis: Axis, values: string[]): Uint8Array {
  const table = u8(lexicon[axis].size + 1)
  for (const value of values) {
    const number = lexicon[axis].findText(value)
    if (number >= 0) table[number] = 1
  }
  return table
}

function axisTest(axis: Axis, table: Uint8Array): Test {
  const bit = bitOf[axis]
  if (axis !== 'category') {
    return { bit, apply: (columns, docs, count) => byTable(columns[axis], table, bit, docs, count) }
  }
  return {
    bit,
    apply({ categories, categoryStarts }, docs, count) {
      for (let i = 0; i < count; i++) {
        const doc = docs[i]!
        let at = categoryStarts[doc]!
        const end = categoryStarts[doc + 1]!
        while (at < end && table[categories[at]!] === 0) at++
        if (at === end) failed[i]! |= bit
      }
    },
  }
}

function byTable(
  column: Uint16Array | Uint32Array,
  table: Uint8Array,
  bit: number,
  docs: Uint16Array,
  count: number,
): void {
  for (let i = 0; i < count; i++) if (table[column[docs[i]!]!] === 0) failed[i]! |= bit
}

function verifiedTest(wanted: number): Test {
  const bit = bitOf.verified
  return {
    bit,
    apply({ verified }, docs, count) {
      for (let i = 0; i < count; i++) if (verified[docs[i]!] !== wanted) failed[i]! |= bit
    },
  }
}

function businessTest(wanted: number): Test {
  const bit = bitOf.business
  return {
    bit,
    apply({ business }, docs, count) {
      for (let i = 0; i < count; i++) if (business[docs[i]!] !== wanted) failed[i]! |= bit
    },
  }
}

function specTest(bit: number, wanted: Set<number>): Test {
  return {
    bit,
    apply({ specs, specStarts }, docs, count) {
      for (let i = 0; i < count; i++) {
        const doc = docs[i]!
        let at = specStarts[doc]!
        const end = specStarts[doc + 1]!
        while (at < end && !wanted.has(specs[at]!)) at++
        if (at === end) failed[i]! |= bit
      }
    },
  }
}
