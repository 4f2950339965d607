// What neighbors show of API tokens.
export { NewSecret } from './NewSecret.tsx'
