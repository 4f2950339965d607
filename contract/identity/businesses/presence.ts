// States and kinds of businesses. No zod.

/** `listed`: from public sources, nobody runs it. `run`: it has members. */
export const presences = ['listed', 'run'] as const
export type Presence = (typeof presences)[number]

/** `collection`: a data set or a catalog of standard parts, no trading company. */
export const businessKinds = ['company', 'collection'] as const
export type BusinessKind = (typeof businessKinds)[number]
