// Document exports.
export { ProductDocuments } from './ProductDocuments.tsx'
