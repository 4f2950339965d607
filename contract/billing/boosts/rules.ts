// Limits and places of boosts. No zod.

export const boostDays = 7

export const boostPlaces = ['search', 'home', 'feed'] as const
export type BoostPlace = (typeof boostPlaces)[number]

/** Maximum per viewer and day. */
export const boostShownMost = 3

/** Catch-up limit: a lagging boost is shown at most this many times in a row. */
export const boostTurnsInRow = 20

/** Attribution window after a click. */
export const boostClickDays = 7
