// Choices for search.
export { ChosenWeights } from './weights.ts'
