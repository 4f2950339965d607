// For other capabilities: ending them, emitting their events, personal data.
export { emitAdded as emitFollows, removeBetween as endFollows } from './queries.ts'
export { exportOf, forgetPerson, mergePerson, personColumns, removeFollows } from './person-queries.ts'
