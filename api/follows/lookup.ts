// What other capabilities may ask of follows: to end what is between two, or all of a person, and to tell of rows.
export { followedBy, removeBetween as endFollows, emittedFollows } from './queries.ts'
export { exportOf, forgetPerson } from './person-queries.ts'
