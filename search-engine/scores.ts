// What scores are made of, and how high each reason to match lifts a document. Data.

// Scores are whole numbers below 2³¹, so that equal documents tie exactly: words give up to 525 million, the lifts add.
/** What the weights of all slots add up to. */
export const SHARE = 8000
/** A score of 1. */
export const FULL = SHARE * 65_535
/** Lifts members of the named category, and on a relaxed page what has all words. */
export const LIFT = 530_000_000
/** Lifts the very name or code. */
export const EXACT = LIFT * 2

/** Documents that match whatever their words: the very name or code, or members of the named category. */
export type Forced = { word?: number; hash?: number; boost: number }
