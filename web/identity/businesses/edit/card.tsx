// Exports for neighbors: tabs of the profile's form, and how complete a profile is.
export { completenessOf } from './completeness.ts'
export type { Tab } from './fields.ts'
export { tabNames } from './Tabs.tsx'
