// Hits by edit distance.
import { limits } from '../schema.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'
import type { WordDictionary } from '../segments/word-dictionary.ts'
import { editDistance, setTarget } from './name-distance.ts'
import { EXACT_BOOST, isFitting } from './scores.ts'
import type { Hit } from './top-hits.ts'

type Target = { name: string; words: WordDictionary; segments: readonly SegmentReader[]; hasPlace: boolean }

export function closestFirst(hits: Hit[], { name, words, segments, hasPlace }: Target): Hit[] {
  const length = setTarget(name)
  const maxDistance = Math.min(12, Math.max(1, Math.floor(length / 4)))
  if (length === 0) return hits
  const fit = ({ score }: Hit): number => (hasPlace && isFitting(score) ? 0 : maxDistance + 2)
  const ranked = hits.slice(0, limits.reranked).map((hit) => {
    const distance = editDistance(words, segments[hit.segment]!, hit.doc, maxDistance)
    return { hit, place: hit.score >= EXACT_BOOST ? -1 : fit(hit) + Math.min(distance, maxDistance + 1) }
  })
  ranked.sort((a, b) => a.place - b.place)
  return [...ranked.map(({ hit }) => hit), ...hits.slice(limits.reranked)]
}
