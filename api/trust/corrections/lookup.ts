// Corrections for neighbors.
export { removeOfBusiness as removeCorrections } from './queries.ts'
