// Webhooks for the sample data: secrets.
export { newSecret, withSecret } from './signing.ts'
