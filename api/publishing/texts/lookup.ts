// Texts for other capabilities: delivered files.
export { fileOf } from './files.ts'
