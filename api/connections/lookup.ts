// What other capabilities may ask of connections: to end what is between two, or all of a person, and to tell of rows.
export { connectedTo, removeBetween as endConnections, emittedConnections } from './queries.ts'
export { exportOf, forgetPerson } from './person-queries.ts'
