// The face of sanctions to reports and the console.
export { impose } from './sanctions.ts'
export { countAppeals, countStrikes, findResource, findResources, type Resource } from './queries.ts'
