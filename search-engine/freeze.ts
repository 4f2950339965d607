// Freezes the waiting documents into a segment, numbered in the order of ties. Changes nothing of theirs.
import { roomy, u16, u32, u8 } from './arrays.ts'
import { gathered, precedes } from './columns.ts'
import type { Waiting } from './mutable.ts'
import { finished, NONE, type Postings, Segment, sortedExact } from './segment.ts'
import { profilesOf } from './traits.ts'

/** The living documents of the waiting segment as an immutable one; none when nothing lives. */
export function frozen(waiting: Waiting, words: number): Segment | undefined {
  const { columns, deleted } = waiting
  const living: number[] = []
  for (let doc = 0; doc < columns.count; doc++) if (!(deleted[doc >> 3]! & (1 << (doc & 7)))) living.push(doc)
  if (living.length === 0) return undefined
  living.sort((a, b) => precedes(columns, a, columns, b))
  const order = Uint16Array.from(living)
  const numbers = u16(columns.count).fill(NONE)
  for (let i = 0; i < order.length; i++) numbers[order[i]!] = i
  const hashes = u32(waiting.wholes)
  const docs = u16(waiting.wholes)
  let wholes = 0
  for (let i = 0; i < waiting.wholes; i++) {
    const doc = numbers[waiting.wholeDocs[i]!]!
    if (doc === NONE) continue
    hashes[wholes] = waiting.wholeHashes[i]!
    docs[wholes++] = doc
  }
  const whole = sortedExact(hashes, docs, wholes)
  const from = u8(order.length)
  const own = finished(gathered([waiting], from, order))
  const shared = finished(profilesOf([waiting], from, order))
  return new Segment(own, shared, inverted(waiting, order, words), whole)
}

let counts = u32(0)

/** Postings by word, out of postings by document. */
function inverted(waiting: Waiting, order: Uint16Array, words: number): Postings {
  const { postingStarts, words: given, strengths } = waiting
  counts = roomy(counts, words)
  let met = u32(1024)
  let total = 0
  let distinct = 0
  for (const doc of order) {
    for (let p = postingStarts[doc]!; p < postingStarts[doc + 1]!; p++, total++) {
      if (counts[given[p]!]!++ > 0) continue
      met = roomy(met, distinct + 1)
      met[distinct++] = given[p]!
    }
  }
  const out = { words: met.slice(0, distinct).sort(), starts: u32(distinct + 1), docs: u16(total), impacts: u16(total) }
  for (let i = 0, at = 0; i < distinct; i++) {
    const count = counts[out.words[i]!]!
    counts[out.words[i]!] = at
    at += count
    out.starts[i + 1] = at
  }
  for (let i = 0; i < order.length; i++) {
    const doc = order[i]!
    for (let p = postingStarts[doc]!; p < postingStarts[doc + 1]!; p++) {
      const at = counts[given[p]!]!++
      out.docs[at] = i
      out.impacts[at] = strengths[p]!
    }
  }
  for (let i = 0; i < distinct; i++) counts[out.words[i]!] = 0
  return out
}
