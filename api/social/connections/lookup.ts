// Connections for neighbors: ending, events.
export { emitAdded as emitConnections, removeBetween as endConnections } from './queries.ts'
