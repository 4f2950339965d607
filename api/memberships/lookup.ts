// For the lists of personal data: what memberships keep of a person.
export { exportOf, forgetPerson } from './person-queries.ts'
