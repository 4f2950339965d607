// Freezes the mutable segment, in tie order.
import { grown, u16, u32, u8 } from './arrays.ts'
import { gatherColumns, compareTieOrder, STEP_SIZE } from './columns.ts'
import type { MutableSegment } from './mutable-segment.ts'
import { idTable, NONE, type Postings, Segment, sortExactHashes } from './segment.ts'
import { collectFacetRows } from './facet-rows.ts'

export function* freezeSegment(mutableSegment: MutableSegment, words: number): Generator<void, Segment | undefined> {
  const { columns, deleted } = mutableSegment
  const live: number[] = []
  for (let doc = 0; doc < columns.count; doc++) if (!(deleted[doc >> 3]! & (1 << (doc & 7)))) live.push(doc)
  if (live.length === 0) return undefined
  live.sort((a, b) => compareTieOrder(columns, a, columns, b))
  yield
  const order = Uint16Array.from(live)
  const numbers = u16(columns.count).fill(NONE)
  for (let i = 0; i < order.length; i++) numbers[order[i]!] = i
  const hashes = u32(mutableSegment.hashCount)
  const docs = u16(mutableSegment.hashCount)
  let count = 0
  for (let i = 0; i < mutableSegment.hashCount; i++) {
    const doc = numbers[mutableSegment.hashDocs[i]!]!
    if (doc === NONE) continue
    hashes[count] = mutableSegment.hashValues[i]!
    docs[count++] = doc
  }
  const exactHashes = sortExactHashes(hashes, docs, count)
  const from = u8(order.length)
  yield
  const columnsInOrder = yield* gatherColumns([mutableSegment], from, order)
  const facets = yield* collectFacetRows([mutableSegment], from, order)
  const postings = yield* invert(mutableSegment, order, words)
  const ids = yield* idTable(columnsInOrder)
  return new Segment(columnsInOrder, facets, postings, exactHashes, undefined, ids)
}

function* invert(mutableSegment: MutableSegment, order: Uint16Array, words: number): Generator<void, Postings> {
  const { postingStarts, words: postingWords, postingImpacts, postingFields } = mutableSegment
  const counts = u32(words)
  let seenWords = u32(1024)
  let total = 0
  let distinct = 0
  for (let i = 0; i < order.length; i++) {
    if (i % STEP_SIZE === STEP_SIZE - 1) yield
    const doc = order[i]!
    for (let p = postingStarts[doc]!; p < postingStarts[doc + 1]!; p++, total++) {
      if (counts[postingWords[p]!]!++ > 0) continue
      seenWords = grown(seenWords, distinct + 1)
      seenWords[distinct++] = postingWords[p]!
    }
  }
  const out = {
    words: seenWords.slice(0, distinct).sort(),
    starts: u32(distinct + 1),
    docs: u16(total),
    impacts: u16(total),
    fields: u8(total),
  }
  for (let i = 0, at = 0; i < distinct; i++) {
    const count = counts[out.words[i]!]!
    counts[out.words[i]!] = at
    at += count
    out.starts[i + 1] = at
  }
  yield
  for (let i = 0; i < order.length; i++) {
    if (i % STEP_SIZE === STEP_SIZE - 1) yield
    const doc = order[i]!
    for (let p = postingStarts[doc]!; p < postingStarts[doc + 1]!; p++) {
      const at = counts[postingWords[p]!]!++
      out.docs[at] = i
      out.impacts[at] = postingImpacts[p]!
      out.fields[at] = postingFields[p]!
    }
  }
  return out
}
