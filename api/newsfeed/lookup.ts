// Face of the newsfeed: personal data.
export { forgetPerson } from './person-queries.ts'
