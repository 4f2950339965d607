// Sanctions for neighbors: reports, console.
export type { Hide } from './effects.ts'
export { impose } from './sanctions.ts'
export { countStrikes, findResource, findResources, type Resource } from './queries.ts'
