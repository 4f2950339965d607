// Choices for search.
export { ChosenWeights } from './weights.ts'
export { findAskedQuestions } from './queries.ts'
