// What other capabilities may ask of connections: to end what is between two, or all of a person, and to emit their events.
export { emitAdded as emitConnections, removeBetween as endConnections } from './queries.ts'
export { exportOf, forgetPerson } from './person-queries.ts'
