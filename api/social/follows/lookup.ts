// Follows for neighbors: ending, events.
export { emitAdded as emitFollows, removeBetween as endFollows } from './queries.ts'
export { removeFollows } from './person-queries.ts'
