// What other capabilities may ask of reactions: to remove them, to emit their events, and all of a person.
export { emitAdded as emitReactions } from './queries.ts'
export { exportOf, forgetPerson, removeReactions } from './person-queries.ts'
