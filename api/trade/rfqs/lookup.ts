// RFQs for other capabilities: personal data.
export { exportOf, forgetPerson, personColumns } from './person-queries.ts'
