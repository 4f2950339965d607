// Choices for search.
export { ChosenWeights } from './weights.ts'
export { findAskedQuestions, findKey as keyOfDay } from './queries.ts'
