// Exports for neighbors: the status of a product.
export { StatusBadge } from './StatusBadge.tsx'
