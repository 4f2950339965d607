// Text block export.
export { Blocks } from './Blocks.tsx'
