// Exports for other capabilities: the status of a product.
export { StatusBadge } from './StatusBadge.tsx'
