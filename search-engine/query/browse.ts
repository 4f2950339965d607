// Textless queries, in tie order.
import type { Collector } from './collector.ts'
import { matches } from './match-buffers.ts'
import { isDeleted, type SegmentReader } from '../segments/segment-reader.ts'

function everything(segment: SegmentReader): number {
  const { count } = segment.columns
  for (let doc = 0; doc < count; doc++) matches.docs[doc] = doc
  matches.scores.fill(0, 0, count)
  return count
}

function first(segment: SegmentReader, limit: number): number {
  const { count } = segment.columns
  let found = 0
  for (let doc = 0; doc < count && (found < limit || !segment.ranked); doc++) {
    if (!isDeleted(segment, doc)) matches.docs[found++] = doc
  }
  matches.scores.fill(0, 0, found)
  return found
}

export function* browse(segments: SegmentReader[], collector: Collector, limit: number): Generator<void, void> {
  for (let s = 0; s < segments.length; s++) {
    const segment = segments[s]!
    if (!collector.collectAll(segment, s, limit))
      yield* collector.collectPaced(segment, s, matches.docs, matches.scores, everything(segment))
    yield
  }
}

export function* browseAll(
  segments: SegmentReader[],
  collector: Collector,
  { skip, size }: { skip: number; size: number },
  documents: number,
): Generator<void, void> {
  for (const [s, segment] of segments.entries()) {
    collector.top.offer(s, matches.docs, matches.scores, first(segment, skip + size), segment.ranked)
    if (skip > DEEP) yield
  }
  collector.total = documents
}

const DEEP = 1000
