// Exports for other capabilities.
export { useUnitNames } from './names.ts'
