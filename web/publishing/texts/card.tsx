// The blocks of a text for other features.
export { Blocks } from './Blocks.tsx'
