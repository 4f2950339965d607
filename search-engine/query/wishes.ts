// Wishes order matches and exclude none.
import { u16 } from '../segments/arrays.ts'
import type { Wishes } from '../documents.ts'
import type { FacetField, Lexicon } from '../segments/lexicon.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'
import { slotScores, matches } from './match-buffers.ts'
import { type ChosenPoints, raiseChosen } from './chosen.ts'
import { FIT_BOOST, UNIT_SCORE } from './scores.ts'

export type Bonus = { by: 'type' | 'category' | 'place'; words: number[]; points: number }

export type CompiledWishes = {
  bonuses: Bonus[]
  facets: { field: FacetField; wanted: Uint8Array }[]
  chosen?: readonly ChosenPoints[]
}

export const noWishes: CompiledWishes = { bonuses: [], facets: [] }

export function facetWishes(wishes: Wishes | undefined, lexicon: Lexicon): CompiledWishes['facets'] {
  return (['businessType', 'country'] as const).flatMap((field) => {
    const values = wishes?.[field]
    if (!values?.length) return []
    const wanted = new Uint8Array(lexicon[field].size + 1)
    for (const value of values) {
      const number = lexicon[field].findText(value)
      if (number >= 0) wanted[number] = 1
    }
    return { field, wanted }
  })
}

export function applyWishes(segment: SegmentReader, { bonuses, facets, chosen = [] }: CompiledWishes): void {
  if (matches.count === 0) return
  for (const bonus of bonuses) addBonus(segment, bonus)
  if (facets.length > 0) addFit(segment, facets)
  if (chosen.length > 0) raiseChosen(segment, chosen)
}

function addBonus(segment: SegmentReader, { words, points }: Bonus): void {
  const { docs, scores, count } = matches
  segment.begin()
  const marked: [Uint16Array, number, number][] = []
  for (const word of words) {
    const from = segment.open(word)
    if (from < 0) continue
    const { docs: postingDocs, impacts, end } = segment
    for (let p = from; p < end; p++) {
      const doc = postingDocs[p]!
      const value = Math.round((points * impacts[p]!) / 65_535)
      if (value > slotScores[doc]!) slotScores[doc] = value
    }
    marked.push([postingDocs, from, end])
  }
  if (marked.length === 0) return
  for (let i = 0; i < count; i++) scores[i]! += slotScores[docs[i]!]!
  for (const [postingDocs, from, end] of marked) for (let p = from; p < end; p++) slotScores[postingDocs[p]!] = 0
}

const fits = u16(65536)
export const PARTIAL_FIT = Math.round(0.1 * UNIT_SCORE)

function addFit(segment: SegmentReader, facets: CompiledWishes['facets']): void {
  const { facetRows, rowOf } = segment
  const { docs, scores, count } = matches
  fits.fill(0, 0, facetRows.count)
  for (const { field, wanted } of facets) {
    const column = facetRows[field as 'country']
    for (let row = 0; row < facetRows.count; row++) fits[row]! += wanted[column[row]!]!
  }
  for (let i = 0; i < count; i++) {
    const fit = fits[rowOf[docs[i]!]!]!
    if (fit === facets.length) scores[i]! += FIT_BOOST
    else scores[i]! += fit * PARTIAL_FIT
  }
}
