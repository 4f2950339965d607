// Favorites for neighbors.
export { removeFavorites } from './person-queries.ts'
export { findSaved } from './queries.ts'
