// Favorites for other capabilities: personal data.
export { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'
