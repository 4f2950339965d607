// Sanctions for other capabilities: reports, console, personal data.
export { exportOf, forgetPerson, mergePerson, personColumns } from './personal.ts'
export type { Hide } from './effects.ts'
export { impose } from './sanctions.ts'
export { countAppeals, countStrikes, findResource, findResources, type Resource } from './queries.ts'
