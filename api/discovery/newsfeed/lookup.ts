// Face of the newsfeed: personal data.
export { forgetPerson, personColumns } from './person-queries.ts'
