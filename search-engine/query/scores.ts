// Score scale.

// Integers below 2³¹, so that ties are exact.
export const WEIGHT_SUM = 2000
export const UNIT_SCORE = WEIGHT_SUM * 65_535
/** A tier outranks all points below it. */
export const TIER_BITS = 28
export const TIER = 2 ** TIER_BITS
export const TIERS = 8
export const FIT_BOOST = TIER
export const STRICT_BOOST = TIER * 2
export const EXACT_BOOST = TIER * 4

export function isFitting(score: number): boolean {
  return ((score / TIER) & 1) === 1
}

export type ForcedMatch = { word?: number; hash?: number; boost: number }
