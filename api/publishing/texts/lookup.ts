// Texts for neighbors: delivered files.
export { fileOf } from './files.ts'
