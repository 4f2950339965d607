// For other capabilities: ending them, emitting their events, personal data.
export { emitAdded as emitConnections, removeBetween as endConnections } from './queries.ts'
export { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'
