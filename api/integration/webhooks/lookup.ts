// Webhooks for the sample data: stored secrets.
export { newSecret, withSecret } from './signing.ts'
