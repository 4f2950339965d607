// Numbers and places of boosts. For server and pages; without zod.

/** A boost runs so long. */
export const boostDays = 7

/** The slots marked Promoted. */
export const boostPlaces = ['search', 'home', 'feed'] as const
export type BoostPlace = (typeof boostPlaces)[number]

/** The same one is shown to a viewer so often a day at most. */
export const boostShownMost = 3

/** Who was shown less often than the others, because it began later or was hidden, is shown so often in a row at most. */
export const boostTurnsInRow = 20

/** An inquiry within so many days of a click counts as one that the boost has brought. */
export const boostClickDays = 7
