// What one index is made of while it is asked: its dictionaries, its segments, its running counts.
import type { Histograms } from './histograms.ts'
import type { Facets } from './documents.ts'
import type { Lexicon } from './lexicon.ts'
import type { Kind } from './schema.ts'
import type { Segment } from './segment.ts'
import type { Waiting } from './mutable.ts'
import type { Source } from './source.ts'

export type State = {
  kind: Kind
  lexicon: Lexicon
  segments: Segment[]
  waiting: Waiting
  /** Counts over all living documents. */
  counts: Histograms
  documents: number
  /** Facets over all living documents, while nothing has changed since they were asked for. */
  facets?: Facets | undefined
}

/** All sources in one fixed order; the changeable one first, so that a search that pauses has read it before. */
export function sourcesOf({ waiting, segments }: State): Source[] {
  return waiting.columns.count > 0 ? [waiting, ...segments] : segments
}

/** As `sourcesOf`, untouched by what is removed afterwards. */
export function heldSources({ waiting, segments }: State): Source[] {
  const held = segments.map((segment) => segment.view())
  return waiting.columns.count > 0 ? [waiting, ...held] : held
}
