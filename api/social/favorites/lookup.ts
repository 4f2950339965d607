// Favorites for other capabilities.
export { removeFavorites } from './person-queries.ts'
export { findSaved } from './queries.ts'
