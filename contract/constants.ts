// The numbers and fixed lists of the specification, each named once, with the section it comes from.

export const searchPageSize = 5 // 1§9
export const searchPageSizeMost = 50 // D§search
export const searchTextMost = 200
export const suggestionsMost = 5
export const latestRegisteredSize = 3 // 2§9
export const latestRegisteredTypes = ['MA', 'DI', 'EX', 'CO'] as const // 2§2 Home
export const productListSize = 12
export const mainProductsMost = 8 // D§cards

export const countryNameMost = 24 // 1§9 Cards
export const specValueMost = 50 // 1§9 Cards
export const specsOnCardMost = 4 // 1§9 Cards
export const mainProductDescriptionMost = 200 // 1§9
export const titleDescriptionMost = 64 // 1§9, 2§9
export const mobileDescriptionMost = 340 // 2§9
export const shortDescriptionMost = 512 // 2§5
export const keywordsMost = 10 // D§cards

export const flyoutGroups = 6 // 1§9
export const flyoutItems = 6 // 1§9
export const flyoutDelay = 300 // ms, 1§9

export const breakpoints = { xs: 0, sm: 768, md: 992, lg: 1200 } as const // px, 1§9
export const foundedYear = 2000 // copyright range, D§names

export const subscriptions = ['standard', 'gold', 'premium', 'platinum'] as const // 1§9, lowest first
export type Subscription = (typeof subscriptions)[number]
export const productLimits: Record<Subscription, number> = { standard: 7, gold: 20, premium: 50, platinum: 100 } // 2§9

export const businessTypes = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO'] as const // 1§3
export type BusinessType = (typeof businessTypes)[number]
export const searchTypes = ['PR', 'UR', ...businessTypes] as const // PR and UR only search, D§search
export type SearchType = (typeof searchTypes)[number]
export const defaultSearchType: SearchType = 'MA' // 1§9
