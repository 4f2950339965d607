// Exports for neighbors: tabs and completeness of the profile's form.
export { completenessOf } from './completeness.ts'
export type { Tab } from './fields.ts'
export { tabNames } from './Tabs.tsx'
