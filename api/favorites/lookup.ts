// For other capabilities: personal data.
export { exportOf, forgetPerson } from './person-queries.ts'
