// Hits as a segment.
import type { AnyDocument } from '../documents.ts'
import type { Kind } from '../schema.ts'
import { packId } from '../segments/ids.ts'
import { MutableSegment } from '../segments/mutable-segment.ts'
import type { Lexicon } from '../segments/lexicon.ts'
import type { Hit } from '../query/top-hits.ts'
import { DocumentAnalyzer } from '../text/analyzer.ts'

export type FoundHit = { id: string; score: number; document: AnyDocument }

export class Hits {
  readonly hits: Hit[]
  readonly segment = new MutableSegment(true)
  readonly #found: readonly FoundHit[]

  constructor(kind: Kind, lexicon: Lexicon, found: readonly FoundHit[], named = false) {
    const analyzer = new DocumentAnalyzer(kind, lexicon)
    this.#found = found
    this.hits = found.map(({ document, score }) => {
      const read = named ? nameOf(document) : document
      return { segment: 0, doc: analyzer.write(read, packId(document.id), this.segment), score }
    })
  }

  of({ doc }: Hit): FoundHit {
    return this.#found[doc]!
  }
}

function nameOf(document: AnyDocument): AnyDocument {
  const bare = { text: '', translated: [], taxonomy: [], keywords: [] }
  if ('specs' in document) return { ...document, ...bare, specs: [], brand: '', code: '', company: '' }
  return { ...document, ...bare, categories: [], place: [], products: [], offered: [] }
}
