// The scale of scores: points within a tier, and tiers above them.

// Integers below 2³¹, so that ties are exact.
/** Sum of the weights of all slots. */
export const WEIGHT_SUM = 2000
/** A text score of 1; bonuses add at most as much again. */
export const UNIT_SCORE = WEIGHT_SUM * 65_535
/** A tier outranks all points below it. */
export const TIER_BITS = 28
export const TIER = 2 ** TIER_BITS
export const TIERS = 8
/** For documents that fit every wish: company type, place. */
export const FIT_BOOST = TIER
/** For full matches of a relaxed query. */
export const STRICT_BOOST = TIER * 2
/** For the exact name or code. */
export const EXACT_BOOST = TIER * 4

export function isFitting(score: number): boolean {
  return ((score / TIER) & 1) === 1
}

/** Documents that match whatever their words: exact name or code, or members of the named category. */
export type ForcedMatch = { word?: number; hash?: number; boost: number }
