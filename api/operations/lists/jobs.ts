// Jobs of list changes: moving records of retired categories, reindexing former names.
export { categories } from './moving.ts'
export { lists } from './outdated.ts'
