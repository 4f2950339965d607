// What other capabilities may ask of favourites: all of a person, to give or to remove.
export { exportOf, forgetPerson } from './person-queries.ts'
