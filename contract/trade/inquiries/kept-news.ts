// News of a kept inquiry. No zod.
export const keptNews = ['delivered', 'ending', 'ended'] as const
export type KeptNews = (typeof keptNews)[number]
