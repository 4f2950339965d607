// Answers an empty text: all documents in the order of ties. Without a filter nothing is counted anew.
import type { Collector } from './collect.ts'
import { matched } from './scratch.ts'
import { isDeleted, type Source } from './source.ts'

function everything(source: Source): number {
  const { count } = source.columns
  for (let doc = 0; doc < count; doc++) matched.docs[doc] = doc
  matched.scores.fill(0, 0, count)
  return count
}

/** The first living documents of a source, `most` where it is ranked. */
function first(source: Source, most: number): number {
  const { count } = source.columns
  let found = 0
  for (let doc = 0; doc < count && (found < most || !source.ranked); doc++) {
    if (!isDeleted(source, doc)) matched.docs[found++] = doc
  }
  matched.scores.fill(0, 0, found)
  return found
}

/** All documents that pass the filter. */
export function* browse(sources: Source[], collector: Collector, most: number): Generator<void, void> {
  for (let s = 0; s < sources.length; s++) {
    const source = sources[s]!
    if (!collector.takeAll(source, s, most)) collector.take(source, s, matched.docs, matched.scores, everything(source))
    yield
  }
}

/** The first documents only; totals and facets are known already. */
export function browseAll(sources: Source[], collector: Collector, most: number, documents: number): void {
  sources.forEach((source, s) => {
    collector.top.offer(s, matched.docs, matched.scores, first(source, most), source.ranked)
  })
  collector.total = documents
}
