// Newsfeed for other capabilities: personal data.
export { forgetPerson, personColumns } from './person-queries.ts'
