// Exports for other capabilities.
export { NewSecret } from './NewSecret.tsx'
