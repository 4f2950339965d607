// Territories for neighbors, loaded late.
export { CompanyBlock } from './where/CompanyBlock.tsx'
export { ProductBlock } from './where/ProductBlock.tsx'
