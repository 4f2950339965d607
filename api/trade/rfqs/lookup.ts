// What other capabilities may ask of requests for quotation: all of a person.
export { exportOf, forgetPerson, personColumns } from './person-queries.ts'
