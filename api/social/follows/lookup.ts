// Follows for other capabilities: ending, events, personal data.
export { emitAdded as emitFollows, removeBetween as endFollows } from './queries.ts'
export { exportOf, forgetPerson, mergePerson, personColumns, removeFollows } from './person-queries.ts'
