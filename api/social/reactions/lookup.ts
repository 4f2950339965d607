// Reactions for neighbors: events.
export { emitAdded as emitReactions } from './queries.ts'
export { removeReactions } from './person-queries.ts'
