// What other capabilities may ask of follows: to end them, to emit their events, and all of a person.
export { emitAdded as emitFollows, removeBetween as endFollows } from './queries.ts'
export { exportOf, forgetPerson, removeFollows } from './person-queries.ts'
