// Connections for other capabilities: ending, events, personal data.
export { emitAdded as emitConnections, removeBetween as endConnections } from './queries.ts'
export { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'
