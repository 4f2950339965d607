// For the sample data: secrets as they are stored.
export { newSecret, withSecret } from './signing.ts'
