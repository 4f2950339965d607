// The scale of scores, and the boosts above it.

// Integers below 2³¹, so that ties are exact: words give up to 525 million, the boosts are added.
/** Sum of the weights of all slots. */
export const WEIGHT_SUM = 8000
/** A score of 1. */
export const UNIT_SCORE = WEIGHT_SUM * 65_535
/** For members of the named category, and for full matches of a relaxed query. */
export const CATEGORY_BOOST = 530_000_000
/** For the exact name or code. */
export const EXACT_BOOST = CATEGORY_BOOST * 2

/** Documents that match whatever their words: exact name or code, or members of the named category. */
export type ForcedMatch = { word?: number; hash?: number; boost: number }
