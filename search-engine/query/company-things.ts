// Companies of a thing, and mentions.
import { u32 } from '../segments/arrays.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'
import { fieldBits, SAID_BIT } from '../schema.ts'
import { matches } from './match-buffers.ts'
import { isFitting, TIER } from './scores.ts'

type Saying = { bits: ReadonlyMap<number, number>; names: readonly number[]; isBoundBy: boolean }

const DECLARED = fieldBits('business', 'category', 'keywords', 'offered', 'products')
const PLACE = fieldBits('business', 'place')
const TEXT = fieldBits('business', 'text')
export const MENTION_SHARE = 64

const said = u32(65536)

export const isSaidBy = (doc: number, names: readonly number[]): boolean =>
  names.some((name) => (said[doc]! & name) === name)

export function isStrong(fields: number, isBoundBy: boolean): boolean {
  const own = isBoundBy ? TEXT : SAID_BIT
  return (fields & DECLARED) !== 0 || ((fields & own) !== 0 && (fields & PLACE) === 0)
}

export function markSaid(segment: SegmentReader, thing: Saying): void {
  said.fill(0, 0, segment.columns.count)
  for (const [word, bit] of thing.bits) {
    const from = segment.open(word)
    if (from < 0) continue
    for (let p = from; p < segment.end; p++)
      if (isStrong(segment.fields[p]!, thing.isBoundBy)) said[segment.docs[p]!]! |= bit
  }
}

export function saysThing(segment: SegmentReader, doc: number, thing: Saying): boolean {
  let mask = 0
  for (const [word, bit] of thing.bits)
    if (segment.postingsOf(doc, word, word + 1).some(({ fields }) => isStrong(fields, thing.isBoundBy))) mask |= bit
  return thing.names.some((name) => (mask & name) === name)
}

export function isListedMention(at: number, isLoose: boolean): boolean {
  const { scores } = matches
  const score = scores[at]!
  if (!isLoose) return isFitting(score)
  scores[at] = score - (score % TIER) + Math.floor((score % TIER) / MENTION_SHARE)
  return true
}
