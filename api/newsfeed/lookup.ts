// What other capabilities may ask of the newsfeed.
export { forgetPerson } from './person-queries.ts'
