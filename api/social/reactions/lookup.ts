// Reactions for other capabilities: removal, events.
export { emitAdded as emitReactions } from './queries.ts'
export { removeReactions } from './person-queries.ts'
