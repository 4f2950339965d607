// Connections for other capabilities: ending, events.
export { emitAdded as emitConnections, removeBetween as endConnections } from './queries.ts'
