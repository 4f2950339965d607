// Work after an act about a list: moving what a retired category has, indexing anew what search knows by a former name.
export { categories } from './moving.ts'
export { lists } from './outdated.ts'
