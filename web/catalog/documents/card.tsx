// Document exports, for parts that load where there are any.
export { ProductDocuments } from './ProductDocuments.tsx'
