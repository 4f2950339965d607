// Kinds of watches, news and paces. No zod.
export const watchables = ['product', 'business', 'category'] as const
export type Watchable = (typeof watchables)[number]

export const watchPaces = ['app', 'daily', 'weekly'] as const
export type WatchPace = (typeof watchPaces)[number]
export const searchPaces = [...watchPaces, 'paused'] as const
export type SearchPace = (typeof searchPaces)[number]

/** `import`: many matches of one business in one line. */
export const newsKinds = [
  'match',
  'import',
  'supplier',
  'price',
  'minimumOrder',
  'leadTime',
  'stock',
  'certificate',
  'verified',
] as const
export type NewsKind = (typeof newsKinds)[number]
export const savedTypes = ['business', 'product'] as const
export type SavedType = (typeof savedTypes)[number]
