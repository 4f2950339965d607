// Exports for neighbors.
export { NewSecret } from './NewSecret.tsx'
