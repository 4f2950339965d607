// Reactions for other capabilities: removal, events, personal data.
export { emitAdded as emitReactions } from './queries.ts'
export { exportOf, forgetPerson, mergePerson, personColumns, removeReactions } from './person-queries.ts'
